/** What people do with a table of Tunnel, from its form to its ranking, with nothing but what the pages show them. */
import type { Browser, Locator, Page } from 'playwright-core'
import { until } from '../host/site'
import { visitor, type Visitor } from './visitor'

/** Letters are written and handed over by alarms, answers come over a socket: soon, but not at once. */
export const SOON_MS = 5000

export interface Player extends Visitor {
  name: string
  address: string
}
export type Three = readonly [Player, Player, Player]

/** One at a desk, one with a telephone and in Polish, one at night and in Ukrainian. */
export async function three(browser: Browser, site: string, scripts: boolean): Promise<Three> {
  const own = { javaScriptEnabled: scripts }
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
  const [anne, bartek, olena] = await Promise.all([
    visitor(browser, site, { ...own, locale: 'en-GB' }),
    visitor(browser, site, { ...own, ...phone, locale: 'pl-PL' }),
    visitor(browser, site, { ...own, colorScheme: 'dark', locale: 'uk-UA' }),
  ])
  return [
    { ...anne, name: 'Anne', address: `anne.${scripts}@example.org` },
    { ...bartek, name: 'Bartek', address: `bartek.${scripts}@example.org` },
    { ...olena, name: 'Олена', address: `olena.${scripts}@example.org` },
  ]
}

export async function openTable({ page }: Visitor, people: readonly Player[], house: Record<string, number> = {}): Promise<void> {
  await page.goto('/')
  await page.locator('main a[href="/tables/new"]').first().click()
  await page.locator('label.pick:has(> input[name=game][value=tunnel])').click()
  await page.locator('label.pick:has(> input[name=edition][value=tortuga])').click()
  for (const [option, number] of Object.entries(house)) await page.locator(`input[name="house.tortuga.${option}"]`).fill(String(number))
  for (const [seat, { name, address }] of people.entries()) {
    await page.locator(`input[name="name.${seat}"]`).fill(name)
    await page.locator(`input[name="address.${seat}"]`).fill(address)
  }
  await page.locator('main form button').click()
  await page.waitForURL(/\/tables\/[a-z2-7]+\/seats$/)
}

/** Opens the newest letter to this person, once there are so many, and follows its link as a mail program does. */
export async function followLetter({ page, address }: Player, atLeast: number): Promise<void> {
  const letters = page.locator('ol.letters li', { hasText: address })
  await until(async () => (await page.goto('/mailbox')) && (await letters.count()) >= atLeast, SOON_MS)
  await letters.first().locator('a').click()
  await page.goto((await page.locator('.letter-text a').first().getAttribute('href')) ?? '')
}

export async function sitDown(player: Player): Promise<void> {
  const { page, name } = player
  await followLetter(player, 1)
  await page.locator('input[name=name]').fill(name)
  await page.locator('main form button.main').click()
  await page.waitForURL(/\/seats\/\d\?taken=1$/)
}

export const question = (page: Page): Locator => page.locator('#answer')
export const button = (page: Page): Locator => page.locator('#answer button.asked')
export const ranking = (page: Page): Locator => page.locator('table.figures')

/** The position that a page shows; it tells the live channel. */
export async function positionOf(page: Page): Promise<number> {
  const address = await page.locator('#live').getAttribute('hx-ws:connect')
  return Number(/at=(\d+)/.exec(address ?? '')?.[1])
}

/** Who is asked, by what the pages show; whoever answered last sees it first. Without scripts the others load their page again. */
export async function asked(people: Three, reload: boolean, last?: Player): Promise<Player | undefined> {
  const deadline = Date.now() + SOON_MS
  for (let fresh = last; Date.now() < deadline; fresh = undefined) {
    const turn = fresh ? people.indexOf(fresh) : 0
    for (const player of [...people.slice(turn), ...people.slice(0, turn)]) {
      if (reload && player !== fresh) await player.page.reload()
      if (await question(player.page).count()) return player
      if (await ranking(player.page).count()) return undefined
    }
  }
  throw new Error('nobody is asked, and the game is not over')
}

/** Leaning forward, so that games end: a card if there is one, else back for another. */
export async function tick(page: Page): Promise<Locator> {
  const values = await page.locator('#answer input[name^="choice."]').evaluateAll(inputs => inputs.map(input => input.getAttribute('value') ?? ''))
  const wanted = values.find(value => value.startsWith('play:')) ?? values[0] ?? ''
  const [act = '', symbol] = wanted.split(':')
  const group = page.locator(`#answer label:has(> input[name^="group."][value="${act === 'play' ? symbol : act}"])`)
  if (await group.count()) await group.click()
  await page.locator(`#answer label:has(> input[value="${wanted}"])`).click()
  return page.locator(`#answer input[value="${wanted}"]`)
}

/** Ticks and sends, and waits until the page shows what came of it. */
export async function answer({ page }: Player): Promise<void> {
  const before = await positionOf(page)
  await tick(page)
  await button(page).click()
  await until(async () => (await positionOf(page)) > before, SOON_MS)
}

export async function playOn(people: Three, reload: boolean): Promise<number> {
  let last: Player | undefined
  for (let answers = 0; ; answers++) {
    last = await asked(people, reload, last)
    if (!last) return answers
    await answer(last)
  }
}
