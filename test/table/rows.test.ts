/** The platform charges for rows written, and alarms count as rows. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { isForward } from '../kit/forward'
import { bothHops, START } from '../kit/post'
import { answer, asked, newTable, type Played } from '../kit/table'

const addresses = ['anne@rows.example', 'bob@rows.example']

/** What a table writes while `act` runs. */
async function written(table: Played, act: () => Promise<unknown>): Promise<{ statements: string[]; rows: number; alarms: number }> {
  const count = { statements: [] as string[], rows: 0, alarms: 0 }
  const cursors: { query: string; cursor: SqlStorageCursor<Record<string, SqlStorageValue>> }[] = []
  await runInDurableObject(table.stub, (_, { storage }) => {
    const { exec } = storage.sql
    storage.sql.exec = <T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]) => {
      const cursor = exec.call(storage.sql, query, ...values) as SqlStorageCursor<T>
      cursors.push({ query, cursor })
      return cursor
    }
    const { setAlarm } = storage
    storage.setAlarm = (...given) => (count.alarms++, setAlarm.apply(storage, given))
  })
  await act()
  await runInDurableObject(table.stub, () => {
    for (const { query, cursor } of cursors.filter(({ cursor }) => cursor.rowsWritten > 0)) {
      count.statements.push(query.split(' ').slice(0, 5).join(' '))
      count.rows += cursor.rowsWritten
    }
  })
  return count
}

async function begun(): Promise<Played> {
  vi.setSystemTime(START)
  const table = await newTable({ seats: 2, addresses })
  await bothHops(table, ...addresses)
  return table
}

async function next(table: Played, wanted: (choice: string) => boolean): Promise<unknown> {
  const question = await asked(table)
  const choice = question?.choices.find(wanted)
  if (!question || choice === undefined) throw new Error('no such choice is offered')
  return answer(table, question.seat, question.prompt, choice)
}

test('an answer that asks nobody new writes only its row and the present, even on a table just woken', async () => {
  const table = await begun()
  await evictDurableObject(table.stub)
  expect(await written(table, () => next(table, isForward))).toEqual({
    statements: ['INSERT INTO answers (number, position,', 'INSERT OR REPLACE INTO present'],
    rows: 2,
    alarms: 0,
  })
})

test('an answer that asks the next seat also writes a notice and an alarm', async () => {
  const table = await begun()
  await next(table, isForward)
  expect(await written(table, () => next(table, choice => choice === 'stop'))).toMatchObject({ rows: 3, alarms: 1 })
})
