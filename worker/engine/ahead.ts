/** Two automatic answers besides standing orders: what a seat said ahead with its sealed card, for that round only, and a question whose
    choices all come to the same. */
import type { Respond } from './responder'
import type { Options, Seat, SeatView } from '../rules/contract'
import type { Game } from '../drawing/game'

/** The line names under which such answers are stored. */
export const AHEAD_LINE = 'ahead'
export const ALIKE_LINE = 'alike'

/** An answer given before its question: it applies if answer `under` of the seat leads to exactly this question. */
export interface SaidAhead {
  under: string
  /** The rules' own id of the question, and the acts of all choices it offered. */
  prompt: string
  offered: readonly unknown[]
  choice: string
}

export const saidAhead =
  ({ orders }: Game, said: (seat: Seat, view: SeatView<unknown>) => readonly SaidAhead[]): Respond =>
  (view, prompt) => {
    if (prompt.may || !orders) return 'ask'
    const seen = view()
    const own = said(prompt.seat, seen).filter(({ prompt: id }) => id === prompt.id)
    if (own.length === 0) return 'ask'
    const under = orders.underway(seen)
    const offered = JSON.stringify(prompt.choices.map(({ act }) => act))
    const answer = own.find(one => one.under === under && JSON.stringify(one.offered) === offered)
    const choice = prompt.choices.find(({ id }) => id === answer?.choice)
    return choice ? { choice, by: 'order', line: AHEAD_LINE } : 'ask'
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
