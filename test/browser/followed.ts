/** Follows the links in letters like mail programs that preload them, in a browser that runs the pages' scripts. */
import type { Browser, BrowserContext } from 'playwright-core'
import { seededChance } from '../../worker/rules/chance'
import { until, type Site } from '../host/site'
import { changedRows, storedOnDisk, type Stored } from '../kit/disk'
import { callOf, newestLetter } from '../kit/mail'
import { answerOnce, claimsOn, openTable, playToTheEnd, sit, SHORT, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'

const PEOPLE = ['Anne', 'Bob']
const ANSWERS = 4
/** Pages open at the same time. */
const ABREAST = 4

const browser = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
const addressOf = (name: string): string => `${name.toLowerCase()}@followed.example`
const PLAN = { game: 'tunnel', edition: 'jamaica', names: PEOPLE, house: SHORT }

/** A finished game and a running one with letters to everybody, a seat with a new address, and a requested letter. */
export async function letters({ address: site }: Site): Promise<void> {
  const home = `${site}/`
  await playToTheEnd(await gathered(home), seededChance(1))
  const players = await gathered(home)
  for (let n = 0, last: Player | undefined; n < ANSWERS; n++) last = await answerOnce(players, seededChance(n), last)
  const [claim] = claimsOn(await openTable(browser(), home, PLAN))
  const guest = await browser().open(claim?.href ?? '')
  await browser().send(guest.form('Take this seat').type('email', addressOf('Kim')))
  const asking = await browser().open(`${home}links`)
  await browser().send(asking.form('Send them').type('email', addressOf('Anne')))
  // Requested some time after the answer, when nothing else is in transit.
  await until(async () => {
    const letter = await newestLetter(browser(), `${home}mailbox`, addressOf('Anne'))
    return letter?.links('pre').some(({ href }) => href.includes('/mine/'))
  })
}

/** A table whose players all accept their invitations, and with them further letters. */
async function gathered(home: string): Promise<Player[]> {
  const { url } = await openTable(browser(), home, { ...PLAN, addresses: PEOPLE.map(addressOf) })
  const table = /tables\/\w+/.exec(url)?.[0] ?? ''
  const players = PEOPLE.map(name => ({ name, visitor: browser() }))
  for (const player of players) {
    const invitation = await until(async () => {
      const letter = await newestLetter(player.visitor, `${home}mailbox`, addressOf(player.name))
      return letter && callOf(letter).includes(table) ? callOf(letter) : undefined
    })
    await sit(player, invitation)
  }
  return players
}

/** Waits until every letter has arrived and no alarm is about to fire. */
export function settled({ data }: Site): Promise<Stored> {
  return until(() => {
    const stored = storedOnDisk(data)
    const quiet = Object.entries(stored).every(([name, rows]) => isQuiet(name, rows))
    // Files are read one by one, so a letter that arrives meanwhile may show in one and not yet in another.
    return quiet && changedRows(stored, storedOnDisk(data)).length === 0 ? stored : undefined
  })
}

const SOON_MS = 60_000
const NS_A_MS = 1_000_000

function isQuiet(name: string, rows: Stored[string]): boolean {
  const soon = Date.now() + SOON_MS
  if (name.endsWith(' _cf_ALARM')) return rows.every(({ scheduled_time }) => Number(scheduled_time) / NS_A_MS > soon)
  return rows.every(({ done, due }) => done !== null || Number(due) > soon)
}

/** The links of every letter in the mailbox, from its text and from its HTML. */
export async function linksInLetters({ address: site }: Site): Promise<string[][]> {
  const reader = browser()
  const letters = (await reader.open(`${site}/mailbox`)).links('.letters')
  const links: string[][] = []
  for (const { href } of letters) {
    const text = (await reader.open(href)).links('.letter-text')
    links.push([...new Set([...text, ...(await reader.open(`${href}/html`)).links()].map(link => link.href))])
  }
  return links
}

/** Opens each address in a tab until the page is idle. Returns every request that was not a GET or HEAD. */
export async function followAll(chromium: Browser, addresses: Iterable<string>): Promise<string[]> {
  const context = await chromium.newContext()
  const deeds: string[] = []
  context.on('request', request => {
    if (!['GET', 'HEAD'].includes(request.method())) deeds.push(`${request.method()} ${request.url()}`)
  })
  const queue = addresses[Symbol.iterator]()
  await Promise.all(Array.from({ length: ABREAST }, () => follow(context, queue)))
  await context.close()
  return deeds
}

async function follow(context: BrowserContext, queue: Iterator<string>): Promise<void> {
  const page = await context.newPage()
  for (let next = queue.next(); !next.done; next = queue.next()) {
    await context.request.head(next.value)
    await page.goto(next.value)
    // On a busy machine Chromium may never consider a background tab idle; the timeout forces the callback.
    await page.evaluate('new Promise(idle => requestIdleCallback(idle, { timeout: 1000 }))')
  }
}
