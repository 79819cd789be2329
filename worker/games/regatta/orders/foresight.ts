/** The questions that a seat's own card leads to if nobody interferes, and whether a question's choices all lead to the same. */
import type { Prompt, Seat, SeatView, Text } from '../../../rules/contract'
import { offer } from '../../../rules/kit'
import type { RegattaAct } from '../turn/acts'
import type { Card } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import { promptFor } from '../turn/question'
import { shipOf, type Dice, type Now, type RegattaState } from '../state/state'
import { view as look, type RegattaBoard } from '../state/view'
import { acted, sailOn, seenState, turnedUp, type Stop } from './sailing'

// ── before a card is played ──

/** A question during a card's actions, and the seat's own choices that lead to it. */
export interface Awaited {
  prompt: Prompt<RegattaAct>
  path: readonly Text[]
  /** Where the ship then lies, if a route leads there or goes on from there. */
  after?: readonly string[]
  /** Of a payment: the other routes, at whose ends it is not due. */
  unless?: readonly RegattaAct[]
  then?: SeatView<RegattaBoard>
}
/** Nobody wants to answer more than this ahead. */
const MOST_AHEAD = 4
const MOST_CHOICES = 8
const LONGEST_PATH = 1

/** The forks, holds and payments a card may lead to, nearest first. */
export function awaited(view: SeatView<RegattaBoard>, seat: Seat, card: Card, placed: Dice): Awaited[] {
  const found: Awaited[] = []
  const open: { state: RegattaState; path: readonly Text[]; by?: RegattaAct; instead?: RegattaAct[] }[] = [
    { state: turnedUp(view, seat, card, placed), path: [] },
  ]
  for (let next = open.shift(); next && found.length < MOST_AHEAD; next = open.shift()) {
    const { path, by, instead } = next
    const stop = sailOn(next.state, seat, true)
    if (!stop?.question || stop.question.options.length > MOST_CHOICES) continue
    const prompt = inBrief(promptFor(stop.state, stop.now, stop.question))
    if (!prompt.choices.every(({ act }) => act.do === 'move' || act.do === 'load' || act.do === 'spend')) continue
    const isRoute = by?.do === 'move' || prompt.choices[0].act.do === 'move'
    const after = by && { after: isRoute ? [shipOf(stop.state, seat).space] : [] }
    const unless = by?.do === 'move' && prompt.choices[0].act.do === 'spend' && { unless: instead }
    found.push({ prompt, path, ...after, ...unless, then: look(stop.state, seat) })
    if (path.length < LONGEST_PATH)
      for (const { act, label } of prompt.choices) {
        const instead = prompt.choices.map(other => other.act).filter(other => other !== act)
        open.push({ state: acted(stop.state, seat, act), path: [...path, label], by: act, instead })
      }
  }
  return merged(found)
}

/** A list shows the beginnings of its choices: what tells them apart comes first. */
const inBrief = ({ choices, ...prompt }: Prompt<RegattaAct>): Prompt<RegattaAct> =>
  offer(
    prompt,
    choices.map(choice => ({ ...choice, label: { ...choice.label, say: BRIEF[choice.act.do] ?? choice.label.say } }))
  )
const BRIEF: Partial<Record<RegattaAct['do'], string>> = { move: 'brief-route', spend: 'brief-from' }

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
