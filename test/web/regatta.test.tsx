/** The pages of Regatta: every edition at every question, in four languages; what is drawn, and how large it is. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { logPage } from '../../web/pages/past/log'
import { tablePage } from '../../web/pages/table/table'
import { aimsOf, listing } from '../../web/parts/table/listing'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt, Text, Viewer } from '../../worker/rules/contract'
import { LANGUAGES } from '../../worker/drawing/game'
import { logOf } from '../../worker/table/views/pages'
import { begin, CLOCK, give, setting, type Match } from '../games/kit'
import { SITE_STYLE } from '../../web/board/site-style'
import { randomMove } from '../games/players'
import { tableOf } from '../games/standin'
import { partOf } from '../kit/part'
import { everySecond } from '../kit/repeats'
import { render } from '../../web/board/print'
import { Meets } from '../../worker/games/regatta/pick/place'
import { propsOf } from './scene'
import { all } from '../kit/all'
import { game, laden, questionsOf } from './regatta'

const GAMES = [
  ['first', 3, {}],
  ['first', 4, { openSea: true }],
  ['revised', 4, { ghost: true }],
  ['yassa', 4, {}],
] as const

describe.each(GAMES)('%s with %d seats %o', (edition, seats, house) => {
  const { asked, end } = questionsOf(edition, seats, house)

  // In `npm test` each question in two of the languages.
  test.each(LANGUAGES)('every question, and the end, can be shown in %s to everybody', language => {
    const shown = (match: Match, viewer: Viewer) => expect(partOf(propsOf(match, viewer, { language }))).not.toMatch(/undefined|NaN|\{ ?\$/)
    for (const { match, prompt } of everySecond([...asked.values()], LANGUAGES.indexOf(language))) {
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
      const aims = aimsOf(listing([prompt], ({ say }: Text) => say, undefined))
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
    expect(form).toMatch(/No hurry.*<h2[^>]*>You can seal a card for morning \d, evening \d, too</s)
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
    ['stole-cargo', / robs? you: /],
    ['paid', /You were \d+\s(food|doubloons?) short/],
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
    // As if standing orders had taken the loot: whoever has just chosen it knows of the fight.
    const said = won.map(([match, seat]) => {
      const { model, ...props } = propsOf(match, seat)
      return all(tablePage({ ...props, model: { ...model, answered: undefined } }), /<p class="befell"><a[^>]*>(.*?)<\/a>/g)[0] ?? ''
    })
    expect(said.filter(line => line.includes('attacks you and'))).not.toEqual([])
    expect(said.filter(line => /attacks you$/.test(line))).toEqual([])
  })
})

describe('a fight', () => {
  /** The first line of every page after a fight, as both its ships read it. */
  const lines = Array.from({ length: 12 }, (_, n) => n + 1).flatMap(seed => {
    const chance = seededChance(seed)
    let match = begin(setting(game, 'first', 3), chance)
    const found: { by: 'attacker' | 'defender'; said: string; armed: boolean }[] = []
    let armed = false
    while (match.prompts.length > 0) {
      armed ||= match.prompts.some(({ id }) => id.includes('defence.powder'))
      match = give(match, randomMove(game, match.prompts, chance), chance)
      const events = match.rows.at(-1)?.given.flatMap(({ events }) => events) ?? []
      for (const { type, ...event } of events) {
        if (type !== 'fought' || !('attacker' in event) || !('defender' in event)) continue
        for (const by of ['attacker', 'defender'] as const) {
          const seat = Number(event[by])
          const [said = ''] = all(tablePage(propsOf(match, seat)), /<p class="befell"><a[^>]*>(.*?)<\/a>/g)
          found.push({ by, said, armed })
        }
        armed = false
      }
    }
    return found
  })

  /** The rolls drawn below what befell, on every fourth page of the games' latest fighters. */
  const drawn = Array.from({ length: 4 }, (_, n) => n + 1).flatMap(seed => {
    const chance = seededChance(seed)
    let match = begin(setting(game, 'first', 3), chance)
    const found: { befell: string; rolls: { face: number | undefined; fired: number; total: number | undefined }[] }[] = []
    while (match.prompts.length > 0) {
      match = give(match, randomMove(game, match.prompts, chance), chance)
      if (match.rows.length % 4 > 0) continue
      const page = parse(tablePage(propsOf(match, match.rows.length % 3, { hints: 'off' })))
      const befell = page.querySelector('.befell')
      const strip = befell?.nextElementSibling
      const sides = strip?.classList.contains('facing') ? strip.querySelectorAll(':scope > span') : []
      const numbered = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
      const rolls = sides.map(side => ({
        face: numbered(side.querySelector('.faced')?.text.trim()),
        fired: [...side.text.matchAll(/\+(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0),
        total: numbered(side.querySelector('b')?.text),
      }))
      found.push({ befell: befell?.text ?? '', rolls })
    }
    return found
  })

  test('shows what both rolled and fired, and the totals, as long as it is what befell the reader', () => {
    expect(drawn.filter(({ rolls }) => rolls.length > 0)).not.toEqual([])
    for (const { rolls, befell } of drawn) {
      if (rolls.length === 0) continue
      expect(befell).toMatch(/steals|steal|robs|attacks you|You (win|lose)|wins|had no gunpowder|a tie/)
      for (const { face, total, fired } of rolls) expect(total).toBe(face === undefined ? undefined : face + fired)
    }
  })

  test('shows its totals to both at the top of their pages', () => {
    const told = (by: string): string[] => lines.flatMap(line => (line.by === by ? [line.said] : []))
    expect(told('attacker').filter(said => /^(You win|.* wins) \d+\sto \d+/.test(said.replace(/<[^>]*>/g, '')))).not.toEqual([])
    expect(told('defender').filter(said => /attacks you and (wins|loses), \d+\sto \d+/.test(said))).not.toEqual([])
  })

  test('is told to the loser, also if the winner takes nothing', () => {
    const lost = lines.filter(({ by }) => by === 'defender')
    expect(lost).not.toEqual([])
    expect(lost.filter(({ said }) => !said || said.includes('takes nothing'))).toEqual([])
  })

  test('tells who had no gunpowder, and nobody who had some', () => {
    const unarmed = lines.filter(({ said }) => said.includes('You had no gunpowder'))
    expect(unarmed).not.toEqual([])
    expect(unarmed.filter(({ by, armed }) => armed || by === 'attacker')).toEqual([])
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

test('whoever would be fought is named, be it the first seat or one of two', () => {
  const crew = (['a', 'e', 'k'] as const).map((pirate, seat) => ({ pirate, name: `Seat ${seat}` }))
  const met = (...meets: number[]) => parse(render(<Meets say={({ say }) => say} crew={crew} meets={meets} />)).toString()
  for (const ship of [0, 1, 2]) expect(met(ship)).toMatch(new RegExp(`</span> <bdi>Seat ${ship}</bdi> </small>$`))
  expect(met(1, 0)).toMatch(/> Seat 1 <.*> Seat 0 <\/span><\/span> {2}<\/small>$/)
})

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
