import { unreadyPage } from '../../web/pages/site/unready'
import { offer } from './life'
import { describe, expect, test } from 'vitest'
import type { BerthRow, SeatCard, TableHead } from '../../worker/model'
import { cardOf } from '../../web/words/titles'
import { claimPage } from '../../web/pages/joining/claim'
import type { Claim } from '../../web/pages/joining/host-seat'
import { claimRefusedPage } from '../../web/pages/joining/claim-refused'
import { ERRORS, errorPage } from '../../web/pages/site/error'
import type { Filled } from '../../web/parts/field'
import { homePage } from '../../web/pages/site/home'
import { letterPage } from '../../web/pages/site/letter-view'
import { mailboxPage } from '../../web/pages/site/mailbox'
import { newPage } from '../../web/pages/joining/new'
import { rulesPage } from '../../web/pages/site/rules'
import { rulesOfPage } from '../../web/pages/site/rules-of'
import { seatsPage } from '../../web/pages/joining/seats'
import { operatorDoor, operatorPage } from '../../web/pages/site/operator'
import { confirmPage } from '../../web/pages/site/confirm'
import { stopPage } from '../../web/pages/site/stop'
import { parse } from 'node-html-parser'
import { GAMES, gameOf } from '../../worker/games'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { matchAfter, modelOf } from './scene'
import { all } from '../kit/all'
import { DRAWS, proof } from './proofs'

const game = gameOf('tunnel')
const now = Date.UTC(2026, 0, 1)
const { head: full } = modelOf(matchAfter(game, { seats: 4, edition: 'tortuga' }), 'watcher')
const seating = (taken: number): TableHead => ({
  ...full,
  stage: 'seating',
  seats: full.seats.map(({ waits: _, ...card }) => ({ ...card, taken: card.seat < taken })),
})
const LINK = 'https://boat.example/tables/abc/seats/1/claim/key'
const CAUGHT = {
  number: 7,
  at: now,
  kind: 'turn',
  to: 'ida@boat.example',
  subject: 'Your <b>move</b>',
  text: `Go to the table:\n${LINK}\n<i>`,
  headers: { References: '<table.abc@boat.example>' },
}

const newTable = (language: Language, filled?: Filled): string =>
  newPage({
    language,
    now,
    games: [cardOf(game, language)],
    suggestion: 'Flight at dawn',
    letters: true,
    nameLength: 40,
    clock: offer,
    filled,
  })
const seats = (language: Language, taken: number, more: (card: SeatCard) => Partial<Claim> = () => ({})): string =>
  seatsPage({
    language,
    now,
    head: seating(taken),
    game,
    hostLink: `${LINK}/host`,
    claims: seating(0).seats.map(card => ({ link: `${LINK}${card.seat}`, ...more(card) })),
  })
const claim = (language: Language, filled?: Filled): string =>
  claimPage({
    language,
    now,
    head: seating(1),
    game,
    seat: 1,
    action: '/claim/key',
    words: 'gull',
    letters: true,
    nameLength: 40,
    wordsLength: 100,
    filled,
  })

const held: BerthRow = {
  table: 'abc',
  seat: 0,
  name: '<i>',
  game: 'tunnel',
  pirate: 'a',
  stage: 'playing',
  asked: { since: 0, until: now + 1 },
  link: '/tables/abc/seats/0',
  crew: [{ name: '<b>', pirate: 'a' }],
  waits: [],
  free: 0,
}
/** Every value is bad enough to be reported. */
const SITE_FACTS = {
  version: '0.1.0',
  open: 2,
  slowMs: 1000,
  leastFree: 500_000_000,
  waits: { tables: 12, longest: [{ table: 'mfhq4w', since: now - 5 * 86_400_000, seats: 2, hasClock: false }] },
  slowest: [{ route: 'GET /tables/:table', times: 3, slowest: 1200, mean: 400 }],
  machine: { at: 0, tables: 12, touched: 3, bytes: 4_000_000, free: 100_000_000 },
}
test('two seats at one table are told apart by their names', () => {
  const crew = ['Ann', 'Kim'].map(name => ({ name, pirate: 'a' as const }))
  const both = [held, { ...held, seat: 1, link: '/tables/abc/seats/1' }].map(row => ({ ...row, crew }))
  const shown = (tables: readonly BerthRow[]): string => homePage({ language: 'en', now, games: [game], tables })
  for (const name of ['as Ann', 'as Kim']) {
    expect(shown(both)).toContain(name)
    expect(shown(both.slice(0, 1))).not.toContain(name)
  }
})

const PAGES: Record<string, (language: Language) => string> = {
  home: language => homePage({ language, now, games: [game] }),
  'home with tables': language => homePage({ language, now, games: [game], tables: [held], late: true }),
  'new table': newTable,
  'new table with faults': language =>
    newTable(language, { typed: { game: 'tunnel' }, faults: [{ field: 'name.0', text: { say: 'fault-name-missing' } }] }),
  'seats, one taken': language => seats(language, 1),
  'seats, all taken': language => seats(language, 4),
  invitation: claim,
  'invitation taken': language => claimRefusedPage({ language, now, why: 'taken', table: '/tables/abc' }),
  'invitation dead': language => claimRefusedPage({ language, now, why: 'dead' }),
  mailbox: language => mailboxPage({ language, now, letters: [CAUGHT] }),
  'empty mailbox': language => mailboxPage({ language, now, letters: [] }),
  letter: language => letterPage({ language, now, letter: CAUGHT }),
  'proof while it runs': language => proof(language),
  'proof at the end': language => proof(language, DRAWS),
  rules: language => rulesPage({ language, now, games: [game], hints: 'on' }),
  'rules of an edition': language => rulesOfPage({ language, now, game, edition: game.editions[0], hints: 'off' }),
  'no more letters?': language => stopPage({ language, now, unwanted: [], never: false }),
  'fewer letters': language => stopPage({ language, now, done: 'reminder', never: false, unwanted: ['reminder', 'abc'], table: 'abc' }),
  'letters to a new address': language => confirmPage({ language, now }),
  unready: language => unreadyPage({ language, now, missing: ['SITE_KEY is missing.'] }),
  operator: language =>
    operatorPage({
      language,
      now,
      token: 'a-token',
      faults: ['LETTERS_FROM is missing'],
      transport: 'SMTP',
      inbound: ['https://boat.example/post/inbound/raw'],
      late: { letters: 3, since: now },
      days: [{ day: now, tables: 2, givenUp: 1, bounced: 0, unread: 4 }],
      facts: SITE_FACTS,
    }),
  'operator, shut': language => operatorDoor({ language, now, wrong: true }),
  'no more letters': language => stopPage({ language, now, unwanted: [], never: true, done: 'all' }),
  'damaged table': language => errorPage({ language, now, status: 500, damaged: 'abc' }),
  ...Object.fromEntries(
    ERRORS.map(status => [`error ${status}`, (language: Language) => errorPage({ language, now, status, table: '/tables/abc' })])
  ),
}

describe.each(Object.entries(PAGES))('the page "%s"', (_, page) => {
  test.each(LANGUAGES)('in %s is well-formed: one heading, no id twice, no label or description without its target', language => {
    const html = page(language)
    const ids = all(html, / id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    const named = all(html, / (?:for|aria-labelledby|aria-describedby|href="#)="?([^"]+)"/g).flatMap(list => list.split(' '))
    expect(named.filter(id => !ids.includes(id))).toEqual([])
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('contains nothing that the policy forbids', () => {
    expect(page('en')).not.toMatch(/ style="| on[a-z]+="|<style|javascript:/)
    expect(all(page('en'), /<script([^>]*)>/g).filter(script => !script.includes('src="/static/'))).toEqual([])
  })

  test('shows names literally', () => {
    expect(page('en')).not.toMatch(/<i>|<b>move|<gunpowder>/)
  })
})

describe('the form for a new table', () => {
  const typed = { game: 'tunnel', 'edition.tunnel': 'tortuga', 'house.tortuga.sections': '9', 'name.0': 'Kasia', 'address.0': 'kasia@post' }
  const html = newTable('en', {
    typed,
    faults: [
      { field: 'house.tortuga.sections', text: { say: 'fault-number', with: { least: 4, most: 6 } } },
      { field: 'address.0', text: { say: 'fault-address' } },
      { field: 'seats', text: { say: 'fault-seats', with: { least: 2, most: 5 } } },
    ],
  })
  const input = (name: string): string => all(html, new RegExp(`(<input[^>]* name="${name}"[^>]*>)`, 'g'))[0] ?? ''

  test('keeps what was typed', () => {
    expect(input('house.tortuga.sections')).toContain('value="9"')
    expect(input('name.0')).toContain('value="Kasia"')
    expect(html).toMatch(/name="edition.tunnel" value="tortuga" checked/)
    expect(html).not.toMatch(/name="edition.tunnel" value="jamaica" checked/)
  })

  test('says at each field what is wrong with it, and above the form where to look', () => {
    expect(input('address.0')).toMatch(/aria-describedby="f-address.0-hint f-address.0-wrong" aria-invalid="true"/)
    expect(input('name.0')).not.toContain('aria-invalid')
    for (const field of ['house.tortuga.sections', 'address.0', 'seats']) {
      expect(html).toContain(`href="#f-${field}"`)
      expect(html).toContain(`id="f-${field}-wrong"`)
    }
    expect(html).toContain('3 things aren’t right yet')
  })

  test('has as many seats as the largest edition, and asks for addresses only if letters can be sent', () => {
    expect(all(html, /name="name\.(\d)"/g)).toEqual(['0', '1', '2', '3', '4'])
    const mute = newPage({ language: 'en', now, games: [cardOf(game, 'en')], suggestion: '', letters: false, nameLength: 40, clock: offer })
    expect(mute).not.toContain('address.')
  })
})

test('the host is asked for an email in the row of their own name, without opening anything', () => {
  const field = parse(newTable('en')).querySelector('.chair.own input[type="email"]')
  expect(field?.getAttribute('name')).toBe('address.0')
  expect(field?.closest('details') ?? null).toBeNull()
  expect(field?.hasAttribute('required')).toBe(false)
})

describe('sitting down', () => {
  test('the host is asked to send a link only to friends without a letter on its way', () => {
    const said = (...written: number[]) => {
      const html = seats('en', 1, ({ seat }) => ({ lettered: written.includes(seat), declined: seat === 3 }))
      const page = parse(html)
      return {
        about: page.querySelector('h1 + p')?.textContent ?? '',
        links: page.querySelector('[data-unshared]')?.getAttribute('data-copy'),
      }
    }
    const [, one = '', two = ''] = seating(1).seats.map(({ name }) => name)
    expect(said().about).toMatch(/^Send each friend their link\./)
    expect(said(1).about).toMatch(new RegExp(`invites ${one}\\. Until an email is confirmed, no second one goes there\\. Send the others`))
    expect(said(1).links).not.toContain(one)
    expect(said().links).toContain(one)
    // Whoever declined a letter's invitation is not counted on.
    expect(said(1, 2, 3).about).toContain(`invites ${one} and ${two}. Until`)
    const all = parse(seats('en', 1, () => ({ lettered: true })))
    expect(all.querySelector('h1 + p')?.textContent).toContain('no second one goes there: if it doesn’t come, send the link')
    expect(all.querySelector('#table .row.fill')).toBeNull()
  })

  test('the host gets a link for each free seat and none for the others', () => {
    expect(all(seats('en', 1), />https:\/\/boat.example\/tables\/abc\/seats\/1\/claim\/key(\d)</g)).toEqual(['1', '2', '3'])
    expect(seats('en', 4)).not.toContain('/claim/key0')
    expect(seats('en', 4)).toContain(`href="/tables/${full.id}"`)
  })

  test('the claim form posts to its own address, with the host’s name for the seat and words to replace', () => {
    const html = claim('uk')
    expect(html).toContain('method="post" action="/claim/key"')
    expect(html).toContain('value="&lt;i>Ida&lt;/i>"')
    expect(html).toContain('value="gull"')
    expect(html).toMatch(/name="language" value="uk" checked/)
    expect(html).toContain(full.commitment)
  })

  test('a claim form that comes back keeps what was typed', () => {
    const html = claim('en', {
      typed: { name: '', words: 'mine', language: 'pl' },
      faults: [{ field: 'name', text: { say: 'fault-name-missing' } }],
    })
    expect(html).toContain('value="mine"')
    expect(html).toMatch(/name="language" value="pl" checked/)
    expect(html).toMatch(/name="name"[^>]*aria-invalid="true"/)
  })
})

test('every error has its own text in every language', () => {
  const said = LANGUAGES.flatMap(language => ERRORS.map(status => all(errorPage({ language, now, status }), /<h1[^>]*>([^<]*)/g)[0]))
  expect(new Set(said).size).toBe(LANGUAGES.length * ERRORS.length)
})

test('opening the link "never write to me" only asks; the form posts to the same address', () => {
  expect(stopPage({ language: 'en', now, unwanted: [], never: false })).toContain('<form method="post">')
  expect(stopPage({ language: 'en', now, unwanted: [], never: true, done: 'all' })).toContain('name="again"')
})

test('a caught letter is shown in a frame without scripts, and as plain text with links', () => {
  const html = letterPage({ language: 'en', now, letter: CAUGHT })
  expect(html).toContain('src="/mailbox/7/html"')
  expect(all(html, / sandbox="([^"]*)"/g)).toEqual(['allow-popups allow-popups-to-escape-sandbox'])
  expect(html).toContain(`<a href="${LINK}">`)
  expect(html).toContain('&lt;i>')
})

test('the folded rules of a new table name the usual edition of each game, or the one chosen', () => {
  const said = (filled?: Filled) => {
    const games = GAMES.map(game => cardOf(game, 'en'))
    const html = newPage({ language: 'en', now, games, suggestion: 'x', letters: true, nameLength: 40, clock: offer, filled })
    return parse(html)
      .querySelectorAll('#rules > summary .rules-of')
      .map(({ textContent }) => textContent.trim())
  }
  const usual = GAMES.map(game => cardOf(game, 'en').editions)
  expect(said()).toEqual(usual.map(([first, ...others]) => `${first?.title}${others.length > 0 ? ', unless you choose another' : ''}`))
  expect(said({ typed: { 'edition.tunnel': 'tortuga' }, faults: [] })[1]).toMatch(/^Tortuga variant/)
})
