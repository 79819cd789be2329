/** The line above a question: what everyone has done since the reader's last action. */
import { expect, test } from 'vitest'
import { gameOf } from '../../../worker/games'
import type { Symbol } from '../../../worker/games/tunnel/rules/sections'
import type { TunnelEvent } from '../../../worker/games/tunnel/rules/state'
import { tell } from '../../../worker/games/tunnel/rules/told'
import { seededChance } from '../../../worker/rules/chance'
import { befallen, befellIn } from '../../../web/parts/told/befell'
import { plain } from '../../../web/words/say'
import { readerOf } from '../../../web/words/reader'
import { begin, setting } from '../kit'

const crew = ['Anne', 'Ben', 'Jack'].map((name, i) => ({ name, pirate: (['a', 'e', 'k'] as const)[i] ?? 'a' }))
const game = gameOf('tunnel')
const { present } = begin(setting(game, 'jamaica', 3), seededChance(1))
const { say } = readerOf({ language: 'en', now: 0 }, { game, crew, viewer: 0 })
const view = game.rules.view(present.state, 0)

const run = (seat: number, from: number, to: number): TunnelEvent => ({
  ...{ type: 'advanced', seat, symbol: 'key', from, to, passed: 0, boat: to === 37 },
})
const back = (seat: number, from: number, to: number, draws: number): TunnelEvent => ({
  ...{ type: 'retreated', seat, from, to, met: 1, draws, boat: from === 37 },
})
const drew = (seat: number, symbol: Symbol): TunnelEvent => ({ type: 'drew', seat, symbol, from: 'deck', seen: false, final: true })

const told = (events: readonly TunnelEvent[]) => events.flatMap(event => tell(event, 0) ?? [])
const said = (...events: TunnelEvent[]): string => plain(befellIn(game, view, told(events), say))

test('confirms each action of one’s own in the same words, forward or back', () => {
  expect(said(run(0, 0, 4))).toBe('Forward, entrance → 4 (key)')
  expect(said(run(0, 0, 4), back(0, 4, 2, 2), drew(0, 'key'), drew(0, 'flag'))).toBe('Back, 4 → 2; new: key, flag')
  expect(said(back(0, 4, 2, 0))).toBe('Back, 4 → 2; no card')
})

test('tells what one’s own step back brought, and every turn of the others in order, a pirate that runs on as one', () => {
  const others = [run(1, 15, 25), run(2, 22, 29), run(2, 29, 33), back(2, 37, 36, 2), drew(2, 'key')]
  expect(said(run(0, 0, 4), ...others)).toBe('Ben: 15 → 25. Jack: 22 → 29 → 33, boat → 36 +2')
  expect(said(back(0, 25, 22, 1), drew(0, 'flag'), ...others)).toBe(
    'Back, 25 → 22; new: flag. Ben: 15 → 25. Jack: 22 → 29 → 33, boat → 36 +2'
  )
})

test('counts actions where there are too many to tell each', () => {
  const turn = (seat: number): TunnelEvent[] => [run(seat, 3, 9), run(seat, 30, 37), back(seat, 12, 8, 1), back(seat, 20, 8, 1)]
  expect(said(run(0, 0, 4), ...turn(1), ...turn(2))).toBe(
    'Ben: 1 forward, 1 into the boat, 2 back +2 cards. Jack: 1 forward, 1 into the boat, 2 back +2 cards'
  )
})

test('where room is short, leaves out whole moves and says how many', () => {
  const turn = (seat: number): TunnelEvent[] => [run(seat, 3, 9), run(seat, 20, 30), back(seat, 12, 8, 1)]
  const within = (room: number): string => plain(befallen(game, view, told([run(0, 0, 4), ...turn(1), ...turn(2)]), say, { room }).text)
  expect(within(100)).toBe('Ben: 3 → 9, 20 → 30, 12 → 8 +1. Jack: 3 → 9, 20 → 30, 12 → 8 +1')
  expect(within(60)).toBe('Ben: 12 → 8 +1, 2 more. Jack: 12 → 8 +1, 2 more')
})
