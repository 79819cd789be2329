/** Retreat of a ship that cannot pay (J1-SHORT, JR-SHORT, Y-SHORT). */
import type { Chance } from '../../../rules/chance'
import type { Seat } from '../../../rules/contract'
import type { Does } from './acts'
import { behind, type Space } from '../editions/course'
import { count } from '../state/holds'
import { costOf, endFills, landing } from './moving'
import type { Question, Story } from './question'
import { courseIn, editionIn, shipOf, spaceIn, type Now, type RegattaState } from '../state/state'
import { named } from '../state/texts'

/** Where the retreat can end, one option per route (J1-D14, JR-D14). Undefined while a shortage die has yet to be rolled. */
export function retreatQuestion(state: RegattaState, now: Now, seat: Seat): Question | undefined {
  const { shortageDie } = editionIn(state)
  if (shortageDie && !now.goal) return undefined
  const suits = now.goal ? (space: Space) => space.kind === now.goal : payable(state, seat)
  const course = courseIn(state)
  const { space, lap } = shipOf(state, seat)
  const ends = behind(course, { space: spaceIn(state, space), lap }, suits)
  return {
    about: 'retreat',
    seat,
    ask: () => ({ say: 'ask-retreat' }),
    waiting: () => ({ say: 'waiting-retreat', with: named('who', seat) }),
    options: ends.map(end => {
      const cost = shortageDie ? undefined : costOf(state, seat, end.space) // JR-SHORT-4
      const act: Does<'retreat'> = { do: 'retreat', seat, ...landing(state, seat, end, ends.length > 1, cost) }
      return { act, label: () => ({ say: 'choice-retreat', with: { n: end.steps, ...endFills(state, ends, end) } }), at: act.to }
    }),
  }
}

export function goBack(story: Story, { seat, to, laps, lane, treasure }: Does<'retreat'>): void {
  const course = courseIn(story.state).id
  const facts = { ...(treasure && { treasure }), ...(lane && { lane }) }
  if (laps > 0) return story.record({ type: 'retreated', seat, course, to, laps: 0, ...facts, ruling: 'Q-33' })
  story.record({ type: 'retreated', seat, course, to, laps, ...facts })
}

/** J1-SHORT-2: spaces whose full cost can be paid with what is left; a lair always qualifies. */
function payable(state: RegattaState, seat: Seat): (space: Space) => boolean {
  const { tax } = courseIn(state).data
  const { holds } = shipOf(state, seat)
  return ({ kind, cost }) => (kind !== 'port' && kind !== 'sea') || cost <= count(holds, tax[kind])
}

/** JR-SHORT-2: face and shape are on the same side of the die. */
export function rollShortage(story: Story, seat: Seat, chance: Chance): void {
  const { fightDie, shortageDie } = editionIn(story.state)
  const side = chance.pick(fightDie.length)
  const face = fightDie[side]
  const shape = shortageDie?.[side]
  if (face === undefined || shape === undefined) throw new Error('regatta: the shortage die has no shapes')
  story.record({ type: 'rolled-shortage', seat, face, shape, final: true })
}
