/** Open pages are told when something changed for them, and nothing else. */
import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { LIVE_PAGES, LIVE_WATCHERS } from '../../worker/shared/bounds'
import { asking, firstAnswer } from '../kit/asking'
import { connect, Ear, liveAt, listen } from '../kit/ear'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, seated, sit } from '../kit/players'
import { stored } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }

async function playing() {
  const players = await seated(visitor(), HOME, PLAN, () => visitor())
  const { asked, other, question } = await asking(players)
  const table = asked.page.url.replace(/\/seats.*/, '')
  return { players, asked, other, question, table, object: env.TABLE.get(env.TABLE.idFromName(table.split('/').at(-1) ?? '')) }
}

test('an answer reaches the others and a watcher within a second', async () => {
  const { asked, other, question, table } = await playing()
  const watcher = visitor()
  await watcher.open(table)
  const ears = [await listen(other), await listen(watcher)]
  await asked.ask(question.action, 'POST', firstAnswer(question))
  for (const ear of ears) expect(await ear.hears()).toEqual({ changed: 1 })
})

test('listeners stay connected when the table is evicted', async () => {
  const { asked, other, question, object } = await playing()
  const ear = await listen(other)
  await evictDurableObject(object)
  await asked.ask(question.action, 'POST', firstAnswer(question))
  expect(await ear.hears()).toEqual({ changed: 1 })
})

test('a stale page is told at once; an up-to-date one is told nothing', async () => {
  const { asked, other, question } = await playing()
  const before = liveAt(other.page)
  await asked.ask(question.action, 'POST', firstAnswer(question))
  await other.reload()
  const [fresh, stale] = [await listen(other), await listen(other, before)]
  expect(await stale.hears()).toEqual({ changed: 1 })
  expect(fresh.words).toEqual([])
})

test('those who wait for the start are told of it', async () => {
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [anne, bob] = [visitor(), visitor()]
  await sit({ name: 'Anne', visitor: anne }, claims[0]?.href ?? '')
  const waiting = liveAt(anne.page)
  const ear = await listen(anne)
  await sit({ name: 'Bob', visitor: bob }, claims[1]?.href ?? '')
  expect(await ear.hears()).toHaveProperty('changed')
  // Loaded before the start, connected after it.
  expect(await (await listen(anne, waiting)).hears()).toHaveProperty('changed')
})

test('a refused or repeated answer is not announced', async () => {
  const { asked, other, question } = await playing()
  const ear = await listen(other)
  const body = firstAnswer(question)
  await asked.ask(question.action, 'POST', body.replace(/choice\.[^=]*=[^&]*/, 'choice.x=y'))
  await other.ask(question.action, 'POST', body)
  await asked.ask(question.action, 'POST', body)
  expect(await ear.hears()).toEqual({ changed: 1 })
  await asked.ask(question.action, 'POST', body)
  await asked.reload()
  expect(ear.words).toEqual([])
})

test.each<Record<string, string>>([{ origin: 'https://ship.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page of another site is told nothing, whatever cookies it sends: %j',
  async from => {
    const { other } = await playing()
    const answer = await other.ask(liveAt(other.page), 'GET', undefined, { upgrade: 'websocket', ...from })
    expect([answer.status, answer.webSocket]).toEqual([403, null])
    const own = await other.ask(liveAt(other.page), 'GET', undefined, {
      upgrade: 'websocket',
      origin: HOME.slice(0, -1),
      'sec-fetch-site': 'same-origin',
    })
    expect(own.status).toBe(101)
    own.webSocket?.accept()
    own.webSocket?.close()
  }
)

test('messages from pages are ignored', async () => {
  const { other } = await playing()
  const { webSocket } = await connect(other, liveAt(other.page))
  const ear = new Ear(webSocket ?? expect.unreachable())
  const before = await stored()
  for (const said of ['{"changed":99}', 'x'.repeat(100_000), '']) webSocket?.send(said)
  await other.reload()
  expect(await stored()).toEqual(before)
  expect(ear.words).toEqual([])
})

test('the listening pages of a table are limited; watchers leave room for its seats', async () => {
  const { asked, other, question, table } = await playing()
  const watcher = visitor()
  await watcher.open(table)
  const listen = async (who: Visitor): Promise<number[]> => {
    const statuses: number[] = []
    for (let n = 0; n <= LIVE_PAGES; n++) {
      const { status, webSocket } = await connect(who, liveAt(who.page))
      webSocket?.accept()
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(503)
    return statuses.filter(status => status === 101)
  }
  expect(await listen(watcher)).toHaveLength(LIVE_WATCHERS)
  expect(await listen(other)).toHaveLength(LIVE_PAGES - LIVE_WATCHERS)
  expect((await asked.ask(question.action, 'POST', firstAnswer(question))).status).toBe(303)
  expect((await other.reload()).status).toBe(200)
})
