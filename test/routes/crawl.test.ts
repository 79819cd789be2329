/** A GET writes nothing, whoever follows the link; and every page that a link leads to is correct, in every language. */
import { beforeAll, expect, test } from 'vitest'
import { addFixture } from '../../worker/games'
import type { Language } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import { toy } from '../games/toy'
import { crawl, isPage } from '../kit/crawl'
import { everything, repeats } from '../kit/repeats'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { answerOnce, openTable, seated, type Player } from '../kit/players'
import { faultsOf } from '../kit/well-formed'
import { delivered, stored } from '../kit/storage'
import { newTable } from '../kit/table'
import type { Visitor } from '../kit/visitor'
import { playOut } from '../kit/play-out'

const ANSWERS = 6
/** In `npm test` only so many of the links that differ in a position, a seat, or in what is ticked or open. */
const ALIKE = repeats(4, Infinity)
const reader = (language: Language) => visitor({ 'accept-language': language })

/** One table is waiting for its players, one is being played, one is over; all have sent letters. */
const host = reader('en')
let players: Player[]
/** Addresses that anybody may know. */
let open: string[]

beforeAll(async () => {
  addFixture(toy)
  const plan = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'], addresses: ['anne@ship.example', 'bob@ship.example'] }
  const waiting = (await openTable(host, HOME, plan)).url
  players = await seated(host, HOME, plan, () => reader('ru'))
  const chance = seededChance(3)
  let last = await answerOnce(players, chance)
  for (let n = 1; n < ANSWERS; n++) last = await answerOnce(players, chance, last)
  const over = await newTable({ game: 'toy', edition: 'plain', seats: 2, addresses: ['olaf@ship.example'] })
  await playOut(over)
  const tables = [waiting, host.page.url, over.id].map(url => `${HOME}tables/${/[a-z2-7]{21}/.exec(url)?.[0]}`)
  open = [HOME, ...tables, ...tables.flatMap(table => ['seats', 'seats/0', 'log', 'proof', 'game.json'].map(place => `${table}/${place}`))]
  await delivered()
}, 300_000)

test.each<[string, Language, () => { who: Visitor; from: string[] }]>([
  ['without any key', 'pl', () => ({ who: reader('pl'), from: open })],
  ['of the mailbox, with every key in its letters', 'uk', () => ({ who: reader('uk'), from: [MAILBOX] })],
  ['of a player', 'ru', () => ({ who: players[0]?.visitor ?? host, from: [...open, players[0]?.visitor.page.url ?? ''] })],
  ['of the host, claims included', 'en', () => ({ who: host, from: open })],
])(
  `${everything ? 'every link' : 'every kind of link'} %s leads to a correct page and writes nothing`,
  async (_, language, crawler) => {
    const { who, from } = crawler()
    const before = await stored()
    const pages = (await crawl(who, from, url => !url.includes('lang='), ALIKE)).filter(isPage)
    expect(await stored()).toEqual(before)
    expect(pages.length).toBeGreaterThan(15)
    for (const page of pages) {
      expect([page.url, page.status]).toEqual([page.url, expect.toBeOneOf([200, 403, 409])])
      if (page.url.endsWith('/html')) continue
      expect([page.url, ...faultsOf(page)]).toEqual([page.url])
      expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(language)
    }
  },
  300_000
)
