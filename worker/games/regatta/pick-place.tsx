/** A space as a word of a sentence, what is missing there, and who lies there. */
import { SpaceSign } from '../../../web/board/cargo'
import { Icon } from '../../../web/board/draw'
import type { Good } from './cards'
import { spaceOf } from './course'
import { courseOf } from './editions/courses'
import type { Regatta } from './board'
import { nameOf, spotOf } from './reading'
import { signOfAct, signOfSpace } from './signs'
import type { ShipId } from './state'
import type { RegattaBoard } from './view'

type Around = Pick<Regatta, 'say'> & { board: RegattaBoard }

/** Its price is in the sign; for the ear it is said. */
export function SpaceOf({ board, say, id, mute = false }: Around & { id: string; mute?: boolean }) {
  const course = courseOf(board.course)
  const space = spaceOf(course, id)
  const { word, cost } = spotOf(board, id)
  const sign = signOfSpace(course.data, space, board.tokens.includes(id))
  return (
    <>
      <SpaceSign sign={sign} kind={space.kind} size={22} cost={space.cost} />
      {!mute && `\u00a0${say(word)}`}
      {!mute && cost && <span class="ear">, {say(cost)}</span>}
    </>
  )
}

/** "−2" of a good. */
export const Lack = ({ say, what, n }: Pick<Around, 'say'> & { what: Good; n: number }) => (
  <b class="lack">
    <span class="ear">{say({ say: 'pick-short' })}: </span>
    <span aria-hidden="true">! </span>−{n} <Icon id={signOfAct(what)} size={18} box={24} name={say({ say: 'act', with: { act: what } })} />
  </b>
)

export function Meets({ say, crew, meets }: Pick<Regatta, 'say' | 'crew'> & { meets: readonly ShipId[] }) {
  if (meets.length === 0) return null
  return (
    <small class="meets">
      <Icon id="fight" size={16} box={22} /> {say({ say: 'pick-fights' })} <bdi>{meets.map(ship => nameOf(crew, say, ship)).join(' / ')}</bdi>{' '}
    </small>
  )
}
