/** People with their own browsers, who get from the new-table form to their seats using only what the pages show. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../host/site'
import { newestLetter } from '../kit/mail'
import type { Page as Letter } from '../kit/page'
import { seated as seatedWithout, type Plan } from '../kit/players'
import { Visitor as Reader } from '../kit/visitor'
import { takeOver, visitor, type Visitor } from './visitor'

/** Letters go out by alarm and answers arrive over a socket: soon, but not at once. */
export const SOON_MS = 30_000

export interface Profile {
  name: string
  locale: string
  scripts: boolean
  /** Closes the page after every answer, and opens it again when asked. */
  leaves?: true
  eyes?: BrowserContextOptions
}
export interface Player extends Visitor, Profile {
  address: string
  /** Address of the seat's page. */
  seat: string
}
export interface Table {
  game: string
  edition: string
  /** By option id. */
  house?: Record<string, number>
  /** In the seats after those of people. */
  bots?: number
}

/** The first guest opens a table for all, then everybody follows their letter and sits down. */
export async function gathered(browser: Browser, site: string, profiles: readonly Profile[], table: Table): Promise<Player[]> {
  const crew = crypto.randomUUID()
  const guests = await Promise.all(
    profiles.map(async (profile, seat) => {
      const { locale, scripts, eyes } = profile
      const own = await visitor(browser, site, { locale, javaScriptEnabled: scripts, ...eyes })
      return { ...own, ...profile, address: `seat.${seat}.of.${crew}@example.org` }
    })
  )
  const [host] = guests
  if (host) await openTable(host.page, guests, table)
  return Promise.all(guests.map(async guest => ({ ...guest, seat: await sitDown(guest) })))
}

/** With the same person as they sat down. */
export type Seated = Omit<Player, 'address'> & { reader: Reader }

/** The same where coming to the table is not what is tested: they sit down without a browser, which costs a tenth. */
export async function seated(
  browser: Browser,
  site: string,
  profiles: readonly Profile[],
  table: Pick<Plan, 'game' | 'edition' | 'house'>
): Promise<Seated[]> {
  const reader = (locale = 'en-GB') => new Reader((url, init) => fetch(url, init), { 'accept-language': locale })
  const names = profiles.map(({ name }) => name)
  const sitting = await seatedWithout(reader(), `${site}/`, { ...table, names }, seat => reader(profiles[seat]?.locale))
  return Promise.all(
    profiles.map(async (profile, n) => {
      const person = sitting[n]?.visitor ?? reader()
      const { jar, page } = person
      const { locale, scripts, eyes } = profile
      const own = await visitor(browser, site, { locale, javaScriptEnabled: scripts, ...eyes })
      await takeOver(own.context, jar, site)
      const seat = page.url.replace(/\?.*/, '')
      await own.page.goto(seat)
      return { ...own, ...profile, seat, reader: person }
    })
  )
}

export type Guest = Pick<Player, 'name' | 'address'>

export async function openTable(page: Page, guests: readonly Guest[], { game, edition, house = {}, bots = 0 }: Table): Promise<void> {
  await page.goto('/')
  await page.locator('main a[href="/tables/new"]').first().click()
  await page.locator(`label.pick:has(> input[name=game][value=${game}])`).click()
  // The person who opens the table takes a seat by letter, like everybody else.
  await page.locator('input[name=own]').uncheck()
  await page.locator('#rules > summary').click()
  await page.locator(`label.pick:has(> input[name^="edition."][value=${edition}])`).click()
  for (const [option, number] of Object.entries(house)) await page.locator(`input[name="house.${edition}.${option}"]`).fill(String(number))
  for (const [seat, { name, address }] of guests.entries()) {
    await page.locator(`input[name="name.${seat}"]`).fill(name)
    await page.locator(`input[name="address.${seat}"]`).fill(address)
  }
  for (let bot = 0; bot < bots; bot++) await page.locator(`select[name="kind.${guests.length + bot}"]`).selectOption('bot')
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/tables\/[a-z2-7]+\/seats$/)
}

/** Returns the address of the seat's page. */
export async function sitDown({ page, name, address }: Guest & { page: Page }): Promise<string> {
  await followLetter(page, address, /\/claim\//)
  await page.locator('input[name=name]').fill(name)
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats\/\d\?taken=1$/)
  return page.url().replace(/\?.*/, '')
}

/** The newest letter to an address, if any, with such a subject: read by a mail program, which waits for it at a tenth of what a browser costs. */
export async function newestFor(page: Page, address: string, subject?: RegExp): Promise<Letter | undefined> {
  const mailbox = (await page.request.get('/mailbox')).url()
  return newestLetter(new Reader((url, init) => fetch(url, init)), mailbox, address, subject)
}

/** Follows the newest letter to an address that has a matching link, like a mail program. */
export async function followLetter(page: Page, address: string, way: RegExp): Promise<void> {
  const { href } = await until(async () => {
    const letter = await newestFor(page, address)
    return letter?.links('.letter-text').find(link => way.test(link.href))
  }, SOON_MS)
  await page.goto(href)
}
