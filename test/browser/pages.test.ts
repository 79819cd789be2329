/** How every page looks in Chromium and reads in lynx, a text browser. */
import { parse, type HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type Site } from '../host/site'
import { gluedIn } from '../kit/glued'
import { Visitor } from '../kit/visitor'
import { installed, reading } from './lynx'
import { sharedBrowser } from './shared'
import { faultsOf, type Eyes } from './look'
import { places, type Place } from './places'

/** Pages alternate between these two ways of looking; `npm run prove browser` tries four on each page. */
const EYES: readonly Eyes[] = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

const browser = await sharedBrowser()
let site: Site
let all: Place[]
beforeAll(async () => {
  site = await startSite({ TABLES_PER_MINUTE: '1000' }, 'dev')
  all = await places(site.address)
}, 300_000)
afterAll(() => site.stop())

test('every page fits narrow phones, thumbs and screen readers', async () => {
  const looks = all.map((place, n) => ({ place, eyes: [EYES[n % EYES.length] ?? expect.unreachable()] }))
  expect(await faultsOf(browser, looks)).toEqual([])
}, 300_000)

/** Skipped if lynx is not installed. */
describe.skipIf(!installed)('in lynx', () => {
  const pages: { name: string; html: string; shown: string }[] = []
  beforeAll(async () => {
    const lynx = reading()
    for (const { name, url, as = new Visitor((url, init) => fetch(url, init)) } of all) {
      const { html } = await as.open(url)
      pages.push({ name, html, shown: lynx.read(html) })
    }
    lynx.stop()
  }, 300_000)

  test('every form shows the same defaults as in other browsers', () => {
    const ticks = pages.map(({ name, shown }) => ({ name, ticks: shown.match(/\([ *]\)|\[[ X]\]/g) ?? [] }))
    expect(ticks).toEqual(pages.map(({ name, html }) => ({ name, ticks: ticksOf(parse(html)) })))
    expect(ticks.flatMap(({ ticks }) => ticks).filter(tick => tick === '[X]').length).toBeGreaterThan(0)
  })

  test('no two words of a page run together', () => {
    const glued = pages.flatMap(({ name, html, shown }) => {
      const read = shown.replace(/_{3,}/g, '_')
      return gluedIn(parse(html))
        .filter(piece => read.includes(piece))
        .map(piece => `${name}: ${piece}`)
    })
    expect(glued).toEqual([])
  })
})

/** As lynx shows it; if no radio button of a group is ticked, it ticks the first. */
function ticksOf(root: HTMLElement): string[] {
  const inputs = root.querySelectorAll('input[type=radio], input[type=checkbox]')
  const isTicked = (input: HTMLElement): boolean => input.hasAttribute('checked')
  const alike = Map.groupBy(inputs, input => `${input.closest('form')?.range[0]} ${input.getAttribute('name')}`)
  const chosen = new Set([...alike.values()].map(group => group.findLast(isTicked) ?? group[0]))
  return inputs.map(input => {
    if (input.getAttribute('type') === 'checkbox') return isTicked(input) ? '[X]' : '[ ]'
    return chosen.has(input) ? '(*)' : '( )'
  })
}
