/** The file of a game is signed by its site, whose public key was in every invitation. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { faultInMark, faultInPromises } from '../../worker/host/judging/signature'
import { faultIn } from '../../worker/host/judging/verifying'
import { unpack } from '../../worker/shared/parcel'
import type { FinishedGame } from '../../worker/table/views/export'
import { publicKeyOf } from '../../worker/table/views/signing'
import { HOME, visitor } from '../kit/inside'
import { openTable } from '../kit/players'
import { bothHops, lettersTo } from '../kit/post'
import { newTable, visit } from '../kit/table'
import { playOut } from '../kit/play-out'

const ADDRESS = 'kept.values@boat.example'

test('the commitment and the site’s public key in an invitation match the signed file', async () => {
  const host = visitor()
  await openTable(host, HOME, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Edward'], addresses: [undefined, ADDRESS] })
  const id = /tables\/([a-z2-7]+)/.exec(host.page.url)?.[1] ?? ''
  await bothHops({ id, stub: env.TABLE.get(env.TABLE.idFromName(id)), keys: {}, host: '' }, ADDRESS)
  const [letter] = await lettersTo(ADDRESS)
  const kept = letter?.text.match(/\b[0-9a-f]{64}\b/g) ?? []
  const file: FinishedGame = JSON.parse(await (await host.ask(new URL(`/tables/${id}/game.json`, HOME).href, 'GET')).text())
  expect(new Set(kept)).toEqual(new Set([file.commitment, await publicKeyOf(env.SITE_KEY)]))
  expect([faultInMark(file), faultInPromises(file, kept)]).toEqual([undefined, undefined])
  expect(faultInPromises(file, ['00'.repeat(32)])?.why).toContain('was promised')
  const invitation = await visitor().open(/http\S+\/claim\/\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  for (const value of kept) expect(invitation.html).toContain(value)
})

test('the file of a finished game is signed as a whole', async () => {
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(table)
  const file = unpack(await table.stub.file(visit(table, 'watcher')))
  if (!('stage' in file) || file.stage !== 'over') throw new Error('the game is not over')
  expect([faultIn(file), faultInMark(file), file.site?.key]).toEqual([undefined, undefined, await publicKeyOf(env.SITE_KEY)])
  expect(faultInMark({ ...file, made: file.made + 1 })).toEqual({ why: 'It is not as its site has signed it.' })
})
