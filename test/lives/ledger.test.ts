/** The ledger says what each seat has decided, and how long the table waited for it. */
import { expect, test } from 'vitest'
import { gameOf } from '../../worker/games'
import { PIRATES } from '../../worker/rules/game'
import { openPrompts } from '../../worker/table/door'
import { pageNow } from '../../worker/table/pages'
import type { TableParts } from '../../worker/table/parts'
import { answerAtTable } from '../../worker/table/pipeline'
import { makeTable, takeSeat } from '../../worker/table/seating'
import { setting } from '../games/kit'
import { emptyTable } from './table'

const BEGIN = Date.UTC(2030, 0, 1)
const HOUR = 3_600_000
const tunnel = gameOf('tunnel')

function begun(): TableParts {
  const table = emptyTable()
  const { options } = setting(tunnel, 'tortuga', 2)
  const seats = [0, 1].map(seat => ({ name: `Seat ${seat}`, kind: 'link' as const, pirate: PIRATES[seat] ?? 'a', language: 'en' as const, person: null }))
  makeTable(table, { id: 'ledger', name: 'Ledger', game: 'tunnel', options, secret: '07'.repeat(32), made: BEGIN, open: false, language: 'en', absences: { times: 0, days: 0 } }, seats)
  for (const row of table.store.seats()) takeSeat(table, row, { name: row.name, words: 'words', person: null, language: 'en' }, BEGIN)
  return table
}

test('an answer three hours later is three hours for which its seat was waited for, and the steps of one visit are none', () => {
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
  expect(pageNow(table, 'watcher', now).head.ledger?.seats).toEqual(seats)
})
