/** Where the choices are amounts, the number of a choice is its amount: on the page, in the letter, and in the reply to it. */
import { expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import { listing } from '../../web/parts/table/listing'
import { regatta } from '../../worker/games/regatta'
import type { Hold } from '../../worker/games/regatta/state/state'
import { questionOf } from '../../worker/post/reply/address'
import { offeredIn, understand } from '../../worker/post/reply/understand'
import { seededChance } from '../../worker/rules/chance'
import type { Prompt, Text } from '../../worker/rules/contract'
import type { Game } from '../../worker/drawing/game'
import { offer } from '../../worker/rules/kit'
import { questionKinds } from '../browser/kinds'
import { begin, CLOCK, setting, type Match } from '../games/kit'
import { hold, holds, sail } from '../games/regatta/scene'
import { partOf } from '../kit/part'
import { modelOf, propsOf } from './scene'

const game: Game = regatta
const plainly = ({ say }: Text): string => say

/** Seat 0 sails to seat 1's space, and loads its guns from these holds. */
function fight(own: Hold[], ...answers: string[]): { match: Match; prompt: Prompt } {
  const ships = { 0: { holds: own }, 1: { space: '1', holds: holds() } }
  const { state, prompts } = sail({ card: 'fwd-powder', dice: [1, 1], ships }, answers)
  const [prompt] = prompts
  if (!prompt) throw new Error('nobody is asked')
  const match = begin(setting(game, 'first', 3), seededChance(1))
  return { match: { ...match, present: { ...match.present, state }, prompts }, prompt }
}
const { match, prompt } = fight(holds(hold('food', 9), hold('powder', 3)))

test('on the page, from nothing up, with those that win no more often last', () => {
  const rows = [...partOf(propsOf(match, 0)).matchAll(/value="powder:(\d+)"[^>]*>\s*<b class="tag">(\d+)<\/b>/g)]
  // Two win no more often than one, so two is folded away at the end.
  expect(rows.map(([, amount, tag]) => [amount, tag])).toEqual([
    ['0', '0'],
    ['1', '1'],
    ['3', '3'],
    ['2', '2'],
  ])
})

test('in the letter, with its odds, in the same order', () => {
  const link = 'https://boat.example/tables/abc/seats/0/link/key'
  const table = modelOf(match, 0)
  const { text } = writeLetter(
    { kind: 'turn', language: 'en', now: CLOCK, siteUrl: 'https://boat.example', link, stop: `${link}/stop`, table },
    game
  )
  expect(text.match(/^\d+[.:] .*$/gm)).toEqual([
    '0. nothing · you win 44%',
    '1. 1 gunpowder · you win 58%',
    '3. 3 gunpowder · you win 69%',
    '2: gains nothing more',
  ])
})

test.each([0, 1, 2, 3])('in a reply: %i fires that many', n => {
  const offered = offeredIn(listing([prompt], plainly, game.rarer))
  expect(understand([String(n)], offered)).toEqual({ kind: 'answer', picks: [{ prompt: prompt.id, choice: `powder:${n}` }] })
})

test('but no number beyond them', () => {
  expect(understand(['4'], offeredIn(listing([prompt], plainly, game.rarer)))).toEqual({ kind: 'not-understood' })
})

test('also from one of several holds', () => {
  const many = fight(holds(...[5, 6, 7, 8, 9].map(n => hold('powder', n))), 'powder:17').prompt
  expect(many.choices.length).toBeGreaterThan(1)
  const [question] = listing([many], plainly, game.rarer)
  expect(question?.loose.map(({ n, choice }) => `some:powder5-${n}` === choice.id)).not.toContain(false)
})

test('other choices are numbered from above the greatest amount, so that no number means two things', () => {
  const other: Prompt = {
    ...prompt,
    id: 'other',
    choices: [
      { id: 'yes', label: { say: 'yes' }, act: true },
      { id: 'no', label: { say: 'no' }, act: false },
    ],
  }
  const numbers = (...prompts: Prompt[]) => offeredIn(listing(prompts, plainly, game.rarer)).map(({ n }) => n)
  expect(numbers(other)).toEqual([1, 2])
  expect(numbers(other, prompt)).toEqual([4, 5, 0, 1, 2, 3])
})

test('a letter that numbered them otherwise is treated as an older one', () => {
  const before = offer(
    prompt,
    prompt.choices.map(({ id, label, act }) => ({ id, label, act }))
  )
  expect(questionOf([before])).not.toBe(questionOf([prompt]))
})

test('ways to pay that few want are folded, and numbered last: on the page and in a reply numbers run on as they are read', () => {
  const asked = questionKinds('regatta', 'first', 5).find(({ name }) => name.endsWith('.pay')) ?? expect.unreachable()
  const paying = asked.match.prompts.find(({ seat }) => seat === asked.seat) ?? expect.unreachable()
  expect(game.rarer?.(paying) ?? []).not.toEqual([])
  const part = partOf(propsOf(asked.match, asked.seat))
  const rows = [...part.matchAll(/value="([^"]+)"[^>]*\/>\s*<b class="tag">(\d+)<\/b>/g)].map(([, choice, n]) => ({ choice, n: Number(n) }))
  expect(rows.map(({ n }) => n)).toEqual(paying.choices.map((_, i) => i + 1))
  const offered = offeredIn(listing([paying], plainly, game.rarer))
  expect(offered.map(({ n, choice }) => ({ choice, n }))).toEqual(rows)
})
