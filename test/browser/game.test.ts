import { beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { until } from '../host/site'
import { sharedBrowser, sharedSite } from './shared'
import { SHORT } from '../kit/players'
import { followLetter, gathered, seated, SOON_MS, type Player, type Seated } from './crew'
import { answer, asked, button, playOn, positionOf, question, ranking, tick, type Sitting } from './game'
import { alongTheTunnel } from './leaning'
import { three } from './people'

const GAME_MS = 300_000
const PATIENT = { timeout: 300_000 }
/** Pages that cannot be told of news ask for it every half minute. */
const BEFORE_ASKING_MS = 20_000
/** The whole game here is a short one; `npm run prove browser` plays full ones between three people, with and without JavaScript. */
const TORTUGA = { game: 'tunnel', edition: 'tortuga' }

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])

async function whoIsAsked<Person extends Sitting>(people: readonly Person[]): Promise<Person> {
  const player = await asked(people)
  if (!player) throw new Error('the game is over')
  return player
}

/** The choice of a ring, found by its number. */
function rowOf(page: Page, number: string): Locator {
  return page.locator(`#answer input.n${number}`)
}

/** The field for messages to the table. */
const words = (page: Page): Locator => page.locator('textarea').first()

/** Clicks a visible ring; rings of other groups are hidden. */
async function clickRing(page: Page): Promise<string> {
  const ring = page.locator('a.aim').filter({ visible: true }).first()
  const number = /\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await ring.click({ force: true })
  return number
}

/** Runs in the page: finds ids that are duplicated or missing, and symbols that no file has. */
const symbols = async (): Promise<{ twice: string[]; missing: string[] }> => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const used = [...new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href') ?? ''))]
  const missing: string[] = []
  for (const href of used) {
    const [file = '', id = ''] = href.split('#')
    const isHere = file ? (await (await fetch(file)).text()).includes(`<symbol id="${id}"`) : ids.includes(id)
    if (!isHere) missing.push(href)
  }
  return { twice: ids.filter((id, i) => ids.indexOf(id) !== i), missing }
}

describe('two people with JavaScript', PATIENT, () => {
  let people: Seated[]
  beforeAll(async () => void (people = await seated(browser, site.address, three(true).slice(0, 2), { ...TORTUGA, house: SHORT })), GAME_MS)

  test('click a ring on the board, and its choice is ticked at once', async () => {
    const { page } = await whoIsAsked(people)
    await page.evaluate('window.same = true')
    expect(await rowOf(page, await clickRing(page)).isChecked()).toBe(true)
    expect(await page.evaluate('window.same')).toBe(true)
  })

  test('answer without a page load, and the other sees it before their page would ask for news', async () => {
    const player = await whoIsAsked(people)
    const others = people.filter(other => other !== player)
    for (const { page } of people) await page.evaluate('window.same = true')
    await answer(player.page, alongTheTunnel)
    const position = await positionOf(player.page)
    for (const { page } of others) await until(async () => (await positionOf(page)) === position, BEFORE_ASKING_MS)
    for (const { page } of people) expect(await page.evaluate('window.same')).toBe(true)
  })

  test('double-click, and it counts once', async () => {
    const { page } = await whoIsAsked(people)
    const before = await positionOf(page)
    await tick(page, alongTheTunnel)
    await button(page).dblclick()
    await until(async () => (await positionOf(page)) > before, SOON_MS)
    await page.waitForLoadState('networkidle')
    await page.reload()
    expect(await positionOf(page)).toBe(before + 1)
  })

  test('keep what they ticked, typed and opened when somebody else does something', async () => {
    const player = await whoIsAsked(people)
    const { page } = player
    const [other] = people.filter(one => one !== player)
    const ticked = await tick(page, alongTheTunnel)
    await page.locator('a[href$="#list"]').click()
    await page.locator('details#list li').first().waitFor({ timeout: SOON_MS })
    expect(await ticked.isChecked()).toBe(true)
    await words(page).fill('Wait for me')
    await words(other?.page ?? page).fill('Ahoy')
    await other?.page.locator('form:has(textarea) button').first().click()
    await page.locator('.said', { hasText: 'Ahoy' }).waitFor({ timeout: BEFORE_ASKING_MS })
    expect(await ticked.isChecked()).toBe(true)
    expect(await words(page).inputValue()).toBe('Wait for me')
    expect(await page.locator('#list').getAttribute('open')).not.toBeNull()
  })

  test(
    'play to the ranking, each in their language',
    async () => {
      await playOn(people, alongTheTunnel)
      for (const { page } of people) await until(() => ranking(page).count(), SOON_MS)
      const titles = await Promise.all(people.map(({ page }) => page.locator('html').getAttribute('lang')))
      expect(titles).toEqual(['en', 'pl'])
    },
    GAME_MS
  )

  test('have every symbol on their pages, and no id twice, however often these were updated', async () => {
    for (const { page } of people) expect(await page.evaluate(symbols)).toEqual({ twice: [], missing: [] })
  })

  test('cause no errors in their browsers', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], []])
  })
})

/** They play a whole game in life.test.ts. */
describe('two people without JavaScript', PATIENT, () => {
  let people: Player[]
  beforeAll(async () => void (people = await gathered(browser, site.address, three(false).slice(1), TORTUGA)), GAME_MS)

  test('come back by the letter that says it is their turn', async () => {
    const player = await whoIsAsked(people)
    await followLetter(player.page, player.address, /\/seats\/\d\/link\//)
    expect(await question(player.page).count()).toBe(1)
  })

  test('click a ring on the board, and the page comes back with its choice ticked', async () => {
    const { page } = await whoIsAsked(people)
    const number = await clickRing(page)
    await page.waitForURL(/\?choice=/)
    expect(await rowOf(page, number).isChecked()).toBe(true)
  })

  test('double-click, and it counts once', async () => {
    const { page } = await whoIsAsked(people)
    const before = await positionOf(page)
    await tick(page, alongTheTunnel)
    await button(page).dblclick()
    await until(async () => (await positionOf(page)) > before, SOON_MS)
    await page.waitForLoadState('networkidle')
    await page.reload()
    expect(await positionOf(page)).toBe(before + 1)
  })

  test('get a friendly notice if they answer a question that is no longer open', async () => {
    const player = await whoIsAsked(people)
    const old = await player.context.newPage()
    await old.goto(player.page.url())
    await answer(player.page, alongTheTunnel)
    await tick(old, alongTheTunnel)
    await button(old).click()
    await old.locator('.notice').waitFor()
    expect(await positionOf(old)).toBe(await positionOf(player.page))
    await old.close()
    expect(player.faults.splice(0).every(fault => fault.includes('409'))).toBe(true)
  })

  test('cause no errors in their browsers', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], []])
  })
})
