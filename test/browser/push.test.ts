/** The push scripts in a browser: the form submits the browser's subscription, and the worker shows what is pushed. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pushKeys } from '../../worker/post/push/keys'
import { sharedBrowser } from './shared'

const { publicKey } = pushKeys('5e'.repeat(32))
const PAGE = `<!doctype html><p id="push-without">needs more</p>
<div id="push-here" hidden data-key="${publicKey}" data-worker="/static/sw.js" data-denied="denied" data-failed="failed">
<form method="post" action="/deeds"><input type="hidden" name="subscription"><button>go</button></form><p role="status"></p></div>
<script src="/static/push.js" defer></script>`
/** As strict as the site's own. */
const CSP = "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'"

let posted = ''
const server = createServer(async (question, answer) => {
  const path = question.url ?? ''
  if (question.method === 'POST') for await (const piece of question) posted += String(piece)
  const script = path.startsWith('/static/')
  answer.setHeader('content-type', script ? 'text/javascript' : 'text/html').setHeader('content-security-policy', CSP)
  answer.end(script ? readFileSync(`web${path}`) : PAGE)
})
const origin = await new Promise<string>(done => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    done(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`)
  })
})
const browser = await sharedBrowser()
afterAll(() => void server.close())

/** Stubs the permission prompt and the push service, which a test browser does not have. */
async function page(permission: 'granted' | 'denied'): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(`
    Notification.requestPermission = async () => '${permission}'
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => ({ endpoint: 'https://push.example/1', key: applicationServerKey })
  `)
  await page.goto(origin)
  return page
}

test("the form appears, and submits the browser's subscription", async () => {
  const shown = await page('granted')
  expect(await shown.isVisible('#push-without')).toBe(false)
  await shown.click('button')
  await shown.waitForURL('**/deeds')
  const given: unknown = JSON.parse(new URLSearchParams(posted).get('subscription') ?? '')
  expect(given).toEqual({ endpoint: 'https://push.example/1', key: publicKey })
})

test('a browser that is not allowed to show notices says so', async () => {
  const shown = await page('denied')
  await shown.click('button')
  await shown.getByText('denied').waitFor()
})

/** Runs the worker here with stubbed browser APIs, because not every Chromium can show notices. */
function worker(open: readonly string[] = []) {
  const done: unknown[] = []
  const heard = new Map<string, (event: object) => void>()
  const window = (url: string) => ({ url, focus: async () => void done.push(['to the front', url]) })
  const self = {
    location: { origin },
    addEventListener: (name: string, then: (event: object) => void) => heard.set(name, then),
    registration: { showNotification: async (...notice: unknown[]) => void done.push(notice) },
    clients: { matchAll: async () => open.map(window), openWindow: async (url: string) => void done.push(['opened', url]) },
    skipWaiting: () => {},
  }
  new Function('self', readFileSync('web/static/sw.js', 'utf8'))(self)
  return async (name: string, event: object): Promise<unknown> => {
    const work: Promise<unknown>[] = []
    heard.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
    return done.splice(0)
  }
}

const link = `${origin}/tables/a/seats/1`

test('what is pushed is shown, replacing an older notice of the same table', async () => {
  const pushed = { id: 'a.1', title: 'Your move', body: 'Which card?', lang: 'en', link, tag: 'a-1' }
  const shown = await worker()('push', { data: { json: () => pushed } })
  expect(shown).toEqual([['Your move', { body: 'Which card?', lang: 'en', tag: 'a-1', renotify: true, data: { link } }]])
})

test.each([
  [[], link, [['opened', link]]],
  [[`${origin}/`, `${link}?choice=x`], link, [['to the front', `${link}?choice=x`]]],
  [[], 'https://elsewhere.example/', []],
])('with %j open, a click on a notice of %s: %j', async (open, to, outcome) => {
  const notification = { close: () => {}, data: { link: to } }
  expect(await worker(open)('notificationclick', { notification })).toEqual(outcome)
})
