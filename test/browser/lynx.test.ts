/** A text browser: a whole turn, its idea of what is ticked, and how it reads every page. Skipped if lynx is not installed. */
import { parse, type HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionOn, seated } from '../kit/players'
import { gluedIn } from '../kit/glued'
import { Visitor } from '../kit/visitor'
import { ENTER, find, installed, startLynx, type Lynx } from './lynx'
import { places } from './places'

/** Ticks the last choice and presses the button below it, which has this name. */
const lastChoice = (name: string): string[] => [...find(`(BUTTON) ${name}`), 'Up Arrow', ENTER, 'Down Arrow', ENTER]

const browser = (): Visitor => new Visitor((url, init) => fetch(url, init))

describe.skipIf(!installed)('in lynx', () => {
  let lynx: Lynx
  const pages: { name: string; html: string; shown: string }[] = []
  beforeAll(async () => {
    lynx = await startLynx()
    for (const { name, url, as = browser() } of await places(lynx.address)) {
      const { html } = await as.open(url)
      pages.push({ name, html, shown: lynx.read(html) })
    }
  }, 300_000)
  afterAll(() => lynx.stop())

  test('a turn is played', async () => {
    const plan = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
    const players = await seated(browser(), `${lynx.address}/`, plan, browser)
    const links = players.map(({ visitor }) => visitor.page.handed()[0]?.href ?? '')
    // The player who sat down first saw the table before it began.
    for (const { visitor } of players) await visitor.reload()
    const seat = players.findIndex(({ visitor }) => questionOn(visitor.page))
    const [mover, other] = [players[seat], players[1 - seat]]

    const seen = await lynx.press(links[seat] ?? '', [...lastChoice('Move'), ...lastChoice('Do this')])
    // On a second page, only the differences are drawn.
    for (const said of ['Action 1 of 3', 'The board as a list', 'entrance', 'end my turn', 'Nothing to do for you now'])
      expect(seen).toContain(said)
    // It would say so and wait before following an address without a host, be it the link or a redirect after an answer.
    expect(seen).not.toContain('not absolute')

    expect(questionOn((await mover?.visitor.reload()) ?? expect.unreachable())).toBeUndefined()
    expect(questionOn((await other?.visitor.reload()) ?? expect.unreachable())).toBeDefined()
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
