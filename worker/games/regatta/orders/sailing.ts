/** Sailing on from what a seat sees, until chance, a fight or another player decides. */
import type { Chance } from '../../../rules/chance'
import type { Seat, SeatView } from '../../../rules/contract'
import { recorder } from '../../../rules/kit'
import type { RegattaAct } from '../turn/acts'
import { apply } from '../state/apply'
import { settle } from '../turn/arrival'
import type { Card } from '../editions/cards'
import { couldNotLoad, decisionIn } from '../turn/turn'
import { perform } from '../turn/perform'
import type { Question, Story } from '../turn/question'
import { hasFinished, shipOf, type Dice, type Now, type RegattaState, type Ship } from '../state/state'
import type { RegattaBoard, SeenShip } from '../state/view'

/** The position without anything hidden: enough to sail one's own ship, with nothing to leak. */
export function seenState({ board }: SeatView<RegattaBoard>): RegattaState {
  const { edition, course, round, captain, dice, placed, ghost, tokens } = board
  const bare = ({ space, lap, holds, powers, tokens }: SeenShip): Ship => ({ space, lap, holds, powers, tokens, down: [] })
  return {
    ...{ edition, course, round, captain, dice, tokens, pile: [], box: [] },
    ...(placed && { placed }),
    ...(ghost && { ghost: bare(ghost) }),
    ships: board.ships.map(bare),
    cards: board.ships.map(({ discard }) => ({ hand: [], deck: [], discard, sealed: [] })),
  }
}

/** The next question, or the point beyond which the seat does not decide alone. */
export interface Stop {
  state: RegattaState
  now: Now
  question?: Question
}
/** With `through`, sails past fights and treasures as if they changed nothing. What leaves no choice is added to `forced`. */
export function sailOn(from: RegattaState, seat: Seat, through: boolean, forced: RegattaAct[] = []): Stop | undefined {
  const story = recorder(from, apply)
  for (;;) {
    const { now } = story.state
    if (!now) return undefined
    const passed = through && now.step === 'arrived' ? { ...now, step: 'fought' as const } : now
    const state = { ...story.state, now: passed }
    const question = decisionIn(state, passed)
    const [only, ...more] = question?.options ?? []
    if (only && more.length > 0) return { state, now: passed, ...(question && { question }) }
    if (only?.act.do === 'attack' || now.step === 'fight') return { state, now: passed }
    if (only) {
      perform(story, seat, only.act, NO_CHANCE)
      forced.push(only.act)
    } else if (!proceeds(story, seat, passed, through)) return { state, now: passed }
  }
}

const NO_CHANCE: Chance = {
  pick: () => noChance(),
  die: () => noChance(),
  shuffle: () => noChance(),
}
function noChance(): never {
  throw new Error('regatta: foresight must not use chance')
}

/** Plays steps that need no decision; false if chance decides next or the seat's turn is over. */
function proceeds(story: Story, seat: Seat, now: Now, through: boolean): boolean {
  const ship = shipOf(story.state, seat)
  if (now.step === 'short') return false
  if (now.step === 'begin') {
    couldNotLoad(story, seat, now)
    return true
  }
  if (now.step !== 'done') {
    const findsTreasure = story.state.tokens.includes(ship.space)
    if (findsTreasure && !through) return false
    if (!findsTreasure && settle(story, now)) return true
  }
  if (now.when === 1 || hasFinished(ship)) return false
  story.record({ type: 'began-action', ship: seat, when: 1 })
  return true
}

export const acted = (state: RegattaState, seat: Seat, act: RegattaAct): RegattaState => {
  const story = recorder(state, apply)
  perform(story, seat, act, NO_CHANCE)
  return story.state
}

/** As this card of the seat is turned up. */
export function turnedUp(view: SeatView<RegattaBoard>, seat: Seat, card: Card, dice: Dice): RegattaState {
  const seen = seenState(view)
  const cards = seen.cards.map((own, other) => (other === seat ? { ...own, picked: card } : own))
  return apply({ ...seen, placed: dice, cards }, { type: 'turned', seat, card, dice, final: true })
}
