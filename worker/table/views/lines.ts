/** Log lines: what a viewer is told about each answer, and about other events at the table. */
import type { Viewer, Seat, Text } from '../../rules/contract'
import type { Line } from '../../model'
import type { AnyRules, Given } from '../../engine/door'
import { AHEAD_LINE, ALIKE_LINE } from '../../engine/ahead'
import { PLAN_LINE } from '../../engine/plan'
import { wayName, type OrderLine } from '../../rules/orders'
import { EPOCH, positionOf, PUT_BACK, voidNumbers } from '../answers/history'
import type { AnswerRow } from '../rows/history/answer-row'

/** With `orders`, a seat is told which of its standing orders answered. */
export function linesOf(rules: AnyRules, rows: readonly AnswerRow[], viewer: Viewer, orders: readonly OrderLine[] = []): Line[] {
  const voided = voidNumbers(rows)
  return rows.flatMap(row => {
    if (row.voids !== null && row.seat !== null) return [takebackLine(row, row.seat)]
    if (row.prompt === PUT_BACK)
      return [{ position: row.position, at: row.at, text: { say: 'log-put-back', with: { position: row.choice } } }]
    if (row.prompt === EPOCH) return [{ position: row.position, at: row.at, text: { say: 'log-epoch' } }]
    const isVoid = voided.has(row.number) && { void: true as const }
    return row.given.flatMap(given => {
      // Only the decision itself is marked, not what chance made of it or what it did to others.
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

const SAID: Readonly<Record<string, Line['said']>> = { [PLAN_LINE]: 'plan', [AHEAD_LINE]: 'ahead', [ALIKE_LINE]: 'alike' }

/** Who answered: everybody sees a bot or a time-out; only the seat itself sees force and standing orders. */
function shownTo(
  viewer: Viewer,
  { by, seat, line, as }: Given,
  orders: readonly OrderLine[]
): Pick<Line, 'by' | 'order' | 'said'> | undefined {
  if (by === 'bot' || by === 'time') return { by }
  if (!by || viewer !== seat) return undefined
  const said = line === undefined ? undefined : SAID[line]
  if (said) return { by, said }
  const known = orders.find(({ id }) => id === line)
  const order = known && as && wayName(known, as)
  return order ? { by, order } : { by }
}

/** Why something said ahead was not done, and why a standing order left the question to its person; not said if the order was to ask. */
function leftLines(row: AnswerRow, given: Given, viewer: Viewer, orders: readonly OrderLine[]): Line[] {
  const { seat, line, left, unkept } = given
  if (viewer !== seat) return []
  const order = orders.find(({ id }) => id === line)?.name
  const texts: Text[] = [
    ...(unkept ? [{ say: 'log-unkept', with: { choice: unkept } }] : []),
    ...(order && left && left !== 'wish' ? [{ say: 'log-left', with: { order, why: left } }] : []),
  ]
  return texts.map(text => ({ position: positionOf(row, given), at: row.at, seat, text }))
}

const takebackLine = (row: AnswerRow, seat: Seat): Line => ({
  position: row.position,
  at: row.at,
  seat,
  text: { say: 'log-took-back', with: { who: { seat } } },
})

/** Lines and remarks in the order in which they happened. */
export const merged = (told: Line[], remarks: Line[]): Line[] => (remarks.length ? [...told, ...remarks].sort((a, b) => a.at - b.at) : told)
