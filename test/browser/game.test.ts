import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { startSite, until, type Site } from '../host/site'
import { launch } from './chromium'
import { followLetter, gathered, SOON_MS, type Player } from './crew'
import { answer, asked, button, playOn, positionOf, question, ranking, tick } from './game'
import { alongTheTunnel } from './leaning'
import { three } from './people'

const GAME_MS = 120_000
const PATIENT = { timeout: 30_000 }
/** Small, so that the game is short; whole ones are played by `npm run prove browser`. */
const SMALL = { game: 'tunnel', edition: 'tortuga', house: { sections: 4, pirates: 3 } }

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }), launch()])
}, GAME_MS)
afterAll(() => Promise.all([browser.close(), site.stop()]))

async function whoIsAsked(people: readonly Player[]): Promise<Player> {
  const player = await asked(people)
  if (!player) throw new Error('the game is over')
  return player
}

/** The choice that a ring stands for, by the number on both. */
function rowOf(page: Page, number: string): Locator {
  return page.locator(`#answer input.n${number}`)
}

/** Where one writes to all. */
const words = (page: Page): Locator => page.locator('textarea').first()

/** A ring that can be seen: those of other groups are not. */
async function clickRing(page: Page): Promise<string> {
  const ring = page.locator('a.aim').filter({ visible: true }).first()
  const number = /\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await ring.click({ force: true })
  return number
}

/** Run in the page: how many sheets of symbols it has, and which ids are there twice or are used and not there. */
const symbols = (): { sheets: number; twice: string[]; missing: string[] } => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const used = [...document.querySelectorAll('use')].map(use => use.getAttribute('href')?.slice(1) ?? '')
  return {
    sheets: document.querySelectorAll('svg.kit').length,
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    missing: used.filter(id => !ids.includes(id)),
  }
}

describe('three people with JavaScript', PATIENT, () => {
  let people: Player[]
  beforeAll(async () => void (people = await gathered(browser, site.address, three(true), SMALL)), GAME_MS)

  test('touch a ring on the board, and its choice is ticked on the spot', async () => {
    const { page } = await whoIsAsked(people)
    await page.evaluate('window.same = true')
    expect(await rowOf(page, await clickRing(page)).isChecked()).toBe(true)
    expect(await page.evaluate('window.same')).toBe(true)
  })

  test('answer without their page being loaded again, and the others see it within a second', async () => {
    const player = await whoIsAsked(people)
    const others = people.filter(other => other !== player)
    for (const { page } of people) await page.evaluate('window.same = true')
    await answer(player.page, alongTheTunnel)
    const position = await positionOf(player.page)
    for (const { page } of others) await until(async () => (await positionOf(page)) === position, 1000)
    for (const { page } of people) expect(await page.evaluate('window.same')).toBe(true)
  })

  test('click twice, and it counts once', async () => {
    const { page } = await whoIsAsked(people)
    const before = await positionOf(page)
    await tick(page, alongTheTunnel)
    await button(page).dblclick()
    await until(async () => (await positionOf(page)) > before, SOON_MS)
    await page.waitForLoadState('networkidle')
    await page.reload()
    expect(await positionOf(page)).toBe(before + 1)
  })

  test('keep what they ticked, typed and opened while somebody else does something', async () => {
    const player = await whoIsAsked(people)
    const { page } = player
    const [other] = people.filter(one => one !== player)
    const ticked = await tick(page, alongTheTunnel)
    await page.locator('#list summary').click()
    await words(page).fill('Wait for me')
    await words(other?.page ?? page).fill('Ahoy')
    await other?.page.locator('form:has(textarea) button').first().click()
    await page.locator('.said', { hasText: 'Ahoy' }).waitFor({ timeout: 1000 })
    expect(await ticked.isChecked()).toBe(true)
    expect(await words(page).inputValue()).toBe('Wait for me')
    expect(await page.locator('#list').getAttribute('open')).not.toBeNull()
  })

  test('play to the ranking, in three languages', async () => {
    await playOn(people, alongTheTunnel)
    for (const { page } of people) await until(() => ranking(page).count(), SOON_MS)
    const titles = await Promise.all(people.map(({ page }) => page.locator('html').getAttribute('lang')))
    expect(titles).toEqual(['en', 'pl', 'uk'])
  }, GAME_MS)

  test('and have every symbol on their pages once, however often they were renewed', async () => {
    for (const { page } of people) expect(await page.evaluate(symbols)).toEqual({ sheets: 1, twice: [], missing: [] })
  })

  test('and their browsers complained of nothing', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], [], []])
  })
})

describe('three people without JavaScript', PATIENT, () => {
  let people: Player[]
  beforeAll(async () => void (people = await gathered(browser, site.address, three(false), SMALL)), GAME_MS)

  test('come back by the letter that says it is their turn', async () => {
    const player = await whoIsAsked(people)
    await followLetter(player.page, player.address, /\/seats\/\d\/link\//)
    expect(await question(player.page).count()).toBe(1)
  })

  test('touch a ring on the board, and the page comes back with its choice ticked', async () => {
    const { page } = await whoIsAsked(people)
    const number = await clickRing(page)
    await page.waitForURL(/\?choice=/)
    expect(await rowOf(page, number).isChecked()).toBe(true)
  })

  test('click twice, and it counts once', async () => {
    const { page } = await whoIsAsked(people)
    const before = await positionOf(page)
    await tick(page, alongTheTunnel)
    await button(page).dblclick()
    await until(async () => (await positionOf(page)) > before, SOON_MS)
    await page.waitForLoadState('networkidle')
    await page.reload()
    expect(await positionOf(page)).toBe(before + 1)
  })

  test('are told kindly when they answer what is no longer asked', async () => {
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

  test('play to the ranking', async () => {
    await playOn(people, alongTheTunnel)
    for (const { page } of people) {
      await page.reload()
      expect(await ranking(page).count()).toBe(1)
    }
  }, GAME_MS)

  test('and their browsers complained of nothing', () => {
    expect(people.map(({ faults }) => faults)).toEqual([[], [], []])
  })
})
