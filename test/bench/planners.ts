/**
 * People who plan their next turn at the end of each visit, the way bots would play it from what they see. A step is played only if its
 * result is unchanged; otherwise they are asked.
 */
import { firstOf, type Respond } from '../../worker/engine/responder'
import { deckhandChoice } from '../../worker/engine/bot'
import { PLAN_LINE, plannedBy } from '../../worker/engine/plan'
import type { Prompt, Seat, SeatView } from '../../worker/rules/contract'
import type { Game } from '../../worker/drawing/game'
import { rehearsed, type Plan, type SaidStep } from '../../worker/rules/plans'
import type { Given } from '../../worker/engine/door'

export class Planners {
  /** Turns planned, and those their plan played entirely. */
  planned = 0
  held = 0
  readonly #plans = new Map<Seat, Plan>()
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
  }

  /** The responder for one answer and everything that follows from it. */
  besides(respond: Respond): Respond {
    return firstOf(respond, plannedBy(this.#game, seat => this.#plans.get(seat)).respond)
  }

  leave(seat: Seat, view: SeatView<unknown>): void {
    const plan = planOf(this.#game, view)
    if (plan) this.#plans.set(seat, plan)
  }

  /** Counts and drops the plans of seats whose turn has come. */
  count(given: readonly Given[], prompts: readonly Prompt[]): void {
    for (const seat of [...this.#plans.keys()]) {
      const asked = prompts.some(prompt => prompt.seat === seat)
      const own = given.filter(one => one.seat === seat)
      if (!asked && own.length === 0) continue
      this.#plans.delete(seat)
      this.planned++
      if (!asked && own.some(({ line }) => line === PLAN_LINE)) this.held++
    }
  }
}

function planOf(game: Game, view: SeatView<unknown>): Plan | undefined {
  const { plans } = game
  if (!plans || plans.actionOf(view) !== undefined) return undefined
  const said: SaidStep[] = []
  for (let n = 0; n < plans.most; n++) {
    const after = rehearsed(plans, view, said)?.after
    const choice = after?.prompt && deckhandChoice(game, after.view, after.prompt)
    if (!choice || (after.prompt && choice === plans.stop(after.prompt))) break
    said.push({ choice: choice.id, exactly: true, otherwise: 'ask' })
  }
  const steps = rehearsed(plans, view, said)?.steps ?? []
  return steps.length > 0 ? { steps: steps.map(({ choice: _, ...step }) => step), then: 'stop' } : undefined
}
