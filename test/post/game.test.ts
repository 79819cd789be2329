/** Each listed game, played only by answering its letters: to the end, unless that takes long. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAMES } from '../../worker/games'
import { receiveMail } from '../../worker/inbound/mail'
import type { Caught } from '../../worker/post/mailbox'
import { seededChance, type Chance } from '../../worker/rules/chance'
import { bothHops, newestTo, START } from '../kit/post'
import { repeats, toPlay } from '../kit/repeats'
import { newTable, see } from '../kit/table'
import { FIRST, PROGRAMS } from './reply-mails'

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const PEOPLE = ['anne@games.example', 'боб@games.example', 'cem@games.example', 'dora@games.example']
const HOUSE: Record<string, Record<string, number>> = { tunnel: { sections: 4, pirates: 3 } }
const MOST = 400
/** Regatta is played on by letter in `test/host/by-letter.test.ts`. */
const AT_MOST: Record<string, number> = { regatta: repeats(12, MOST) }

/** Knows nothing but the letter: of choices that say from where to where they lead, the one that moves farthest; or any, if none does. */
function choiceIn({ text }: Caught, chance: Chance): string {
  const listed = [...text.matchAll(/^(\d+)\. (?:(\w+)\s→\s(\w+))?/gm)].map(([, n = '', from, to]) => ({
    n,
    way: from && to ? wayOf(from, to) : -99,
  }))
  const usual = listed[chance.pick(listed.length)] ?? expect.unreachable(`nothing is asked: ${text}`)
  return listed.reduce((best, one) => (one.way > best.way ? one : best), usual).n
}
const wayOf = (from: string, to: string): number => placeOf(to) - placeOf(from)
const placeOf = (word: string): number => (word === 'entrance' ? 0 : word === 'boat' ? 25 : Number(word))

test.each(toPlay(GAMES))('$id is played by answering letters, each with another mail program', { timeout: 300_000 }, async game => {
  const [{ id: edition, seats }] = game.editions
  const addresses = PEOPLE.slice(0, Math.max(seats[0], Math.min(seats[1], 3)))
  const table = await newTable({ game: game.id, edition, seats: addresses.length, house: HOUSE[game.id], addresses })
  const chance = seededChance(1)
  const shown = async () => {
    await bothHops(table, ...addresses)
    return (await see(table, 'watcher')).model
  }
  const most = AT_MOST[game.id] ?? MOST
  let now = await shown()
  for (let answers = 0; answers < most && now.head.stage === 'playing'; answers++) {
    const { head, position } = now
    const asked = head.seats.find(({ waits }) => waits)?.seat ?? expect.unreachable('nobody is asked')
    const letter = (await newestTo(addresses[asked] ?? '')) ?? expect.unreachable('no letter came')
    const [, program] = PROGRAMS[answers % PROGRAMS.length] ?? FIRST
    const outcome = await receiveMail(env, program(choiceIn(letter, chance), letter), letter.to, letter.replyTo ?? '')
    now = await shown()
    // What a letter asked ahead may be over; the next letter says so and asks what is asked now.
    if (outcome === 'late') expect([letter.kind, (await newestTo(letter.to))?.kind]).toEqual(['turn', 'stale'])
    else expect([outcome, now.position > position]).toEqual(['answered', true])
    vi.setSystemTime(Date.now() + 5 * 60_000)
  }
  if (most < MOST) return
  expect(now.head.stage).toBe('over')
  for (const address of addresses) expect((await newestTo(address))?.kind).toMatch(/over|receipt/)
})
