/** The ledger tells how often each seat decided and how long the table waited for it. */
import { expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { PIRATES } from '../../worker/drawing/game'
import { openPrompts } from '../../worker/engine/door'
import { logOf } from '../../worker/table/views/pages'
import type { TableParts } from '../../worker/table/rows/parts'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import { layTable } from '../../worker/table/deeds/seating'
import { takeSeat } from '../../worker/table/deeds/sitting-down'
import { setting } from '../games/kit'
import { emptyTable } from './table'

const BEGIN = Date.UTC(2030, 0, 1)
const HOUR = 3_600_000
const tunnel = gameOf('tunnel')

function begun(id = 'tunnel', edition = 'tortuga', bots = 0): TableParts {
  const table = emptyTable()
  const { options } = setting(gameOf(id), edition, 2)
  const seats = [0, 1].map(seat => ({
    name: `Seat ${seat}`,
    kind: seat < 2 - bots ? ('link' as const) : ('bot' as const),
    pirate: PIRATES[seat] ?? 'a',
    language: 'en' as const,
    person: null,
  }))
  layTable(
    table,
    {
      id: 'ledger',
      name: 'Ledger',
      game: id,
      options,
      secret: '07'.repeat(32),
      made: BEGIN,
      open: false,
      language: 'en',
      absences: { times: 0, days: 0 },
    },
    seats
  )
  for (const row of table.store.seats().filter(({ bot }) => bot === null))
    takeSeat(table, row, { name: row.name, words: 'words', person: null, language: 'en' }, BEGIN)
  return table
}

test('an answer three hours later adds three hours of waiting to its seat; further steps of the same visit add none', () => {
  const table = begun()
  const said: number[] = []
  let now = BEGIN
  for (let turn = 0, asked = -1; turn < 3; ) {
    const present = table.store.now
    const [prompt] = present ? openPrompts(tunnel.rules, present) : []
    if (!prompt) throw new Error('nothing is asked')
    if (prompt.seat !== asked) {
      turn++
      now += 3 * HOUR
    }
    asked = prompt.seat
    if (turn < 3) said.push(prompt.seat)
    if (turn < 3) answerAtTable(table, { seat: prompt.seat, prompt: prompt.id, choice: prompt.choices[0].id }, now)
  }
  const seats = [0, 1].map(seat => ({ decided: said.filter(one => one === seat).length, waited: 3 * HOUR }))
  for (const seat of [0, 1]) expect(logOf(table, seat, now).head.ledger?.visits).toBe(1)
  expect(logOf(table, 'watcher', now).head.ledger?.seats).toEqual(seats)
})

test('alone with bots one is waited for from the bots’ last answer, and a bot never is', () => {
  const table = begun('tunnel', 'tortuga', 1)
  let now = BEGIN
  for (let n = 0; n < 12; n++) {
    const present = table.store.now
    const [prompt] = present ? openPrompts(tunnel.rules, present) : []
    if (!prompt || !present) throw new Error('nothing is asked')
    // Only where the bot has just played has somebody been away.
    if (present.followed) now += HOUR
    answerAtTable(table, { seat: prompt.seat, prompt: prompt.id, choice: prompt.choices[0].id }, now)
  }
  expect(now).toBeGreaterThan(BEGIN)
  const [own, bot] = logOf(table, 0, now).head.ledger?.seats ?? []
  expect([own?.waited, bot?.waited]).toEqual([now - BEGIN, 0])
})

test('per round it covers every seat; only one’s own visits are shown', () => {
  const table = begun('regatta', 'first')
  const regatta = gameOf('regatta')
  let now = BEGIN
  let came = 0
  for (let n = 0; n < 400 && table.store.stage === 'playing'; n++) {
    const present = table.store.now
    const open = present ? openPrompts(regatta.rules, present).filter(({ may, calls }) => !may || calls) : []
    const [first] = open
    if (!first || !present) throw new Error('nothing is asked')
    now += 5 * HOUR
    if (first.seat === 1) came++
    for (const { seat, id, choices } of open.filter(({ seat }) => seat === first.seat))
      answerAtTable(table, { seat, prompt: id, choice: choices[0].id }, now)
  }
  const ledger = (viewer: 0 | 1 | 'watcher') => logOf(table, viewer, now).head.ledger
  const { seats = [], rounds = [] } = ledger('watcher') ?? {}
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
  expect(rounds.length).toBeGreaterThan(5)
  for (const seat of [0, 1]) {
    const sum = (of: 'decided' | 'waited') => rounds.reduce((all, round) => all + (round.seats[seat]?.[of] ?? 0), 0)
    expect({ decided: sum('decided'), waited: sum('waited') }).toEqual(seats[seat])
  }
  expect(ledger(1)?.visits).toBe(came)
  expect(ledger('watcher')).not.toHaveProperty('visits')
})
