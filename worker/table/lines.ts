/** Told lines: what a viewer is told of each answer, and what happened at the table beside the game. */
import type { Viewer, Seat } from '../rules/contract'
import type { Line } from '../../web/model'
import type { AnyRules, Given } from './door'
import { PLAN_LINE } from '../responders/plan'
import type { OrderLine } from '../rules/orders'
import { positionOf, voidNumbers } from './history'
import type { AnswerRow } from './store'

/** With the names of its standing orders, a seat is told which of them answered. */
export function linesOf(rules: AnyRules, rows: readonly AnswerRow[], viewer: Viewer, orders: readonly OrderLine[] = []): Line[] {
  const voided = voidNumbers(rows)
  return rows.flatMap(row => {
    if (row.voids !== null && row.seat !== null) return [takebackLine(row, row.seat)]
    const isVoid = voided.has(row.number) && { void: true as const }
    return row.given.flatMap(given => {
      // Only what was decided bears the mark: neither what chance made of it, nor what it brought upon others.
      let by = shownTo(viewer, given, orders)
      const told = given.events.flatMap((event, i): Line[] => {
        const text = rules.tell(event, viewer)
        if (!text) return []
        const seat = event.seat === undefined ? {} : { seat: event.seat }
        const own = event.seat === given.seat || (i === 0 && event.seat === undefined && given.line !== undefined)
        const mark = own ? by : undefined
        if (own) by = undefined
        return [{ position: positionOf(row, given), at: row.at, text, ...seat, ...mark, ...isVoid }]
      })
      return [...leftLines(row, given, viewer, orders), ...told]
    })
  })
}

/** That a bot answers or time ran out is everybody's business; whether force or standing orders did, only the seat's own. */
function shownTo(viewer: Viewer, { by, seat, line }: Given, orders: readonly OrderLine[]): Pick<Line, 'by' | 'order' | 'plan'> | undefined {
  if (by === 'bot' || by === 'time') return { by }
  if (!by || viewer !== seat) return undefined
  if (line === PLAN_LINE) return { by, plan: true }
  const order = orders.find(({ id }) => id === line)?.name
  return order ? { by, order } : { by }
}

/** Why a standing order had left the question to its person. Who wished to be asked knows it. */
function leftLines(row: AnswerRow, given: Given, viewer: Viewer, orders: readonly OrderLine[]): Line[] {
  const { seat, line, left } = given
  const order = orders.find(({ id }) => id === line)?.name
  if (viewer !== seat || !order || !left || left === 'wish') return []
  return [{ position: positionOf(row, given), at: row.at, seat, text: { say: 'log-left', with: { order, why: left } } }]
}

const takebackLine = (row: AnswerRow, seat: Seat): Line => ({
  position: row.position,
  at: row.at,
  seat,
  text: { say: 'log-took-back', with: { who: { seat } } },
})

/** Both in the order in which they happened. */
export const merged = (told: Line[], remarks: Line[]): Line[] =>
  remarks.length ? [...told, ...remarks].sort((a, b) => a.at - b.at) : told
