/** What a table's page weighs on its way, and how soon it can be read on a slow line. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { LANGUAGES, type Language } from '../../worker/rules/game'
import { answerOnce, questionOn, seated, type Player } from '../kit/players'
import { seededChance } from '../../worker/rules/chance'
import { until } from '../host/site'
import { Visitor } from '../kit/visitor'
import { button, tick } from './game'

/** 1.6 megabits a second, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }

export interface Weight {
  language: Language
  /** Bytes of all requests of the first visit as they were sent, headers included. */
  first: number
  requests: Sent[]
  /** The part that an answer is answered with. */
  swap: number
  /** Milliseconds from the request, with nothing in the cache, until the question stands on the screen. */
  readable: number
}
export interface Sent {
  path: string
  bytes: number
}

/** Bytes: who reads Cyrillic letters loads a font more. */
export const firstVisitIn = (language: Language): number => (language === 'ru' || language === 'uk' ? 50_000 : 43_000)

/** A table of Tunnel in the middle of a game, seen by who is asked; in every language. */
export async function weigh(browser: Browser, site: string): Promise<Weight[]> {
  const players = await inTheMiddle(`${site}/`)
  const weights: Weight[] = []
  for (const language of LANGUAGES) {
    const mine = await whoIsAsked(players)
    const readable = await timed(browser, mine, language)
    weights.push({ language, readable, ...(await weighed(browser, mine, language)) })
  }
  return weights
}

async function inTheMiddle(home: string): Promise<Player[]> {
  const visitor = () => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
  const names = ['Anne', 'Bartholomew', 'Calico', 'Diego']
  const players = await seated(visitor(), home, { game: 'tunnel', edition: 'tortuga', names }, visitor)
  for (let n = 0, last: Player | undefined; n < 24; n++) last = await answerOnce(players, seededChance(n), last)
  return players
}

async function whoIsAsked(players: readonly Player[]): Promise<Player> {
  for (const { visitor } of players) await visitor.reload()
  const asked = players.find(player => questionOn(player.visitor.page))
  if (!asked) throw new Error('nobody is asked')
  return asked
}

async function weighed(browser: Browser, mine: Player, language: Language): Promise<Omit<Weight, 'language' | 'readable'>> {
  const { page, context } = await visit(browser, mine, language)
  const line = await context.newCDPSession(page)
  const requests = await listen(line)
  await page.goto(mine.visitor.page.url, { waitUntil: 'networkidle' })
  const visited = [...requests.values()]
  await tick(page)
  const answered = page.waitForResponse(response => response.url().endsWith('/answers'))
  await button(page).click()
  await (await answered).finished()
  const swap = await until(() => [...requests.values()].find(({ path, bytes }) => path.endsWith('/answers') && bytes > 0))
  await context.close()
  return { first: visited.reduce((sum, { bytes }) => sum + bytes, 0), requests: visited, swap: swap.bytes }
}

/** What the browser says that it received, by request. */
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

/** The first frame in which the question has its place and something is painted. */
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

async function timed(browser: Browser, mine: Player, language: Language): Promise<number> {
  const { page, context } = await visit(browser, mine, language)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
  await page.addInitScript(WATCH)
  await page.goto(mine.visitor.page.url, { waitUntil: 'load' })
  const readable = await until(() => page.evaluate<number | undefined>('window.readable'))
  await context.close()
  return readable
}

async function visit(browser: Browser, { visitor }: Player, locale: Language): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
  const domain = new URL(visitor.page.url).hostname
  for (const { name, value, path } of visitor.jar.all()) await context.addCookies([{ name, value, path, domain }])
  return { page: await context.newPage(), context }
}
