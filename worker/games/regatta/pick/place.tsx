/** A space inside a sentence, what would be missing there, and who lies there. */
import { type ComponentChildren, Fragment } from 'preact'
import { SpaceSign } from '../../../../web/board/cargo'
import { Icon } from '../../../../web/board/draw'
import type { Good } from '../editions/cards'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { Regatta } from '../board/board'
import { nameOf, spotOf } from '../state/reading'
import { signOfAct, signOfShip, signOfSpace } from '../board/signs'
import type { ShipId } from '../state/state'
import { distinctSpaces } from './alike'
import { backText, payText, type Lacking } from './lack'
import { aroundSign, byLastWord, signed, unitOf, wordsAround } from './sign'
import type { RegattaBoard } from '../state/view'

type Props = Pick<Regatta, 'say'> & { board: RegattaBoard }

interface SpaceProps extends Props {
  id: string
  /** Only the icon. */
  mute?: boolean
  /** On cards only screen readers get the name. */
  terse?: boolean
  /** They get the cost elsewhere. */
  told?: boolean
}

/** The icon shows the cost; screen readers get it in words. Of a name only the first word has to stay with the icon. */
export function SpaceOf({ board, say, id, mute = false, terse = false, told = false }: SpaceProps) {
  const course = courseOf(board.course)
  const space = spaceOf(course, id)
  const { word, cost } = spotOf(board, id)
  const hasChest = board.tokens.includes(id)
  const sign = signOfSpace(course.data, space, hasChest)
  const drawn = <SpaceSign sign={sign} kind={space.kind} size={terse ? 18 : 22} cost={space.cost} />
  if (mute) return drawn
  // What is told may be how its chest was taken.
  const name = say(space.kind === 'lair' && !hasChest && !told ? { say: 'spot', with: { kind: 'looted' } } : word)
  // The sign of a sea space or of a lair says all; a port has a name.
  const named = space.kind === 'port' || space.kind === 'home'
  const [first = ''] = /^\S*/u.exec(name) ?? []
  return (
    <>
      <span class="whole-line">
        {drawn}
        {'\u00a0'}
        {terse ? <span class="name">{name}</span> : named ? first : <span class="kind">{name}</span>}
      </span>
      {!terse && named && name.slice(first.length)}
      {cost && !told && <span class="ear">, {say(cost)}</span>}
    </>
  )
}

/** A shortfall such as "2 (food) short", and the mark that follows it, so that no line begins with one. */
export function Lack({ say, what, n, children }: Pick<Props, 'say'> & { what: Good; n: number; children?: ComponentChildren }) {
  const [before, after] = wordsAround(say, 'pick-short', { n })
  return (
    <b class="lack">
      {before}
      <Icon id={signOfAct(what)} size={16} box={24} name={unitOf(say, what, n)} />
      {after}
      {children}
    </b>
  )
}

/** A shortfall and what follows, "2 (food) short, pay 1 (food) ← 3": the ship pays what it has, goes back, and pays there. */
export function Shortage({ board, say, ...lacking }: Props & Lacking) {
  const { short, due, falls } = lacking
  const pay = payText(lacking, signed)
  const [before, after] = pay ? aroundSign(say(pay)) : []
  const [word, sum] = byLastWord(before ?? '')
  const back = say(backText(board, lacking))
  const colon = falls.length === 0 && ':'
  return (
    <span class="fall">
      <Lack say={say} {...short}>
        {pay ? ',' : colon}
      </Lack>{' '}
      {pay && (
        <>
          {word}
          <span class="tied">
            {sum}
            <Icon id={signOfAct(short.what)} size={16} box={24} name={unitOf(say, short.what, due - short.n)} />
            {after}
            {colon}
          </span>{' '}
        </>
      )}
      {colon && back}
      {distinctSpaces(board, falls).map(({ space }, i) => (
        <Fragment key={space.id}>
          {i > 0 && ' '}
          <span class="tied">
            {i === 0 ? (
              <>
                <span class="ear">{back}</span>
                <span aria-hidden="true">←</span>
              </>
            ) : (
              say({ say: 'pick-or' })
            )}{' '}
            <SpaceOf board={board} say={say} id={space.id} terse />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Of several ships only the signs, and in columns of all: their names would take a line each. */
export function Meets({ say, crew, meets }: Pick<Regatta, 'say' | 'crew'> & { meets: readonly ShipId[] }) {
  if (meets.length === 0) return null
  const [only] = meets.length === 1 ? meets : []
  return (
    <small class="meets">
      <span class="tied">
        <Icon id="fight" size={16} box={22} /> {say({ say: 'pick-fights' })}{' '}
        {meets.map(ship => (
          <Icon key={ship} id={signOfShip(crew, ship)} size={16} box={38} name={only === undefined ? nameOf(crew, say, ship) : undefined} />
        ))}
      </span>{' '}
      {only !== undefined && <bdi>{nameOf(crew, say, only)}</bdi>}{' '}
    </small>
  )
}
