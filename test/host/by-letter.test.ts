/**
 * The whole site as a process, and a race of Regatta played only by letter: "1 5" seals two cards, and "always" with a number creates a standing order.
 */
import { afterAll, expect, test } from 'vitest'
import { callOf, newestLetter } from '../kit/mail'
import type { Page } from '../kit/page'
import { openTable, questionOn, sit, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { residentIn, startSite, until } from './site'

const NAMES = ['Anne', 'Bob', 'Cem']
const addressOf = ({ name }: Player): string => `${name.toLowerCase()}@letters.example`

const site = await startSite()
afterAll(() => site.stop())
const mailbox = new URL('/mailbox', site.address).href
// One connection per request, because idle connections are closed while everybody waits for letters.
const browser = () => new Visitor((url, asking) => fetch(url, { ...asking, headers: { ...asking.headers, connection: 'close' } }))
const postman = browser()

const players: Player[] = NAMES.map(name => ({ name, visitor: browser() }))
const seatOf = new Map<Player, string>()
/** Letters already answered, by address in the mailbox. */
const answered = new Set<string>()

/** The newest letter to a player, if it can be answered and has not been. */
async function unanswered(player: Player): Promise<Page | undefined> {
  const letter = await newestLetter(postman, mailbox, addressOf(player))
  const asks = letter && !answered.has(letter.url) && letter.root.querySelector('textarea') !== null
  return asks && /^\d+\. /m.test(textOf(letter)) ? letter : undefined
}
const textOf = (letter: Page): string => letter.root.querySelector('pre')?.textContent ?? ''

async function reply(letter: Page, words: string): Promise<void> {
  answered.add(letter.url)
  const response = await postman.ask(`${letter.url}/replies`, 'POST', new URLSearchParams({ text: words }).toString())
  await response.arrayBuffer()
  expect(response.status).toBeLessThan(400)
}

/** A letter to be answered. Cards first, before whoever places the dice makes it too late: that letter waits for those that ask for cards. */
async function nextLetter(): Promise<readonly [Player, Page] | undefined> {
  const letters = await Promise.all(players.map(async player => [player, await unanswered(player)] as const))
  const found = letters.flatMap(([player, letter]) => (letter ? [[player, letter] as const] : []))
  const cards = found.find(([, letter]) => asksForCards(letter))
  if (cards) return cards
  const pages = await Promise.all(letters.flatMap(([player, letter]) => (letter ? [] : [seatPage(player)])))
  return pages.some(mayChooseCards) ? undefined : found[0]
}
const asksForCards = (letter: Page): boolean => /choose your cards/i.test(letter.heading)
const mayChooseCards = (page: Page): boolean =>
  /choose your cards/i.test(page.root.querySelector('#answer h2')?.textContent ?? '') && page.root.querySelector('.given') === null

/** A reply that answers the letter's newest question. */
function wordsFor(letter: Page): string {
  if (asksForCards(letter)) return '1 5'
  // A letter offers it only for a choice that an order can repeat.
  return /always \d+/.exec(textOf(letter))?.[0] ?? '1'
}

const seatPage = (player: Player): Promise<Page> => player.visitor.open(seatOf.get(player) ?? '')

async function asksEverything(player: Player): Promise<void> {
  const form = (await player.visitor.open(`${seatOf.get(player)}/orders`)).form(/orders/i)
  for (const field of form.fields) if (field.name.startsWith('way.') && field.value === 'ask') form.tick(field)
  await player.visitor.send(form)
}
/** How many order lines leave their question to the player. */
async function askingLines(player: Player): Promise<number> {
  const form = (await player.visitor.open(`${seatOf.get(player)}/orders`)).form(/orders/i)
  return form.fields.filter(({ name, value, ticked }) => name.startsWith('way.') && value === 'ask' && ticked).length
}

/** Dice decide how many letters a race takes, and so how much is cached at its end. */
const MEASURED_AFTER = 12
let held: number | undefined

function memoryHeld(): number {
  const own = site.processes().filter(({ command }) => /workerd serve|host\/start\.mjs/.test(command))
  expect(own).toHaveLength(2)
  return residentIn(own)
}

test('guests invited by letter can play by letter: seal cards, and give standing orders', { timeout: 300_000 }, async () => {
  await openTable(browser(), site.address, { game: 'regatta', edition: 'first', names: NAMES, addresses: players.map(addressOf) })
  for (const player of players) {
    const invitation = await until(() => newestLetter(postman, mailbox, addressOf(player)))
    const page = await sit(player, callOf(invitation), { address: addressOf(player) })
    seatOf.set(player, page.url.replace(/[?#].*/, ''))
  }
  for (const player of players) await asksEverything(player)

  let sealed = 0
  let ordered = 0
  for (let n = 0; n < 60 && (sealed < 2 || ordered < 1); n++) {
    if (n === MEASURED_AFTER) held = memoryHeld()
    const [player, letter] = await until(nextLetter)
    const words = wordsFor(letter)
    const before = await askingLines(player)
    // Once the dice have been placed since the letter was written, it is too late to seal.
    const inTime = questionOn(await seatPage(player)) === undefined
    await reply(letter, words)
    if (words === '1 5' && inTime) {
      const page = await seatPage(player)
      expect(page.root.querySelectorAll('.given li')).toHaveLength(2)
      expect(questionOn(page)).toBeUndefined()
      sealed++
    }
    if (words.startsWith('always')) {
      // Some choices have no matching order; if there is one, its line stops asking.
      const after = await askingLines(player)
      expect([before - 1, before]).toContain(after)
      ordered += before - after
    }
  }
  expect([sealed >= 2, ordered >= 1]).toEqual([true, true])
})

test('after painted letters the host and workerd hold less than 200 MB; the painter, which leaves by itself, is not counted', () => {
  expect(held ?? memoryHeld()).toBeLessThan(200)
})
