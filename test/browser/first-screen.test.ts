/** What a decision needs stands on the first screen of a telephone: the question, one's own holds or cards, and the choices above
    the button, for each kind of question, in both games and four languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { root } from '../../worker/host/bundling.ts'
import { tablePage } from '../../web/pages/table'
import { LANGUAGES, type Language } from '../../worker/rules/game'
import { propsOf } from '../web/scene'
import { launch } from './chromium'
import { askedIn, type Asked } from './kinds'

const PHONE = { width: 360, height: 740 }
const LOW = { width: 360, height: 640 }
const REST = 900
const STYLE = ['style.css', 'regatta.css'].map(sheet => readFileSync(join(root, 'web/static', sheet), 'utf8')).join('\n')

const GAMES: readonly [string, string, number][] = [
  ['regatta', 'first', 4],
  ['regatta', 'revised', 3],
  ['regatta', 'yassa', 3],
  ['tunnel', 'tortuga', 4],
]
const asked = GAMES.flatMap(([game, edition, seats]) => askedIn(game, edition, seats))

let browser: Browser
beforeAll(async () => void (browser = await launch()), 60_000)
afterAll(() => browser.close())

const shown = (page: Page, { match, seat }: Asked, language: Language): Promise<void> =>
  page.setContent(tablePage(propsOf(match, seat, { language })).replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${STYLE}</style>`))

/** Where the lower edges lie of all that matches; of what is folded or hidden nothing is said. */
const bottoms = (page: Page, selector: string): Promise<number[]> =>
  page.locator(`${selector} >> visible=true`).evaluateAll(found => found.map(element => Math.round(element.getBoundingClientRect().bottom)))

test.each(LANGUAGES)('in %s, for every kind of question', async language => {
  const faults: string[] = []
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const one of asked) {
    await shown(page, one, language)
    const say = (what: string): number => faults.push(`${one.name}: ${what}`)
    for (const [size, least] of [[PHONE, 4], [LOW, 2]] as const) {
      await page.setViewportSize(size)
      const edge = (await page.locator('#answer .send').boundingBox())?.y ?? 0
      const [question = Infinity] = await bottoms(page, '#answer h2')
      const [button = Infinity] = await bottoms(page, '#answer button.asked')
      const [aboard = Infinity] = await bottoms(page, '#answer .aboard')
      const rows = await bottoms(page, '#answer label.pick:has(input[name^="choice."])')
      if (question > edge) say(`the question ends at ${question}`)
      if (button > size.height) say(`the button ends at ${button}`)
      if (aboard > edge) say(`what is aboard ends at ${aboard}`)
      const seen = rows.filter(bottom => bottom <= edge).length
      if (seen < Math.min(least, rows.length)) say(`${seen} of ${rows.length} choices above ${Math.round(edge)} of ${size.height}: ${rows.join(' ')}`)
      const last = Math.max(...rows)
      if (size === PHONE && last > REST) say(`the last of ${rows.length} choices ends at ${last}`)
    }
  }
  await page.close()
  expect(faults).toEqual([])
}, 120_000)
