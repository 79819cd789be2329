/** The pages of Regatta: every edition at every question, in four languages; what is drawn, and how large it is. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { logPage } from '../../web/pages/table/log'
import { tablePage } from '../../web/pages/table/table'
import { aimsOf, listing } from '../../web/parts/table/listing'
import { regatta } from '../../worker/games/regatta'
import { playsCard, type RegattaAct } from '../../worker/games/regatta/turn/acts'
import { actOf } from '../../worker/games/regatta/editions/cards'
import { COURSES } from '../../worker/games/regatta/editions/courses'
import { chartOf, charts } from '../../worker/games/regatta/board/ground'
import type { RegattaState, Ship } from '../../worker/games/regatta/state/state'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt, Text, Viewer } from '../../worker/rules/contract'
import { LANGUAGES, type Game } from '../../worker/drawing/game'
import { logOf } from '../../worker/table/views/pages'
import { begin, CLOCK, give, setting, type Match } from '../games/kit'
import { SITE_STYLE } from '../../web/board/site-style'
import { randomMove } from '../games/players'
import { tableOf } from '../games/standin'
import { partOf } from '../kit/part'
import { propsOf } from './scene'

const game: Game = regatta
const all = (markup: string, pattern: RegExp): string[] => [...markup.matchAll(pattern)].map(([, found = '']) => found)
const kindOf = ({ id }: Prompt): string =>
  id
    .split('.')
    .slice(2)
    .join('.')
    .replace(/morning|evening|\d+-\d+|\+\d/g, '')

/** The halves of a card that move the ship. */
const movesIn = (act: RegattaAct): string[] =>
  playsCard(act) ? ([0, 1] as const).map(when => actOf(act.card, when)).filter(half => half === 'fwd' || half === 'back') : []

interface Asked {
  match: Match
  prompt: Prompt
}

/** The first occurrence of each kind of question, and the end. */
function questionsOf(edition: string, seats: number, house = {}): { asked: Map<string, Asked>; end: Match } {
  const asked = new Map<string, Asked>()
  let match: Match | undefined
  for (let seed = 1; seed <= 6; seed++) {
    const chance = seededChance(seed)
    match = begin(setting(game, edition, seats, house), chance)
    while (match.prompts.length > 0) {
      for (const prompt of match.prompts) if (!asked.has(kindOf(prompt))) asked.set(kindOf(prompt), { match, prompt })
      match = give(match, randomMove(game, match.prompts, chance), chance)
    }
  }
  if (!match) throw new Error('nothing was played')
  return { asked, end: match }
}

const GAMES = [
  ['first', 3, {}],
  ['first', 4, { openSea: true }],
  ['revised', 4, { ghost: true }],
  ['yassa', 4, {}],
] as const

describe.each(GAMES)('%s with %d seats %o', (edition, seats, house) => {
  const { asked, end } = questionsOf(edition, seats, house)

  test.each(LANGUAGES)('every question, and the end, can be shown in %s to everybody', language => {
    const shown = (match: Match, viewer: Viewer) => expect(partOf(propsOf(match, viewer, { language }))).not.toMatch(/undefined|NaN|\{ ?\$/)
    for (const { match, prompt } of asked.values()) {
      shown(match, prompt.seat)
      shown(match, (prompt.seat + 1) % seats)
      shown(match, 'watcher')
    }
    for (const viewer of [0, 'watcher'] as const) shown(end, viewer)
  })

  test('the whole log shows every fight as a scene', () => {
    const events = end.rows.flatMap(({ given }) => given.flatMap(move => move.events))
    const page = logPage({ ...logOf(tableOf(end), 0, CLOCK), viewer: 0, game, language: 'en', now: CLOCK })
    expect(all(page, /<article class="(fight)"/g)).toHaveLength(events.filter(({ type }) => type === 'fought').length)
  })

  test('every ring lies on a spot of the board', () => {
    for (const { match, prompt } of asked.values()) {
      const spots = game.spots(game.rules.view(match.present.state, prompt.seat))
      const aims = aimsOf(listing([prompt], ({ say }: Text) => say))
      expect(aims.flatMap(({ at, to }) => [at, to ?? at]).filter(spot => !spots.includes(spot))).toEqual([])
    }
  })
})

describe('after the first of two seals', () => {
  const chance = seededChance(3)
  const begun = begin(setting(game, 'revised', 4), chance)
  const [first = expect.unreachable(), second = expect.unreachable()] = begun.prompts.filter(({ calls }) => calls)
  const [sealed] = first.choices
  const seen = give(begun, { seat: first.seat, prompt: first.id, choice: sealed.id }, chance)
  const now = /<div class="now">.*?<\/form>.*?<\/form>/s.exec(tablePage(propsOf(seen, first.seat)))?.[0] ?? ''

  test('the page says first that the card is sealed, and which one, with a way to change it', () => {
    expect(all(now, /<h2[^>]*>(.*?)<\/h2>/g)[0]).toBe('Sealed')
    expect(now.indexOf('class="given"')).toBeLessThan(now.indexOf('<summary>Change</summary>'))
    expect(now.slice(0, now.indexOf('<summary>')).replace(/<[^>]*>/g, ' ')).toMatch(/then/)
    const [change = ''] = /<details.*?<\/details>/s.exec(now) ?? []
    expect(all(change, /name="choice\.([^"]*)"/g)).not.toContain(second.id)
    expect(change).toContain('seal')
  })

  test('the other placement is asked below, and marked as optional', () => {
    const form = now.slice(now.lastIndexOf('<form'))
    expect(new Set(all(form, /name="choice\.([^"]*)"/g))).toEqual(new Set([second.id]))
    expect(form).toMatch(/If you like.*<h2[^>]*>You can seal a card for morning \d, evening \d, too</s)
  })
})

describe('what was done to a seat since its last visit', () => {
  const chance = seededChance(5)
  let match = begin(setting(game, 'first', 3), chance)
  const robbed = new Map<string, [match: Match, seat: number]>()
  const said = (page: string): string | undefined => all(page, /<p class="befell"><a[^>]*>(.*?)<\/a>/g)[0]?.replace(/<[^>]*>/g, '')
  while (match.prompts.length > 0) {
    match = give(match, randomMove(game, match.prompts, chance), chance)
    for (const { type, ...event } of match.rows.at(-1)?.given.flatMap(({ events }) => events) ?? []) {
      if (type === 'stole-cargo' && 'from' in event && typeof event.from === 'number') robbed.set(type, [match, event.from])
      if (type === 'paid' && 'due' in event && event.due !== undefined && typeof event.seat === 'number')
        robbed.set(type, [match, event.seat])
    }
  }

  test.each([
    ['stole-cargo', /(steals|steal) .* from you$/],
    ['paid', /You owe/],
  ])('stands above the question: %s', (type, told) => {
    const [match, seat] = robbed.get(type) ?? expect.unreachable(type)
    const page = tablePage(propsOf(match, seat))
    expect(said(page)).toMatch(told)
    expect(page.indexOf('class="befell"')).toBeLessThan(page.search(/<h2 id="(answer-asked|state)"/))
    expect(said(tablePage(propsOf(match, 'watcher')))).toBeUndefined()
  })

  test('is not said when nothing was', () => {
    const begun = begin(setting(game, 'first', 3), chance)
    expect(said(tablePage(propsOf(begun, 0)))).toBeUndefined()
  })
})

describe('an attack that its target beats', () => {
  test('is told with its outcome, also after the loot', () => {
    const won = [1, 2, 3, 4, 5, 6].flatMap(seed => {
      const chance = seededChance(seed)
      let match = begin(setting(game, 'first', 3), chance)
      const found: [Match, number][] = []
      while (match.prompts.length > 0) {
        match = give(match, randomMove(game, match.prompts, chance), chance)
        const events = match.rows.at(-1)?.given.flatMap(({ events }) => events) ?? []
        for (const { type, ...event } of events)
          if (type === 'stole-cargo' && 'by' in event && typeof event.by === 'number') found.push([match, event.by])
      }
      return found
    })
    const said = won.map(([match, seat]) => all(tablePage(propsOf(match, seat)), /<p class="befell"><a[^>]*>(.*?)<\/a>/g)[0] ?? '')
    expect(said.filter(line => line.includes('attacks you and'))).not.toEqual([])
    expect(said.filter(line => /attacks you$/.test(line))).toEqual([])
  })
})

describe('the last seat to answer', () => {
  const LAST = 'Everyone’s waiting for you'
  const told = (match: Match): number[] =>
    Array.from({ length: 4 }, (_, seat) => seat).filter(seat => tablePage(propsOf(match, seat)).includes(LAST))
  const chance = seededChance(3)
  const begun = begin(setting(game, 'revised', 4), chance)
  const captain = begun.prompts.find(({ may }) => !may) ?? expect.unreachable()
  const answered = (match: Match, prompt: Prompt): Match =>
    give(match, { seat: prompt.seat, prompt: prompt.id, choice: prompt.choices[0].id }, chance)

  test('is told so once the dice are placed, and no seat before: neither the Captain nor one that seals', () => {
    const others = [...new Set(begun.prompts.filter(({ may }) => may).map(({ seat }) => seat))]
    const [first = expect.unreachable(), second = expect.unreachable(), last] = others
    // The first seat seals for both placements, so the table never waits for it.
    const seals = (match: Match): Prompt[] => match.prompts.filter(({ seat, calls }) => seat === first && calls)
    let match = begun
    while (seals(match)[0]) {
      expect(told(match)).toEqual([])
      match = answered(match, seals(match)[0] ?? expect.unreachable())
    }
    expect(told(match)).toEqual([])
    match = answered(match, captain)
    expect(told(match)).toEqual([])
    match = answered(match, match.prompts.find(({ seat }) => seat === second) ?? expect.unreachable())
    expect(match.prompts.map(({ seat }) => seat)).toEqual([last])
    expect(told(match)).toEqual([last])
    const { model, ...props } = propsOf(match, last ?? 0)
    const bots = model.head.seats.map(card => (card.seat === last ? card : { ...card, bot: true as const }))
    expect(tablePage({ ...props, model: { ...model, head: { ...model.head, seats: bots } } })).not.toContain(LAST)
  })
})

// ── single things ──

/** Six ships on the final straight, each with all its holds and treasures. */
function laden(): Match {
  const match = begin(setting(game, 'revised', 6), seededChance(5))
  const state = match.present.state as RegattaState
  const ships = state.ships.map(
    (ship, seat): Ship => ({
      ...ship,
      space: String(37 + seat),
      holds: [3, 11, 7, 5, 14].map((n, i) => ({ what: (['gold', 'food', 'powder'] as const)[(i + seat) % 3] ?? 'gold', n })),
      powers: (['map', 'sabre', 'beth'] as const).slice(0, 1 + (seat % 3)),
      down: [5, 7, -3, -4, 3].slice(seat % 3).map(card => ({ card, known: [seat], ...(card < 0 && { cursed: true as const }) })),
    })
  )
  const laid = { ...state, ships, tokens: ['4', '33'] }
  return { ...match, present: { ...match.present, state: laid }, prompts: game.rules.prompts(laid) }
}

/** Compressed sizes in bytes. */
const SWAP = 12_000
const VISIT = 60_000

describe('six ships on the final straight, with full holds and treasures', () => {
  const match = laden()
  const captain = match.prompts.find(({ may }) => !may)?.seat ?? 0

  test('the response to an answer is small enough', () => {
    const weights = LANGUAGES.map(language => gzipSync(partOf(propsOf(match, captain, { language }))).length)
    expect(Math.max(...weights)).toBeLessThan(SWAP)
  })

  test('so is the first visit, with style, fonts and scripts', () => {
    const page = Math.max(...LANGUAGES.map(language => gzipSync(tablePage(propsOf(match, captain, { language }))).length))
    const files = ['web/static/regatta.css', 'web/static/table.js', ...HTMX].map(file => readFileSync(file))
    const squeezed = [SITE_STYLE, ...files].map(file => gzipSync(file).length)
    const fonts = ['latin', 'cyrillic'].map(name => readFileSync(`web/static/brygada-${name}.woff2`).length)
    expect([page, ...squeezed, ...fonts].reduce((a, b) => a + b)).toBeLessThan(VISIT)
  })
})

const HTMX = ['htmx.min.js', 'ext/hx-ws.min.js'].map(file => `node_modules/htmx.org/dist/${file}`)

describe('the chart', () => {
  test.each(COURSES.map(({ id, data }) => [id, data] as const))(
    'of %s shows every port, sea, lair and number, upright and on its side',
    (id, data) => {
      const chart = charts.find(({ name }) => name === chartOf(id)) ?? expect.unreachable()
      const spaces = Object.groupBy(data.spaces, ({ kind }) => kind)
      for (const markup of [chart.draw(false), chart.draw(true)]) {
        for (const kind of ['port', 'sea'] as const)
          expect(all(markup, new RegExp(`href="#(${kind}-${data.tax[kind]})"`, 'g'))).toHaveLength(spaces[kind]?.length ?? 0)
        expect(all(markup, /href="#(lair)"/g)).toHaveLength(spaces.lair?.length ?? 0)
        expect(all(markup, /class="figure"[^>]*>(\d+)</g)).toEqual(data.spaces.flatMap(({ number }) => (number ? [String(number)] : [])))
        expect(all(markup, /class="price[^>]*>(\d+)</g)).toHaveLength(
          data.spaces.filter(({ cost, kind }) => cost || kind === 'home').length
        )
      }
    }
  )

  test('puts six ships on one plate, one’s own at the front and labelled', () => {
    const part = partOf(propsOf(begin(setting(game, 'first', 6), seededChance(1)), 3))
    const whole = part.slice(part.indexOf('<picture>'), part.indexOf('</svg>', part.indexOf('<picture>')))
    expect(all(whole, /class="(plate home own)"/g)).toHaveLength(1)
    expect(all(whole, /href="#ship-(\w)"/g)).toEqual(['m', 'a', 'e', 'k', 'o', 't'])
    expect(all(whole, /class="me-word"[^>]*>([^<]+)</g)).toEqual(['you'])
  })

  test('names its places in the reader’s language', () => {
    const match = begin(setting(game, 'first', 2), seededChance(1))
    expect(partOf(propsOf(match, 0, { language: 'en' }))).toContain('>Montego Bay</text>')
    expect(partOf(propsOf(match, 0, { language: 'ru' }))).toContain('>Монтего-Бей</text>')
  })

  test('shows a chest at a lair that still has its treasure, and none at a looted one', () => {
    const part = partOf(propsOf(laden(), 'watcher'))
    expect(all(part.slice(part.indexOf('<picture>'), part.indexOf('class="legend"')), /href="#(chest)"/g)).toHaveLength(2)
  })

  test('first shows the part around one’s own ship with every space a choice leads to; the rest is one tap away', () => {
    const match = begin(setting(game, 'first', 3), seededChance(2))
    const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0
    const part = partOf(propsOf(match, seat))
    const [, box = ''] = /<svg class="near[^"]*" viewBox="([^"]+)"/.exec(part) ?? []
    const near = part.slice(part.indexOf('<svg class="near'), part.indexOf('class="button more"'))
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
    const turned = near.includes('class="turned"')
    const rings = [...near.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><use href="#aim"/g)]
    expect(rings.length).toBeGreaterThan(2)
    const inside = (a: number, b: number, across: number, down: number): boolean => {
      const [left, top] = turned ? [b, 360 - a] : [a, b]
      return left >= x + across && left <= x + width - across && top >= y + down && top <= y + height - down
    }
    expect(rings.filter(([, a, b]) => !inside(Number(a), Number(b), 20, 20))).toEqual([])
    const numbers = [
      ...near.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)"><g class="up"><g class="pin[^>]*><rect class="badge" x="-([\d.]+)"/g),
    ]
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers.filter(([, a, b, half]) => !inside(Number(a), Number(b), Number(half), 9))).toEqual([])
    expect(part).toMatch(/<input type="checkbox" id="map"/)
    expect(partOf(propsOf(match, 'watcher'))).not.toContain('<svg class="near')
  })

  test('is also a list with every space and every ship', () => {
    const match = begin(setting(game, 'revised', 2), seededChance(1))
    const [, list = ''] = partOf(propsOf(match, 'watcher')).split('class="course-list long"')
    expect(all(list.split('</ol>')[0] ?? '', /<li[^>]*><b>(\w+)<\/b>/g)).toHaveLength(50)
    expect(list).toMatch(/Port Royal.*Oleh.*The Ghost Ship/s)
  })
})

describe('the card of a choice', () => {
  const match = begin(setting(game, 'first', 3), seededChance(2))
  const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0

  test('shows its part of the picture and where each of its moves ends', () => {
    const part = partOf(propsOf(match, seat))
    const prompt = match.prompts.find(({ may }) => !may)
    expect(all(part, /<span class="(act)"/g)).toHaveLength(prompt?.choices.length ?? 0)
    const moves = prompt?.choices.flatMap(({ act }) => movesIn(act as RegattaAct)) ?? []
    expect(all(part.split('</form>')[0] ?? '', /class="(icon spot)"/g).length).toBeGreaterThanOrEqual(moves.length)
  })
})

describe('a fight', () => {
  const { asked } = questionsOf('first', 4)
  const loot = [...asked].find(([kind]) => kind.endsWith('loot'))?.[1]

  test('is one scene with everything that led to it and follows from it', () => {
    expect(loot).toBeDefined()
    if (!loot) return
    const chance = seededChance(9)
    const cargo = loot.prompt.choices.find(({ id }) => id !== 'nothing')?.id ?? 'nothing'
    const after = give(loot.match, { seat: loot.prompt.seat, prompt: loot.prompt.id, choice: cargo }, chance)
    const [, log = ''] = partOf(propsOf(after, loot.prompt.seat)).split('<ol class="log short">')
    const last = log.slice(0, log.indexOf('</ol>')).split('<article class="fight">').at(-1) ?? ''
    expect(last).toMatch(/class="versus".*class="verdict".*(steal|take nothing|give)/s)
    expect(log).not.toMatch(/<p>[^<]*<b>[^<]*<bdi>[^<]*<\/bdi><\/b> (attacks|rolls|fires) /)
  })
})
