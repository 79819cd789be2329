/** What a table remembers about its answers: what may be taken back, and how many time-outs in a row each seat has. */
import { gameOf } from '../../games'
import { forced } from '../../engine/forced'
import type { Seat } from '../../rules/contract'
import { ownId, type Given } from '../../engine/door'
import type { FinishedGame } from '../../table/views/export'
import { backAfter } from '../../table/answers/next'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import type { Commit, Point } from './rows'

type Remembered = Pick<Point, 'back' | 'late' | 'forced'>

const rememberedAt = (before: Point | undefined, seats: number): Remembered =>
  before ?? { back: undefined, late: new Array<number>(seats).fill(0), forced: new Set() }

/** After a row that holds a whole commit (older tables). */
export function afterwards(
  before: Point | undefined,
  { seat, number }: AnswerRow,
  { given, may, prompts }: Omit<Commit, 'present'>,
  seats: number
): Remembered {
  const { back, late, forced } = rememberedAt(before, seats)
  if (seat === null || may) return { back, late, forced }
  if (given[0]?.by !== undefined) return { back, forced, late: late.with(seat, (late[seat] ?? 0) + 1) }
  return { back: mayTakeBack(given, seat) && prompts.length > 0 ? { seat, number } : undefined, forced, late: late.with(seat, 0) }
}

/** The rule of older tables, whose rows held whole commits: nothing was revealed, and no other seat's answer followed. */
const mayTakeBack = (given: readonly Given[], actor: Seat): boolean =>
  given.every(g => g.seat === actor && g.events.every(event => !event.final))

/** After a row with a single decision. The file does not tell whether orders, a plan or force answered, so an answer that they could have
    given does not end a series of time-outs. */
export function afterDecision(
  file: FinishedGame,
  before: Point | undefined,
  { seat, number }: AnswerRow,
  { given: [one], may, prompts }: Omit<Commit, 'present'>
): Remembered {
  const { back, late, forced: known } = rememberedAt(before, file.seats)
  if (!one || !before || seat === null || may) return { back, late, forced: known }
  const { rules, orders, plans } = gameOf(file.game)
  const { state } = before.present
  const asked = before.prompts.find(prompt => prompt.seat === seat && prompt.id === ownId(one.prompt))
  const view = rules.view(state, seat)
  const isForced = asked !== undefined && one.by === undefined && forced(() => view, asked) !== 'ask'
  const byItself =
    isForced || one.by === 'bot' || plans !== undefined || (asked && orders?.judge({}, view, asked, file.options) !== undefined)
  const inARow = one.by === 'time' ? (late[seat] ?? 0) + 1 : byItself ? (late[seat] ?? 0) : 0
  return {
    back: prompts.length > 0 ? backAfter(back, [{ ...one, ...(isForced && { by: 'forced' }) }], number) : undefined,
    late: late.with(seat, inARow),
    forced: isForced ? new Set([...known, number]) : known,
  }
}
