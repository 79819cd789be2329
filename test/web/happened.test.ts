/** What a letter tells of what happened, and how it marks goods. */
import { expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import type { Written } from '../../web/mail/data'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { linesOf } from '../../worker/table/views/lines'
import { dressed } from '../gallery/states'
import { SITE } from '../gallery/shoot'
import { begin, give, setting, withOrders } from '../games/kit'
import { botMove } from '../games/players'

const READER = 1
const LINES = 5
const game = gameOf('regatta')

/** A reader who looks in after the whole game so far, at each question. */
function lettersOf(): Written[] {
  const chance = seededChance(5)
  let match = begin(withOrders(setting(game, 'first', 5)), chance)
  const letters: Written[] = []
  while (match.prompts.length > 0) {
    match = give(match, botMove(game, match.prompts, match.present.state, chance), chance)
    if (!match.prompts.some(({ seat }) => seat === READER)) continue
    const { model: table, now } = dressed(match, READER, { lines: linesOf(game.rules, match.rows, READER) })
    const link = `${SITE}/tables/abcdefghijklm/seats/${READER}/link/key`
    letters.push(writeLetter({ kind: 'turn', language: 'en', now, siteUrl: SITE, link, stop: `${SITE}/stop`, table }, game))
  }
  return letters
}
const letters = lettersOf()

const between = (text: string, from: RegExp, to: string): string => {
  const at = text.search(from)
  return at < 0 ? '' : text.slice(at, text.indexOf(`\n${to}\n`, at))
}
const toldIn = ({ text }: Written): string => between(text, /^(Since you were last here|What happened)/m, 'The others')

test('a letter tells at most five lines, and how many more there are', () => {
  const counts = letters.map(letter => toldIn(letter).match(/^\* /gm)?.length ?? 0)
  expect(Math.max(...counts)).toBe(LINES)
  const more = letters.map(letter => Number(/^(\d+) more lines on/m.exec(toldIn(letter))?.[1] ?? 0))
  expect(more.at(-1)).toBeGreaterThan(LINES)
})

test('no heading stands without lines', () => {
  for (const letter of letters) expect(toldIn(letter)).not.toMatch(/^Round [^\n]*\n\n(?!\* )/m)
})

test('the theft that a subject tells is told in the letter, too, however old it is', () => {
  const robbed = letters.flatMap(letter => {
    const [, by = '', from = '', what = ''] = /(?:^|· )(\w+) robs? (\w+): ([^·]+)/.exec(letter.subject) ?? []
    return by ? [{ told: toldIn(letter), by, from, what: what.trim() }] : []
  })
  expect(robbed.length).toBeGreaterThan(LINES)
  for (const { told, by, from, what } of robbed) {
    expect(told).toMatch(new RegExp(`${by} steals? (${what} from ${from}|a .* from ${from}: ${what})`))
  }
})

test('goods aboard are bold, and what is free is not', () => {
  for (const { html } of letters) expect(html).toMatch(/Yours: <b>[^<]+<\/b>(\s· \d\sholds? free)?<\/p>/)
})

test('who answered instead of a person is said before the full stop', () => {
  const told = letters.map(toldIn).join('\n')
  expect(told).toMatch(/ \(by standing order\)\.$/m)
  expect(told).not.toContain('. (')
})
