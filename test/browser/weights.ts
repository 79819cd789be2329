/** The size of a table page on the wire, and how soon it can be read over a slow connection. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { answerOnce, questionOn, seated, type Player } from '../kit/players'
import { seededChance } from '../../worker/rules/chance'
import { until } from '../host/site'
import { Visitor } from '../kit/visitor'
import { button, tick } from './game'

/** 1.6 Mbit/s with a round trip of 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }

export interface Weight {
  language: Language
  /** Bytes sent for all requests of the first visit, headers included. */
  first: number
  requests: Sent[]
  /** Bytes of the response to an answer. */
  swap: number
  /** Bytes of the same page requested again, unchanged. */
  again: number
}
export interface Wait {
  /** Milliseconds from the request to a visible question, with an empty cache. */
  readable: number
  /** The same with everything but the page in the cache. */
  warm: number
}
export interface Sent {
  path: string
  bytes: number
}

/** In bytes; Cyrillic letters take an additional font, and Polish ones a small one. */
const FIRST_VISIT: Record<Language, number> = { en: 43_000, ru: 50_000, uk: 50_000, pl: 43_000 }
export const firstVisitIn = (language: Language): number => FIRST_VISIT[language]

/** In every language, what the player who is asked is sent; each weighing answers once. */
export async function weigh(browser: Browser, players: readonly Player[]): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const language of LANGUAGES) weights.push({ language, ...(await weighed(browser, await whoIsAsked(players), language)) })
  return weights
}

/** In every language, how long the player who is asked waits for the page. */
export async function waits(browser: Browser, players: readonly Player[]): Promise<Wait[]> {
  const waits: Wait[] = []
  for (const language of LANGUAGES) waits.push(await timed(browser, await whoIsAsked(players), language))
  return waits
}

/** A table of Tunnel in mid-game. */
export async function inTheMiddle(site: string): Promise<Player[]> {
  const visitor = () => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
  const names = ['Anne', 'Bartholomew', 'Calico', 'Diego']
  const players = await seated(visitor(), `${site}/`, { game: 'tunnel', edition: 'tortuga', names }, visitor)
  for (let n = 0, last: Player | undefined; n < 24; n++) last = await answerOnce(players, seededChance(n), last)
  return players
}

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  for (const { visitor } of players) await visitor.reload()
  const asked = players.find(player => questionOn(player.visitor.page))
  if (!asked) throw new Error('nobody is asked')
  return asked
}

async function weighed(browser: Browser, mine: Player, language: Language): Promise<Omit<Weight, 'language'>> {
  const { page, context } = await visit(browser, mine, language)
  const line = await context.newCDPSession(page)
  const requests = await listen(line)
  await page.goto(mine.visitor.page.url, { waitUntil: 'networkidle' })
  const visited = [...requests.values()]
  await page.reload({ waitUntil: 'networkidle' })
  const again = Math.max(...[...requests.values()].slice(visited.length).map(({ bytes }) => bytes))
  await tick(page)
  const answered = page.waitForResponse(response => response.url().endsWith('/answers'))
  await button(page).click()
  await (await answered).finished()
  const swap = await until(() => [...requests.values()].find(({ path, bytes }) => path.endsWith('/answers') && bytes > 0))
  await context.close()
  return { first: visited.reduce((sum, { bytes }) => sum + bytes, 0), requests: visited, swap: swap.bytes, again }
}

/** The bytes the browser received, by request. */
async function listen(line: CDPSession): Promise<Map<string, Sent>> {
  const requests = new Map<string, Sent>()
  await line.send('Network.enable')
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests.set(requestId, { path: new URL(request.url).pathname, bytes: 0 })
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId)
    if (sent) sent.bytes = encodedDataLength
  })
  return requests
}

/** Measures the first frame in which the question is laid out and something has been painted. */
const WATCH = `
  const look = () => {
    const asked = document.querySelector('#answer h2')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (asked?.getBoundingClientRect().height && paint) window.readable = Math.max(paint.startTime, window.seen ?? 0)
    else {
      if (asked?.getBoundingClientRect().height) window.seen ??= performance.now()
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)`

async function timed(browser: Browser, mine: Player, language: Language): Promise<Wait> {
  const { page, context } = await visit(browser, mine, language)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(WATCH)
  const loaded = async (address: string): Promise<number> => {
    await page.goto(address, { waitUntil: 'load' })
    return until(() => page.evaluate<number | undefined>('window.readable'))
  }
  const readable = await loaded(mine.visitor.page.url)
  // A different address of the same page is not in any cache.
  const warm = await loaded(`${mine.visitor.page.url}?again`)
  await context.close()
  return { readable, warm }
}

async function visit(browser: Browser, { visitor }: Player, locale: Language): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
  const domain = new URL(visitor.page.url).hostname
  for (const { name, value, path } of visitor.jar.all()) await context.addCookies([{ name, value, path, domain }])
  return { page: await context.newPage(), context }
}
