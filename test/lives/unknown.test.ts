/** Nobody else can tell whether a person answers or standing orders do: two games of equal chance and equal times, which differ only in
    that at one seat a person gives exactly what the orders would, look the same to all others, letter by letter. */
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { atomOf } from '../../worker/post/feeds/atom'
import { calendarOf } from '../../worker/post/feeds/calendar'
import { briefOf } from '../../worker/post/webhook/brief'
import { payloadOf } from '../../worker/post/webhook/payload'
import { deckhandChoice } from '../../worker/responders/bot'
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Prompt, Viewer } from '../../worker/rules/contract'
import { PIRATES } from '../../worker/rules/game'
import { ASK, type Orders } from '../../worker/rules/orders'
import { offered } from '../../worker/table/changes'
import { act } from '../../worker/table/deeds'
import { openPrompts } from '../../worker/table/door'
import { exportOf } from '../../worker/table/export'
import { hostList } from '../../worker/table/hosting'
import { namedNotice } from '../../worker/table/named'
import { NOBODY, type Notice } from '../../worker/table/notices'
import { logOf, pageAt, pageNow } from '../../worker/table/pages'
import type { TableParts } from '../../worker/table/parts'
import { answerAtTable } from '../../worker/table/pipeline'
import { hostPost, seatFeed } from '../../worker/table/post'
import { makeTable, takeSeat } from '../../worker/table/seating'
import { stillTrue } from '../../worker/table/still'
import { takeBack } from '../../worker/table/takeback'
import { writeLetter } from '../../web/mail'
import { partOf } from '../kit/part'
import { setting } from '../games/kit'
import { emptyTable } from './table'

const BEGIN = Date.UTC(2030, 0, 1)
const HOUR = 3_600_000
const SEATS = 4
/** Whose answers differ in who gives them. */
const HIDDEN = 2
const OTHERS: readonly Viewer[] = [0, 1, 3, 'watcher']
const game = gameOf('regatta')
const SITE = 'https://boat.example'

/** Both by the usual orders: left to them, or asked and answered by hand. */
type Who = 'orders' | 'person'

interface Run {
  table: TableParts
  who: Who
  /** Everything that left the table for others. */
  left: string[]
}

function begun(edition: string, who: Who, seed: number): Run {
  const table = emptyTable()
  const seats = Array.from({ length: SEATS }, (_, seat) => {
    return { name: `Seat ${seat}`, kind: 'link' as const, pirate: PIRATES[seat] ?? 'a', language: 'en' as const, person: `person ${seat}` }
  })
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const { options } = setting(game, edition, SEATS)
  const pace = { name: 'own' as const, first: 48 * HOUR, add: 12 * HOUR, most: 96 * HOUR }
  makeTable(table, { id: 'unknown', name: 'Unknown', game: game.id, options, secret, made: BEGIN, open: false, language: 'en', absences: { times: 3, days: 14 }, pace, manner: 'brisk' }, seats)
  for (const row of table.store.seats()) takeSeat(table, row, { name: row.name, words: `words ${row.seat}`, person: row.person, language: 'en' }, BEGIN + row.seat)
  for (const seat of [0, 3, NOBODY]) table.channels.addHook(seat, { shape: 'json', url: `${SITE}/hook/${seat}`, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })
  const asks: Orders = Object.fromEntries((game.orders?.lines(options, 4) ?? []).map(({ id }) => [id, { way: ASK }]))
  const row = table.store.seat(HIDDEN)
  if (who === 'person' && row) act(table, row, 'own', { do: 'orders', orders: asks, once: false }, BEGIN + 10)
  return { table, who, left: [] }
}

/** One deed of somebody, the same in both games; then whatever is asked of the hidden seat that its orders would answer. */
function step(run: Run, chance: Chance, now: number): void {
  const { table } = run
  const present = table.store.now
  if (!present) throw new Error('the game has not begun')
  const open = openPrompts(game.rules, present)
  const takers = present.back && chance.pick(5) === 0 ? present.back.seat : undefined
  if (takers !== undefined) void takeBack(table, takers, now)
  else if (chance.pick(15) === 0) agreed(table, chance.pick(SEATS), now)
  else {
    const asked = open.filter(({ may, calls }) => !may || calls).flatMap(({ seat }) => offered(table.store, present, open, seat)).filter(({ may, calls }) => !may || calls)
    const prompt = asked[chance.pick(asked.length)]
    if (prompt) answer(table, prompt, chance.pick(4) === 0 ? prompt.choices[chance.pick(prompt.choices.length)] : undefined, now)
  }
  settle(table, now)
  deliver(run, now)
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
  for (const { number } of table.votes.running()) for (const row of table.store.seats()) act(table, row, 'own', { do: 'vote', number, ballot: 'yes' }, now)
}

/** The person answers at once what the orders would: also what they would not answer again, it having been taken back. */
function settle(table: TableParts, now: number): void {
  for (;;) {
    const present = table.store.now
    const prompt = present && openPrompts(game.rules, present).find(({ seat, may }) => seat === HIDDEN && !may)
    const judged = prompt && game.orders?.judge({}, game.rules.view(present?.state, HIDDEN), prompt, table.store.card.options)
    if (!judged || !('choice' in judged)) return
    answer(table, prompt, judged.choice, now)
  }
}

/** What would be sent to others now, way by way: each has a queue of its own. */
function deliver({ table, left }: Run, now: number): void {
  const { store, notices } = table
  const ways = notices.due(now).toSorted((a, b) => a.seat - b.seat || (a.via < b.via ? -1 : a.via > b.via ? 1 : a.id - b.id))
  for (const notice of ways) {
    const row = store.seat(notice.seat)
    if (!stillTrue(store, notice, row)) notices.close(notice, 'unneeded', now)
    else {
      if (notice.seat !== HIDDEN) left.push(sent(table, notice, now))
      notices.done(notice.id, now)
    }
  }
}

function sent(table: TableParts, notice: Notice, now: number): string {
  const { seat, kind, via, written } = notice
  const model = pageNow(table, seat === NOBODY ? 'watcher' : seat, now)
  // Of news that no answer has caused the name is a keyed hash of a number that nobody sees.
  const id = notice.cause < 0 ? '' : namedNotice(table, notice)
  const said = { language: 'en' as const, table: model, siteUrl: SITE }
  if (via !== 'letter') return JSON.stringify(payloadOf(briefOf({ ...said, id, kind: kind as 'turn', at: written }, game)))
  return kind === 'turn' || kind === 'over' || kind === 'vote' ? id + JSON.stringify(writeLetter({ ...said, kind, now, link: SITE, stop: SITE }, game)) : `${id} ${kind}`
}

/** Everything that others can open now. */
function look({ table, left }: Run, now: number): void {
  const { store } = table
  const position = store.now?.position ?? 0
  for (const viewer of OTHERS) {
    const models = [pageNow(table, viewer, now), ...[position, position - 1].flatMap(at => pageAt(table, viewer, at, now) ?? [])]
    const holder = { seats: viewer === 'watcher' ? [] : [viewer], host: false, token: 'token', lettered: true }
    for (const model of models) left.push(partOf({ model, game, language: 'en', now, holder }))
    left.push(JSON.stringify(logOf(table, viewer, now)), JSON.stringify(exportOf(table, viewer)))
    const row = viewer === 'watcher' ? undefined : store.seat(viewer)
    if (!row) continue
    const feed = { ...seatFeed(table, row, now), at: now, siteUrl: SITE }
    left.push(atomOf(feed, game, SITE), calendarOf(feed, game))
  }
  left.push(JSON.stringify(hostPost(table)), JSON.stringify(hostList(table, now)))
}

const EVERY = 6

describe.each(game.editions.map(({ id }) => id))('of %s, with orders or a person at one seat,', edition => {
  test('all that others see, get and open is the same, letter by letter', { timeout: 60_000 }, () => {
    const [ordered, asked] = [begun(edition, 'orders', 5), begun(edition, 'person', 5)]
    let n = 0
    for (; ordered.table.store.stage === 'playing' && n < 1200; n++) {
      const now = BEGIN + (n + 1) * HOUR
      for (const run of [ordered, asked]) {
        step(run, seededChance(n * 31 + 7), now)
        if (n % EVERY === 0 || run.table.store.stage === 'over') look(run, now)
      }
      const differs = ordered.left.findIndex((text, i) => text !== asked.left[i])
      if (differs >= 0 || ordered.left.length !== asked.left.length) expect([n, firstDifference(ordered.left[differs], asked.left[differs])]).toEqual([n, 'none'])
      ordered.left.length = asked.left.length = 0
    }
    expect(ordered.table.store.stage).toBe('over')
    const by = (run: Run) => run.table.store.answers().flatMap(({ given }) => given.map(({ by, seat }) => seat === HIDDEN && by === 'order')).filter(Boolean).length
    expect(by(ordered)).toBeGreaterThan(5)
    expect(by(asked)).toBe(0)
  })
})

/** Where they part, with a little around it. */
function firstDifference(one = '', other = ''): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  return at < 0 && one === other ? 'none' : `${one.slice(Math.max(0, at - 120), at + 120)}\n…\n${other.slice(Math.max(0, at - 120), at + 120)}`
}
