/** Table files damaged in different ways: neither the start nor any other table is affected. */
import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { damagedIn } from '../../worker/host/site/damaged'
import { linksOf, unpacked, type TableName } from '../kit/fixture'
import { objectId } from '../kit/overdue'
import { Visitor } from '../kit/visitor'
import { startSite, until } from './site'

const PAGE = 4096

describe('after a disk has damaged three of four tables', async () => {
  const data = unpacked('a8b7505')
  const { tables } = linksOf('a8b7505')
  const fileOf = (table: TableName): string => join(data, 'objects/packetboat-Table', `${objectId('Table', tables[table].id)}.sqlite`)
  overwrite(fileOf('tunnel'), 0, 1)
  overwrite(fileOf('regatta'), 1, 12)
  truncateSync(fileOf('clocked'), 3 * PAGE)
  const site = await startSite({ DATA: data })
  afterAll(async () => {
    await site.stop()
    rmSync(data, { recursive: true })
  })
  const opened = (table: TableName) =>
    new Visitor((url, init) => fetch(url, init)).open(site.address + (tables[table].seats[0]?.link ?? ''))

  test('the start reports files whose damage shows at a glance', () => {
    expect(site.lines()).toContain(
      `${fileOf('tunnel')} is no database: put it back from a backup. Only what is in it cannot be used meanwhile.`
    )
    expect(site.lines()).toContain(
      `${fileOf('clocked')} is cut off: put it back from a backup. Only what is in it cannot be used meanwhile.`
    )
    expect(site.lines().filter(line => line.includes('put it back'))).toHaveLength(2)
  })

  test.each(['tunnel', 'regatta', 'clocked'] as const)(
    '%s is reported as damaged, and the log names the table and its file',
    async table => {
      const page = await opened(table)
      expect(page.status).toBe(500)
      expect(page.heading).toBe('This table can’t be read')
      const { id } = tables[table]
      const event = `"event":"table-damaged","table":"${id}","object":"${objectId('Table', id)}"`
      // A page may arrive before the log is read.
      await until(() => site.lines().join('\n').includes(event))
    }
  )

  test('the fourth opens as usual', async () => {
    expect((await opened('finished')).status).toBe(200)
  })
})

test('if the file of all alarms is damaged, nothing can start, and the message says so', () => {
  const data = unpacked('a8b7505')
  onTestFinished(() => rmSync(data, { recursive: true }))
  const alarms = join(data, 'objects/packetboat-Table/metadata.sqlite')
  overwrite(alarms, 0, 1)
  expect(damagedIn(join(data, 'objects'))).toEqual([
    `${alarms} is no database: put it back from a backup. The site cannot start without it.`,
  ])
})

function overwrite(file: string, from: number, pages: number): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(pages * PAGE, 'packetboat'), 0, pages * PAGE, from * PAGE)
  closeSync(handle)
}
