import { gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../web/board/kit'
import { addressOf, SIGN_FILES } from '../../web/board/signs'
import { SITE_STYLE } from '../../web/board/site-style'
import { drawSigns } from '../../worker/host/files/signs'
import { textOf } from '../../web/board/paper'
import { logPage } from '../../web/pages/past/log'
import { partsPage } from '../../web/pages/dev/parts'
import { tablePage } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/table-page'
import { fragment } from '../../web/parts/layout'
import { listing } from '../../web/parts/table/listing'
import { inWords, lasting } from '../../web/parts/time/time'
import { readerOf } from '../../web/words/reader'
import { gameOf } from '../../worker/games'
import { layoutOf, WIDTH } from '../../worker/games/tunnel/board/layout'
import type { Choice, Prompt } from '../../worker/rules/contract'
import { LANGUAGES } from '../../worker/drawing/game'
import { partOf } from '../kit/part'
import { matchAfter, NAMES, propsOf } from './scene'
import { all } from '../kit/all'

const game = gameOf('tunnel')
const match = matchAfter(game, { answers: 20, seats: 5 })
const asked = match.prompts[0]?.seat ?? 0
const mine = propsOf(match, asked)
const over = matchAfter(game, { answers: 5000 })

const past: TableProps = { ...mine, model: { ...mine.model, position: 3, prompts: [] } }
const seating: TableProps = {
  ...mine,
  holder: { ...mine.holder, host: true },
  model: { ...mine.model, view: undefined, prompts: [], lines: [], head: { ...mine.model.head, stage: 'seating' } },
}
const PAGES: readonly [string, TableProps][] = [
  ['my move', mine],
  ['waiting', propsOf(match, (asked + 1) % 5)],
  ['watching', propsOf(matchAfter(game, { edition: 'tortuga', answers: 20 }), 'watcher')],
  ['a short tunnel', propsOf(matchAfter(game, { edition: 'hispaniola', house: { sections: 5, pirates: 4 }, answers: 9 }), 0)],
  ['the past', past],
  ['seating', seating],
  ['the end', propsOf(over, 0)],
  ['a notice', { ...mine, notice: 'stale' }],
  ['several seats', { ...mine, holder: { ...mine.holder, seats: [0, 1, 2] } }],
]

describe('the symbols', () => {
  test('of a page are in files that browsers keep, or, if in none, drawn on it with those they use themselves', () => {
    const page = textOf(fragment('', [<use href="#sea-food" />, <use href="#lair" />, <use href="#scene" />, <use href="#sea" />] as never))
    expect(all(page, /<use href="([^"]+)"/g).slice(0, 2)).toEqual([addressOf('sea-food'), addressOf('lair')])
    expect(all(page, /<symbol id="([^"]+)"/g).toSorted()).toEqual(['scene', 'sea'])
  })

  test('that stand in a file are there with those they use themselves, without classes, and all their variables are known', () => {
    const known = new Set(all(SITE_STYLE, /(--[\w-]+):/g))
    for (const { svg } of drawSigns()) {
      const ids = all(svg, /<symbol id="([^"]+)"/g)
      expect(all(svg, /<use href="#([^"]+)"/g).filter(id => !ids.includes(id))).toEqual([])
      expect(svg).not.toMatch(/class=|style=|<style/)
      expect(all(svg, /var\((--[\w-]+)\)/g).filter(name => !known.has(name))).toEqual([])
    }
    expect(
      Object.values(SIGN_FILES)
        .flat()
        .filter(id => !SIGNS.includes(id))
    ).toEqual([])
  })

  test('include every symbol that the pieces of a game need', () => {
    const wanted = ['a', 'e', 'k', 'm', 'o', 't'].flatMap(letter => [`ship-${letter}`, `pirate-${letter}`, `mark-${letter}`])
    expect(wanted.filter(sign => !SIGNS.includes(sign))).toEqual([])
  })
})

describe.each([...PAGES, ['parts', undefined] as const])('the page of %s', (_, props) => {
  const pages = LANGUAGES.map(language => (props ? tablePage({ ...props, language }) : partsPage({ language, now: 0 })))

  test('has nothing inline, as the strict policy requires', () => {
    for (const page of pages) {
      expect(page).not.toMatch(/\sstyle=|<style|\son[a-z]+=|javascript:/)
      expect(all(page, /<script([^>]*)>/g).every(attributes => attributes.includes('src='))).toBe(true)
    }
  })

  test('has no id twice, and no reference to a missing id', () => {
    for (const page of pages) {
      const ids = all(page, /\sid="([^"]+)"/g)
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
      const referred = [...all(page, /aria-labelledby="([^"]+)"/g), ...all(page, /href="#([^"]+)"/g)]
      expect([...new Set(referred)].filter(id => !ids.includes(id))).toEqual([])
    }
  })

  test('escapes what people wrote', () => {
    for (const page of pages) for (const name of ['<gunpowder>', '<i>Ida']) expect(page).not.toContain(name)
  })
})

describe('the question', () => {
  const part = partOf(mine)

  test('is one form with its token and one button', () => {
    expect(all(part, /<form[^>]*action="([^"]+)"/g)).toEqual([`/tables/abcdefghijklm/seats/${asked}/answers`])
    expect(part).toContain('name="token" value="a-token"')
    expect(all(part, /(<button)/g)).toHaveLength(1)
  })

  test('numbers its choices the same in the list and on the board', () => {
    const prompt = match.prompts[0]
    const rows = all(part, /<b class="tag">(\d+)<\/b>/g)
    expect(rows).toEqual(prompt?.choices.flatMap(({ at }, i) => (at ? [String(i + 1)] : [])))
    const whole = part.slice(part.indexOf('<picture>'))
    const rings = all(whole, /<text class="pinned"[^>]*>(\d+)</g)
    expect(rings).toHaveLength(prompt?.choices.filter(({ at }) => at).length ?? 0)
    expect(rings.every(number => rows.includes(number))).toBe(true)
  })

  test('has the choice ticked that a ring leads to, with its group open', () => {
    const choice = match.prompts[0]?.choices.at(-1)?.id ?? ''
    const ticked = all(partOf({ ...mine, wish: { choice } }), /<input([^>]*checked[^>]*)>/g)
    expect(ticked.some(input => input.includes(`value="${choice}"`))).toBe(true)
  })

  test('is reached again from a ring, whatever the choice’s id', () => {
    const [href = ''] = all(part, /class="aim[^"]*" href="([^"]+)"/g)
    const [query = '', anchor] = href.replaceAll('&amp;', '&').split('#')
    expect(anchor).toBe('answer')
    expect(match.prompts[0]?.choices.map(({ id }) => id)).toContain(new URLSearchParams(query).get('choice'))
  })

  test('is one form for two optional prompts, each with its own tick', () => {
    const choice = (id: string, at?: string): Choice => ({ id, label: { say: 'choice-stop' }, act: { do: 'stop' }, ...(at && { at }) })
    const prompts = ['first', 'second'].map((id): Prompt => {
      const asking = { ask: { say: 'ask-action', with: { action: 1 } }, waiting: { say: 'choice-stop' } }
      return { ...asking, id, seat: asked, may: true, choices: [choice('stop', 'd1'), choice('on')] }
    })
    const both = partOf({ ...mine, model: { ...mine.model, prompts }, wish: { prompt: 'second', choice: 'stop' } })
    expect(all(both, /name="(choice\.[^"]+)"/g)).toEqual(['choice.first', 'choice.first', 'choice.second', 'choice.second'])
    expect(all(both, /(<button)/g)).toHaveLength(1)
    expect(all(both, /<input([^>]*checked[^>]*)>/g)).toHaveLength(1)
    expect(both).not.toContain('required')
  })

  test('with a single choice has it ticked', () => {
    const [prompt] = match.prompts
    const alone = prompt ? listing([{ ...prompt, choices: [prompt.choices[0]] }], ({ say }) => say, undefined) : []
    expect(alone[0]?.heaps.flatMap(({ rows }) => rows.map(({ picked }) => picked))).toEqual([true])
  })
})

describe('a page that asks nothing', () => {
  test.each([
    ['waiting', PAGES[1]],
    ['the past', PAGES[4]],
    ['watching', PAGES[2]],
  ])('has no form and no ring: %s', (_, entry) => {
    const page = entry ? tablePage(entry[1]) : ''
    expect(page).not.toContain('<form')
    expect(page).not.toContain('class="aim')
  })

  test('about the past leads back to now, and is not live', () => {
    const page = tablePage(past)
    expect(page).toContain(`href="/tables/abcdefghijklm/seats/${asked}"`)
    expect(page).not.toContain('hx-ws')
  })

  test('at the end ranks everybody and leads to the proof', () => {
    const page = tablePage(propsOf(over, 'watcher'))
    expect(parse(page).querySelectorAll('.figures th[scope=row]')).toHaveLength(3)
    expect(page).toContain('/tables/abcdefghijklm/proof')
  })
})

describe('everything else:', () => {
  test('a fragment has its own title and symbols', () => {
    const part = partOf(mine)
    expect(part).toMatch(/^<title>Your move · /)
    expect(all(part, /<use href="#([\w-]+)"/g).filter(id => !part.includes(`<symbol id="${id}"`))).toEqual([])
  })

  test('the whole log links to every position once', () => {
    const { head, lines, viewer, view } = mine.model
    const page = logPage({ head, lines, viewer, view, game, language: 'pl', now: 0 })
    expect(all(page, /\/at\/(\d+)/g)).toEqual([...new Set(lines.map(({ position }) => String(position)))])
    expect(page).toContain('&lt;i>Ida')
  })

  test('every spot lies on the board, however long the tunnel', () => {
    for (const sections of [4, 5, 6]) {
      const { divisions, entrance, boat, height } = layoutOf(sections * 6)
      for (const { x, y } of [...divisions, entrance, boat]) {
        expect(x > 0 && x < WIDTH && y > 0 && y < height).toBe(true)
      }
    }
  })

  test('times state their zone, and their date when far off', () => {
    const at = Date.UTC(2026, 10, 19, 18)
    expect(inWords(at, { language: 'en', zone: 'UTC', now: at })).toBe('Thu 18:00 UTC')
    expect(inWords(at, { language: 'pl', zone: 'Europe/Warsaw', now: 0 })).toBe('19 lis 2026, 19:00')
    // The same minute is today in one zone and another day in the next.
    const now = at - 5 * 60 * 60_000
    const zones = ['Europe/Kyiv', 'America/Los_Angeles', 'Asia/Kathmandu']
    expect(zones.map(zone => inWords(at, { language: 'en', zone, now }))).toEqual(['Thu 20:00', 'Thu 10:00', 'Thu 23:45'])
    expect(zones.map(zone => inWords(at + 60 * 60_000, { language: 'en', zone, now }))).toEqual([
      'Thu 21:00',
      'Thu 11:00',
      'Fri 20 Nov, 00:45',
    ])
    expect(lasting(11_400_000, readerOf({ language: 'uk', now: 0 }))).toBe('3\u00a0години, 10\u00a0хвилин')
  })

  test('the text board for letters names every division and everybody', () => {
    const { model } = mine
    const reader = readerOf(mine, { game, viewer: asked, crew: model.head.seats })
    const text = model.view ? game.sketch({ view: model.view, language: reader.language, say: reader.say, crew: model.head.seats }) : ''
    for (const name of NAMES) expect(text).toContain(name)
    expect(text).toContain('36 ')
  })

  test('a page of Tunnel is small', () => {
    const heaviest = Math.max(...PAGES.map(([, props]) => gzipSync(tablePage(props)).length))
    expect(heaviest).toBeLessThan(7000)
  })
})
