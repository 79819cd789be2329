/**
 * What a seat's own answer leads to if nobody interferes: played forward from what the seat sees until chance, a fight or another player
 * decides.
 */
import type { Chance } from '../../../rules/chance'
import type { Prompt, Seat, SeatView, Text } from '../../../rules/contract'
import { recorder } from '../../../rules/kit'
import type { RegattaAct } from '../turn/acts'
import { apply } from '../state/apply'
import { settle } from '../turn/arrival'
import type { Card } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import { couldNotLoad, decisionIn } from '../turn/turn'
import { perform } from '../turn/perform'
import { promptFor, type Question, type Story } from '../turn/question'
import { hasFinished, shipOf, type Dice, type Now, type RegattaState, type Ship } from '../state/state'
import { view as look, type RegattaBoard, type SeenShip } from '../state/view'

/** The position without anything hidden: enough to sail one's own ship, with nothing to leak. */
function seenState({ board }: SeatView<RegattaBoard>): RegattaState {
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
interface Stop {
  state: RegattaState
  now: Now
  question?: Question
}
/** With `through`, sails past fights and treasures as if they changed nothing. */
function sailOn(from: RegattaState, seat: Seat, through: boolean): Stop | undefined {
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
    if (only) perform(story, seat, only.act, NO_CHANCE)
    else if (!proceeds(story, seat, passed, through)) return { state, now: passed }
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

const acted = (state: RegattaState, seat: Seat, act: RegattaAct): RegattaState => {
  const story = recorder(state, apply)
  perform(story, seat, act, NO_CHANCE)
  return story.state
}

// ── before a card is played ──

/** A question during a card's actions, and the seat's own choices that lead to it. */
export interface Awaited {
  prompt: Prompt<RegattaAct>
  path: readonly Text[]
  /** Where the ship then lies, if a route leads there or goes on from there. */
  after?: readonly string[]
  then?: SeatView<RegattaBoard>
}
/** Nobody wants to answer more than this ahead. */
const MOST_AHEAD = 4
const MOST_CHOICES = 8
const LONGEST_PATH = 1

/** The forks, holds and payments a card may lead to, nearest first. */
export function awaited(view: SeatView<RegattaBoard>, seat: Seat, card: Card, placed: Dice): Awaited[] {
  const seen = seenState(view)
  const cards = seen.cards.map((own, other) => (other === seat ? { ...own, picked: card } : own))
  const found: Awaited[] = []
  const open: { state: RegattaState; path: readonly Text[]; by?: RegattaAct['do'] }[] = [
    { state: apply({ ...seen, placed, cards }, { type: 'turned', seat, card, dice: placed, final: true }), path: [] },
  ]
  for (let next = open.shift(); next && found.length < MOST_AHEAD; next = open.shift()) {
    const { path, by } = next
    const stop = sailOn(next.state, seat, true)
    if (!stop?.question || stop.question.options.length > MOST_CHOICES) continue
    const prompt = promptFor(stop.state, stop.now, stop.question)
    if (!prompt.choices.every(({ act }) => act.do === 'move' || act.do === 'load' || act.do === 'spend')) continue
    const isRoute = by === 'move' || prompt.choices[0].act.do === 'move'
    const after = by && { after: isRoute ? [shipOf(stop.state, seat).space] : [] }
    found.push({ prompt, path, ...after, then: look(stop.state, seat) })
    if (path.length < LONGEST_PATH)
      for (const { act, label } of prompt.choices) open.push({ state: acted(stop.state, seat, act), path: [...path, label], by: act.do })
  }
  return merged(found)
}

/** Merges a question that several paths lead to. */
function merged(found: readonly Awaited[]): Awaited[] {
  const kinds = Map.groupBy(found, ({ prompt }) => JSON.stringify([prompt.id, prompt.choices.map(({ act }) => act)]))
  return [...kinds.values()].flatMap(([first, ...same]) => {
    if (!first || same.length === 0) return first ?? []
    const after = [first, ...same].flatMap(({ after = [] }) => after)
    return { prompt: first.prompt, path: [], ...(first.after && { after }) }
  })
}

// ── at a question ──

/** Whether all choices lead to the same position, so that there is nothing to decide. */
export function alike(view: SeatView<RegattaBoard>, { choices, plain, seat }: Prompt<RegattaAct>): boolean {
  const { acting } = view.board
  if (!plain || choices.length < 2 || acting?.ship !== seat) return false
  const ends = choices.map(({ act }) => {
    const step = stepOf(act)
    if (!step) return undefined
    const state = acted({ ...seenState(view), now: { ship: seat, when: acting.when, step, retreats: 0 } }, seat, act)
    return positionOf(sailOn(state, seat, false), seat)
  })
  return ends.every(end => end !== undefined && end === ends[0])
}

/** The step of an action that asks for such an act. */
function stepOf(act: RegattaAct): Now['step'] | undefined {
  if (act.do === 'move' || act.do === 'load') return 'begin'
  return act.do === 'spend' && act.for === 'cost' ? 'fought' : undefined
}

/** Positions that differ only in the order of the common holds are equal. */
function positionOf(stop: Stop | undefined, seat: Seat): string | undefined {
  if (!stop) return undefined
  const { state, now } = stop
  const { space, lap, holds } = shipOf(state, seat)
  const common = holds.slice(0, commonHolds).map(hold => (hold ? `${hold.n} ${hold.what}` : ''))
  return JSON.stringify([space, lap, common.sort(), holds[commonHolds], now, state.tokens])
}
