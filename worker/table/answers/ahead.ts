/** Questions that a seat may be asked later in the round, and its answers to them in advance. */
import { gameOf } from '../../games'
import type { Seat } from '../../rules/contract'
import type { Course, Foreseen } from '../../rules/orders'
import { AHEAD_LINE, saidOf, type SaidAhead } from '../../engine/ahead'
import { ordersIn } from './engine'
import type { TableModel } from '../../model'
import type { TableParts } from '../rows/parts'
import type { Store } from '../rows/store'
import { aheadNow, holding, momentOf } from '../rows/orders'
import type { SeatRow } from '../rows/seat-row'

/** As the page shows them; empty at a classic table. */
export function foreseenFor(store: Store, seat: Seat): NonNullable<TableModel['foreseen']> {
  const { card, now } = store
  const { orders: book, rules } = gameOf(card.game)
  if (!book || card.manner !== 'brisk' || !now || now.over !== undefined) return []
  const view = rules.view(now.state, seat)
  const kept = store.seat(seat)?.settings.orders
  const [said, orders] = [aheadNow(kept, view), holding(kept, view)]
  const done = new Set(coursesFor(store, seat).flatMap(({ under, takes }) => takes.map(act => JSON.stringify([under, act]))))
  return book.foresees(view).map(({ then, ...question }) => {
    const judged = then && book.judge(orders, then, question.prompt, card.options)
    const usual = judged && ('choice' in judged ? { choice: judged.choice.id } : ('asks' as const))
    const wish = said.find(one => isAbout(one, question))?.choice
    const idle = question.unless?.some(act => done.has(JSON.stringify([question.under.act, act])))
    return { ...question, said: question.prompt.choices.some(({ id }) => id === wish) ? wish : undefined, usual, idle }
  })
}

/** What each card of the seat would do by what it has said and ordered, or by default. */
export function coursesFor(store: Store, seat: Seat): readonly Course[] {
  const { card, now } = store
  const game = gameOf(card.game)
  if (!game.orders || card.manner !== 'brisk' || !now || now.over !== undefined) return []
  const kept = store.seat(seat)?.settings.orders
  const answers = ordersIn(game, card.options, () => kept)
  const own = new Set<unknown>()
  const courses = game.orders.courses(game.rules.view(now.state, seat), (view, prompt) => {
    const answer = answers(() => view, prompt)
    if (answer === 'ask') return undefined
    const { choice, line = '' } = answer
    if (line === AHEAD_LINE || line in holding(kept, view)) own.add(choice.act)
    return choice.act
  })
  return courses.map(course => ({ ...course, own: course.takes.map(act => own.has(act)) }))
}

/** Saves answers by question id; an empty choice removes one. Answers to questions that are not foreseen, or with choices that are not
    offered, are dropped. Returns whether anything changed. */
export function sayAhead(
  { store, commit }: Pick<TableParts, 'store' | 'commit'>,
  row: SeatRow,
  form: ReadonlyMap<string, string>
): boolean {
  if (form.size === 0) return false
  const { card, now } = store
  const questions = now ? foreseenFor(store, row.seat).filter(({ id }) => form.has(id)) : []
  if (!now || questions.length === 0) return false
  const view = gameOf(card.game).rules.view(now.state, row.seat)
  const orders = row.settings.orders ?? { always: {} }
  const kept = aheadNow(orders, view).filter(one => !questions.some(question => isAbout(one, question)))
  const said = questions.flatMap(({ id, ...question }): SaidAhead[] => {
    const choice = question.prompt.choices.find(choice => choice.id === form.get(id))
    return choice ? [saidOf(question, choice)] : []
  })
  const ahead = { moment: momentOf(view), said: [...kept, ...said] }
  if (sameSaid(ahead.said, aheadNow(orders, view))) return false
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, orders: { ...orders, ahead } } }))
  return true
}

const sameSaid = (one: readonly SaidAhead[], other: readonly SaidAhead[]): boolean =>
  one.length === other.length && one.every(said => other.some(before => JSON.stringify(before) === JSON.stringify(said)))

/** Of one question after several ways, those told apart by no place are by their choices. */
const isAbout = ({ under, prompt, after, offered }: SaidAhead, question: Pick<Foreseen, 'under' | 'prompt' | 'after'>): boolean =>
  under === question.under.id &&
  prompt === question.prompt.id &&
  JSON.stringify(after) === JSON.stringify(question.after) &&
  (after?.length !== 0 || JSON.stringify(offered) === JSON.stringify(question.prompt.choices.map(({ act }) => act)))
