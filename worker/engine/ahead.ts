/** Two automatic answers besides standing orders: what a seat said ahead with its sealed card, for that round only, and a question whose
    choices all come to the same. */
import type { Respond } from './responder'
import type { Choice, Options, Prompt, Seat, SeatView, Text } from '../rules/contract'
import type { Foreseen, OrderBook } from '../rules/orders'
import type { Game } from '../drawing/game'

/** The line names under which such answers are stored. */
export const AHEAD_LINE = 'ahead'
export const ALIKE_LINE = 'alike'

/** An answer given before its question: it applies if answer `under` of the seat leads to this question and still offers the choice. */
export interface SaidAhead extends Pick<Foreseen, 'after'> {
  under: string
  /** The rules' own id of the question, and the acts of all choices it offered. */
  prompt: string
  offered: readonly unknown[]
  choice: string
  /** The choice in words; missing in answers from before 2026-11-20. */
  label?: Text
}

/** This choice at a foreseen question, as it is stored. */
export const saidOf = ({ under, prompt: { id, choices }, after }: Omit<Foreseen, 'id' | 'path'>, choice: Choice): SaidAhead => ({
  under: under.id,
  prompt: id,
  offered: choices.map(({ act }) => act),
  choice: choice.id,
  label: choice.label,
  ...(after && { after }),
})

export const saidAhead =
  ({ orders }: Game, said: (seat: Seat, view: SeatView<unknown>) => readonly SaidAhead[]): Respond =>
  (view, prompt) => {
    if (prompt.may || !orders) return 'ask'
    const seen = view()
    const choice = wishedIn(orders.underway(seen), prompt, said(prompt.seat, seen)).choice
    return choice ? { choice, by: 'order', line: AHEAD_LINE } : 'ask'
  }

/** What another responder answers in place of a wish that cannot be kept. */
export const tellingUnkept =
  (game: Game, said: (seat: Seat, view: SeatView<unknown>) => readonly SaidAhead[], respond: Respond): Respond =>
  (view, prompt) => {
    const response = respond(view, prompt)
    if (response === 'ask') return response
    const unkept = unkeptWish(game, view(), prompt, said(prompt.seat, view()))
    return unkept ? { ...response, unkept } : response
  }

/** The choice that a seat said ahead, in words, if its question has come but no longer offers it. */
export function unkeptWish({ orders }: Game, view: SeatView<unknown>, prompt: Prompt, said: readonly SaidAhead[]): Text | undefined {
  const { choice, lost } = prompt.may || !orders ? {} : wishedIn(orders.underway(view), prompt, said)
  return choice ? undefined : lost?.label
}

/** An answer to exactly this question comes first; another one counts as long as its choice is offered, whatever else has changed. */
function wishedIn(
  underway: ReturnType<OrderBook<unknown, unknown>['underway']>,
  { id, choices }: Prompt,
  said: readonly SaidAhead[]
): { choice?: Choice | undefined; lost?: SaidAhead | undefined } {
  const own = underway ? said.filter(({ prompt, under }) => prompt === id && under === underway.under) : []
  if (!underway || own.length === 0) return {}
  const offered = JSON.stringify(choices.map(({ act }) => act))
  const chosen = (one: SaidAhead | undefined): Choice | undefined => choices.find(({ id }) => id === one?.choice)
  const isExact = (one: SaidAhead): boolean => JSON.stringify(one.offered) === offered
  const meant = own.filter(({ after }) => !after || after.includes(underway.at))
  return { choice: chosen(own.find(isExact)) ?? chosen(meant.find(chosen)), lost: meant[0] }
}

/** Answers a question whose choices all lead to the same position. */
export const alikeFor =
  ({ orders }: Game, options: Options): Respond =>
  (view, prompt) => {
    if (prompt.may || !orders) return 'ask'
    const seen = view()
    if (!orders.alike(seen, prompt)) return 'ask'
    const judged = orders.judge({}, seen, prompt, options)
    return judged && 'choice' in judged ? { choice: judged.choice, by: 'order', line: ALIKE_LINE } : 'ask'
  }
