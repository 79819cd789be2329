/** The round of Regatta, in the order of its rulebook. Start reading here. */
import type { Chance } from '../../../rules/chance'
import type { Options, Prompt, Seat } from '../../../rules/contract'
import { recorder } from '../../../rules/kit'
import type { RegattaAct } from './acts'
import { apply } from '../state/apply'
import { opponentQuestion, settle, settleQuestion } from './arrival'
import { actOf } from '../editions/cards'
import type { RegattaEvent } from '../state/events'
import { fightOn, fightQuestion } from './fight'
import { ghostQuestion } from './ghost'
import { loadQuestion } from './loading'
import { moveQuestion } from './moving'
import { perform } from './perform'
import { pickPrompts } from './picking'
import { promptFor, type Question, type Story } from './question'
import { beginGame, refill } from './setup'
import { retreatQuestion, rollShortage } from './shortage'
import { cardsOf, editionIn, hasFinished, metBy, seatsFrom, shipOf, type Now, type RegattaState } from '../state/state'

export function begin(seats: number, options: Options, chance: Chance): RegattaEvent[] {
  const began = beginGame(seats, options, chance)
  const story = recorder(apply(undefined, began), apply)
  refill(story, chance) // J-SET-5
  throwDice(story, story.state.captain, chance)
  return [began, ...story.events]
}

export function prompts(state: RegattaState): Prompt<RegattaAct>[] {
  if (state.over) return []
  if (!state.now) return pickPrompts(state)
  const question = decisionIn(state, state.now)
  if (!question) throw new Error('regatta: no question to ask')
  return [promptFor(state, state.now, question)]
}

export function play(story: Story, seat: Seat, act: RegattaAct, chance: Chance): void {
  perform(story, seat, act, chance)
  goOn(story, chance)
}

/** Plays everything random or forced up to the next real choice. A forced choice that depends on hidden information is asked anyway. */
function goOn(story: Story, chance: Chance): void {
  while (!story.state.over) {
    const { state } = story
    const { now } = state
    if (!now) {
      if (!state.placed || state.cards.some(cards => !cards.picked)) return
      turnUp(story, state.captain) // J-ROUND-3
      continue
    }
    const question = decisionIn(state, now)
    const only = question?.options[0]
    if (!question || !only) proceed(story, now, chance)
    else if (question.options.length > 1 || question.hidden) return
    else perform(story, question.seat, only.act, chance)
  }
}

// ── the round ──

/** J-ROUND-1. Doubles have only one placement, so all seats can be asked at once. */
function throwDice(story: Story, captain: Seat, chance: Chance): void {
  const [a, b] = [chance.die(6), chance.die(6)]
  story.record({ type: 'threw', seat: captain, round: story.state.round + 1, dice: [a, b], final: true })
  if (a !== b) return
  story.record({ type: 'placed', seat: captain, dice: [a, b], doubles: true, halves: editionIn(story.state).halves, final: true })
}

function turnUp(story: Story, seat: Seat): void {
  const { placed } = story.state
  const { picked } = cardsOf(story.state, seat)
  if (!picked || !placed) throw new Error(`regatta: seat ${seat} has not picked`)
  story.record({ type: 'turned', seat, card: picked, dice: placed, final: true })
}

/** After an action: the seat's second action, the next seat, the ghost ship, or the end of the round. */
function nextAction(story: Story, { ship, when }: Now, chance: Chance): void {
  const { state } = story
  if (when === 0 && (ship === 'ghost' || !hasFinished(shipOf(state, ship)))) {
    return story.record({ type: 'began-action', ship, when: 1 }) // J-ACT-2; J-END-1: a finished ship loses it
  }
  if (ship === 'ghost') return endRound(story, chance)
  const order = seatsFrom(state, state.captain)
  const next = order[order.indexOf(ship) + 1]
  if (next !== undefined) return turnUp(story, next)
  if (state.ghost) return story.record({ type: 'began-action', ship: 'ghost', when: 0 }) // G-TURN-1
  endRound(story, chance)
}

/** J-END-2, J-ROUND-4, J-ROUND-5. */
function endRound(story: Story, chance: Chance): void {
  const { state } = story
  if (state.ships.some(hasFinished)) return story.record({ type: 'ended', final: true })
  refill(story, chance)
  throwDice(story, (state.captain + 1) % state.ships.length, chance)
}

// ── an action ──

/** Load or move; then, wherever a movement ends: fight, cost or treasure; then possibly a retreat, and the same again (J-ARR-1). */
export function decisionIn(state: RegattaState, now: Now): Question | undefined {
  switch (now.step) {
    case 'begin':
      return actionQuestion(state, now)
    case 'arrived': {
      const met = metBy(state, now.ship)
      return met.length > 0 ? opponentQuestion(state, now.ship, met) : settleQuestion(state, now)
    }
    case 'fight':
      return now.fight && fightQuestion(state, now.fight)
    case 'fought':
      return settleQuestion(state, now)
    case 'short':
      return now.ship === 'ghost' ? undefined : retreatQuestion(state, now, now.ship)
    case 'done':
      return undefined
  }
}

function actionQuestion(state: RegattaState, { ship, when }: Now): Question | undefined {
  const n = state.placed?.[when] ?? 0
  if (ship === 'ghost') return ghostQuestion(state, shipOf(state, ship), n)
  const act = actOf(cardPlayed(state, ship), when)
  return act === 'fwd' || act === 'back' ? moveQuestion(state, ship, act, n) : loadQuestion(state, ship, act, n)
}

function cardPlayed(state: RegattaState, seat: Seat) {
  const card = cardsOf(state, seat).discard.at(-1)
  if (!card) throw new Error(`regatta: seat ${seat} has played no card`)
  return card
}

/** The next step that needs no decision. */
function proceed(story: Story, now: Now, chance: Chance): void {
  const { ship, step, fight } = now
  if (step === 'fight' && fight) return fightOn(story, fight, chance)
  if (step === 'short' && ship !== 'ghost') return rollShortage(story, ship, chance)
  if ((step === 'arrived' || step === 'fought') && settle(story, now)) return
  if (step === 'begin' && ship !== 'ghost') return couldNotLoad(story, ship, now)
  nextAction(story, now, chance)
}

export function couldNotLoad(story: Story, seat: Seat, { when }: Now): void {
  const act = actOf(cardPlayed(story.state, seat), when)
  if (act === 'fwd' || act === 'back') throw new Error('regatta: a move leads nowhere')
  story.record({ type: 'could-not-load', seat, what: act }) // J-LOAD-5
}
