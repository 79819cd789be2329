/** What goes overboard for a load that finds no empty hold, in brackets: one cargo if it is known, or those of which it will be one. */
import { Fragment } from 'preact'
import { Icon } from '../../../../web/board/draw'
import type { Half } from '../advice/outlook'
import type { Regatta } from '../board/board'
import { signOfAct } from '../board/signs'
import { goods } from '../state/texts'
import { unitOf, wordsAround } from './sign'

type Cargoes = NonNullable<Half['overboard']>

/** Of more, the smallest are named: those that one throws out. */
const NAMED = 2
const moreOf = ({ length }: Cargoes): string => (length > NAMED ? '…' : '')
const between = (say: Regatta['say']): string => ` ${say({ say: 'pick-or' })} `

export function Overboard({ say, cargoes }: Pick<Regatta, 'say'> & { cargoes: Cargoes }) {
  if (cargoes.length === 0) return <>{noRoom(say)}</>
  const [before, after] = wordsAround(say, 'pick-over')
  const named = cargoes.slice(0, NAMED)
  return (
    <>
      {named.map(({ what, n }, i) => (
        <Fragment key={`${what}${n}`}>
          {i > 0 && between(say)}
          <span class="tied">
            {i === 0 && before}
            {n}
            <Icon id={signOfAct(what)} size={16} box={24} name={unitOf(say, what, n)} />
            {i === named.length - 1 && `${moreOf(cargoes)}${after}`}
          </span>
        </Fragment>
      ))}
    </>
  )
}

/** The same in words. */
export const overboardText = (say: Regatta['say'], cargoes: Cargoes): string => told(say, cargoes, ({ what, n }) => say(goods(what, n)))

/** As long as it is drawn, with `sign` for what stands after each number. */
export const overboardDrawn = (say: Regatta['say'], cargoes: Cargoes, sign: string): string => told(say, cargoes, ({ n }) => `${n}${sign}`)

function told(say: Regatta['say'], cargoes: Cargoes, cargo: (one: Cargoes[number]) => string): string {
  if (cargoes.length === 0) return noRoom(say)
  const named = cargoes.slice(0, NAMED).map(cargo)
  return say({ say: 'pick-over', with: { sign: named.join(between(say)) + moreOf(cargoes) } })
}

const noRoom = (say: Regatta['say']): string => `(${say({ say: 'short-no-room' })})`
