/** People who plan their next turn at the end of each visit, as deckhands would play it from what they see then; every step only
    if it still leads there, else they are asked. */
import { firstOf, type Respond } from '../../worker/responders'
import { deckhandChoice } from '../../worker/responders/bot'
import { PLAN_LINE, plannedBy } from '../../worker/responders/plan'
import type { Prompt, Seat, SeatView } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import { rehearsed, type Plan, type SaidStep } from '../../worker/rules/plans'
import type { Given } from '../../worker/table/door'

export class Planners {
  /** Turns that were planned, and those of which the plan played all. */
  planned = 0
  held = 0
  readonly #plans = new Map<Seat, Plan>()
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
  }

  /** For one answer, with all that follows from it. */
  besides(respond: Respond): Respond {
    return firstOf(respond, plannedBy(this.#game, seat => this.#plans.get(seat)).respond)
  }

  leave(seat: Seat, view: SeatView<unknown>): void {
    const plan = planOf(this.#game, view)
    if (plan) this.#plans.set(seat, plan)
  }

  /** Whose turn has come has no plan any more. */
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
