/**
 * Nobody else can tell whether a person or standing orders answered: two games with the same chance and the same times, in which a person
 * at one seat gives exactly the answers that the orders would, look the same to all others.
 */
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { AHEAD_LINE, ALIKE_LINE, saidAhead, type SaidAhead } from '../../worker/engine/ahead'
import { deckhandChoice } from '../../worker/engine/bot'
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Prompt } from '../../worker/rules/contract'
import { ASK, type Orders } from '../../worker/rules/orders'
import { offered } from '../../worker/table/answers/changes'
import { act } from '../../worker/table/deeds'
import { openPrompts, ownId } from '../../worker/engine/door'
import { foreseenFor, sayAhead } from '../../worker/table/answers/ahead'
import type { TableParts } from '../../worker/table/rows/parts'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import { takeBack } from '../../worker/table/answers/takeback'
import { BEGIN, deliver, difference, HOUR, look, watchedTable, type Watched } from './others'
import { everything, repeats } from '../kit/repeats'

const SEATS = 4
/** The seat that the orders play in one game and a person in the other. */
const HIDDEN = 2
const game = gameOf('regatta')

/** Both follow the usual orders: applied by the game, or asked and answered by hand. */
type Who = 'orders' | 'person'

interface Run extends Watched {
  who: Who
  /** What the hidden seat has answered ahead, or would have. */
  ahead: readonly SaidAhead[]
}

function begun(edition: string, who: Who, seed: number): Run {
  const table = watchedTable({ game, edition, seats: SEATS, seed, manner: 'brisk' })
  const { options } = table.store.card
  const asks: Orders = Object.fromEntries((game.orders?.lines(options, 4) ?? []).map(({ id }) => [id, { way: ASK }]))
  const row = table.store.seat(HIDDEN)
  if (who === 'person' && row) act(table, row, 'own', { do: 'orders', orders: asks, once: false }, BEGIN + 10)
  return { table, who, ahead: [], left: [] }
}

/** One step of somebody, the same in both games; then everything the hidden seat is asked that its orders would answer. */
function step(run: Run, chance: Chance, now: number): void {
  const { table } = run
  const present = table.store.now
  if (!present) throw new Error('the game has not begun')
  const open = openPrompts(game.rules, present)
  const takers = present.back && chance.pick(5) === 0 ? present.back.seat : undefined
  if (takers !== undefined) void takeBack(table, takers, now)
  else if (chance.pick(15) === 0) agreed(table, chance.pick(SEATS), now)
  else {
    const asked = open
      .filter(({ may, calls }) => !may || calls)
      .flatMap(({ seat }) => offered(table.store, present, open, seat))
      .filter(({ may, calls }) => !may || calls)
    const prompt = asked[chance.pick(asked.length)]
    if (prompt) answer(table, prompt, chance.pick(4) === 0 ? prompt.choices[chance.pick(prompt.choices.length)] : undefined, now)
  }
  settle(run, now)
  sealAhead(run)
  deliver(run, HIDDEN, now)
}

function answer({ store, ...table }: TableParts, prompt: Prompt, wanted: Prompt['choices'][number] | undefined, now: number): void {
  const { seat, id } = prompt
  const choice = wanted ?? deckhandChoice(game, game.rules.view(store.now?.state, seat), prompt)
  answerAtTable({ store, ...table }, { seat, prompt: id, choice: choice.id }, now)
}

/** Everybody agrees to a takeback. */
function agreed(table: TableParts, seat: number, now: number): void {
  for (const row of table.store.seats()) {
    if (row.seat === seat) act(table, row, 'own', { do: 'propose', what: 'takeback' }, now)
  }
  for (const { number } of table.votes.running())
    for (const row of table.store.seats()) act(table, row, 'own', { do: 'vote', number, ballot: 'yes' }, now)
}

/** The person at once gives the answers that the orders would, even to a question taken back, which orders do not answer again. */
function settle({ table, ahead }: Run, now: number): void {
  for (;;) {
    const present = table.store.now
    const prompt = present && openPrompts(game.rules, present).find(({ seat, may }) => seat === HIDDEN && !may)
    if (!prompt) return
    const view = game.rules.view(present?.state, HIDDEN)
    const said = saidAhead(game, () => ahead)(() => view, { ...prompt, id: ownId(prompt.id) })
    const judged = said === 'ask' ? game.orders?.judge({}, view, prompt, table.store.card.options) : said
    if (!judged || !('choice' in judged)) return
    answer(table, prompt, judged.choice, now)
  }
}

/** In every other round the hidden seat answers ahead the questions that its cards may raise, always with the last choice. */
function sealAhead(run: Run): void {
  const { table, who } = run
  const { store } = table
  const row = store.seat(HIDDEN)
  const questions =
    row && store.stage === 'playing' ? foreseenFor(store, HIDDEN).filter(({ prompt }) => /^r\d*[02468]\./.test(prompt.id)) : []
  if (!row || questions.length === 0) return
  run.ahead = questions.flatMap(({ under, prompt }) => {
    const choice = prompt.choices.at(-1)
    return choice ? [{ under: under.id, prompt: prompt.id, offered: prompt.choices.map(({ act }) => act), choice: choice.id }] : []
  })
  if (who === 'orders') sayAhead(table, row, new Map(questions.map(({ id, prompt }) => [id, prompt.choices.at(-1)?.id ?? ''])))
}

const EVERY = repeats(18, 6)
const EDITIONS = game.editions.map(({ id }) => id).slice(0, everything ? undefined : 1)

describe.each(EDITIONS)('in %s, with orders or a person at one seat,', edition => {
  test('all that others see, get and open is exactly the same', { timeout: 300_000 }, () => {
    const [ordered, asked] = [begun(edition, 'orders', 5), begun(edition, 'person', 5)]
    let n = 0
    for (; ordered.table.store.stage === 'playing' && n < 1200; n++) {
      const now = BEGIN + (n + 1) * HOUR
      for (const run of [ordered, asked]) {
        step(run, seededChance(n * 31 + 7), now)
        if (n % EVERY === 0 || run.table.store.stage === 'over') look(run, HIDDEN, now)
      }
      expect([n, difference(ordered, asked)]).toEqual([n, 'none'])
    }
    expect(ordered.table.store.stage).toBe('over')
    const by = (run: Run) =>
      run.table.store.history.answers().flatMap(({ given }) => given.filter(({ by, seat }) => seat === HIDDEN && by === 'order'))
    const ahead = by(ordered).filter(({ line }) => line === AHEAD_LINE)
    expect(ahead.length).toBeGreaterThan(0)
    expect(by(ordered).length - ahead.length).toBeGreaterThan(5)
    // Nobody is asked when all answers come to the same.
    expect(by(asked).filter(({ line }) => line !== ALIKE_LINE)).toEqual([])
  })
})
