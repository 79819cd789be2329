/** The rules in pictures: a sentence or two each, and the chapters below. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { rulesOfPage } from '../../web/pages/site/rules-of'
import { cardOf } from '../../web/words/titles'
import { LANGUAGES, type Game } from '../../worker/drawing/game'
import { gameOf, GAMES } from '../../worker/games'
import { toy } from '../games/toy'
import { partOf } from '../kit/part'
import { matchAfter, propsOf } from './scene'
import { editionOf } from '../../worker/games/tunnel/rules/editions'

const now = 0
const game = gameOf('tunnel')

test('the rules of Tunnel tell of the open row only where there is one', () => {
  for (const edition of game.editions) {
    const told = rulesOfPage({ language: 'en', now, game, edition, hints: 'on' })
    expect(told.includes('The row is used up'), edition.id).toBe(editionOf(edition.id).row > 0)
    expect(told.includes('All hands are open'), edition.id).toBe(editionOf(edition.id).handsOpen)
  }
})

test('who comes from a question, or asks for all of it, reads the rules without unfolding anything', () => {
  const page = { language: 'en', now, game, edition: game.editions[0], hints: 'on' } as const
  for (const html of [rulesOfPage({ ...page, from: '/tables/abc' }), rulesOfPage({ ...page, whole: true })]) {
    expect(parse(html).querySelectorAll('details')).toEqual([])
    expect(html).toContain('The card goes on the discard pile')
  }
  expect(parse(rulesOfPage(page)).querySelector('a[href="?whole=yes"]')).not.toBeNull()
})

test('a game without lessons may tell its rules in words, with the numbers that it plays by', () => {
  const en = `${toy.words.en}\ngame-rules =\n    The race ends when somebody has gone { $end }.\n\n    Each seat has a hidden bonus.\n`
  const inWords: Game = { ...toy, id: 'told', words: { ...toy.words, en }, rulebook: () => ({ say: 'game-rules', with: { end: 10 } }) }
  const page = parse(rulesOfPage({ language: 'en', now, game: inWords, edition: toy.editions[0], hints: 'on' }))
  const told = page.querySelectorAll('.reading > p').map(({ textContent }) => textContent)
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('has gone 10.')
})

test('a game that says no more of itself says its goal where others say a few words, or what it is about', () => {
  const goal = 'Be the first to reach ten.'
  expect(cardOf(toy, 'en')).toMatchObject({ title: 'Toy', short: goal, about: goal })
  expect(cardOf(game, 'en').short).toBe('an escape to a boat')
})

test.each([
  ['revised', 'the shortage die says'],
  ['yassa', 'provisions at sea'],
  ['yassa', 'its upper half with one die'],
])('the first edition of Regatta, if it shared the texts of %s, would say "%s"', (wording, said) => {
  const regatta = gameOf('regatta')
  const [first, ...others] = regatta.editions
  const match = matchAfter(regatta, { edition: first.id })
  for (const [edition, theirs] of [[{ ...first, wording }, true] as const, [first, false] as const]) {
    const game: Game = { ...regatta, editions: [edition, ...others] }
    const props = propsOf({ ...match, setting: { ...match.setting, game } }, match.prompts[0]?.seat ?? 0)
    const pages =
      wording === 'revised'
        ? [rulesOfPage({ language: 'en', now, game, edition, hints: 'on' })]
        : [partOf({ ...props, hints: [] }), partOf({ ...props, hints: 'off' })]
    expect(pages.map(page => page.includes(said))).toEqual(pages.map(() => theirs))
  }
})

const SHORT = 160

describe.each(GAMES)('the rules of $id', game => {
  test.each(game.editions)('$id: each chapter has a text and a picture, in every language', edition => {
    for (const language of LANGUAGES) {
      const page = parse(rulesOfPage({ language, now, game, edition, hints: 'on' }))
      const chapters = page.querySelectorAll('.lessons > li')
      expect(chapters.map(({ id }) => id)).toEqual((game.lessons?.(edition.id) ?? []).map(({ id }) => `rule-${id}`))
      for (const chapter of chapters) {
        expect(chapter.querySelectorAll('svg.lesson')).toHaveLength(1)
        expect(chapter.querySelector('h2')?.textContent.trim()).not.toBe('')
        // What the picture shows, in a sentence or two; the rest is folded.
        expect(chapter.querySelector('h2 + p')?.textContent.trim().length).toBeLessThan(SHORT)
        expect(chapter.querySelector('h2 + p + details:not([open])')).not.toBeNull()
        for (const paragraph of chapter.querySelectorAll('p')) expect(paragraph.textContent.trim()).not.toBe('')
      }
      const pictures = page.querySelectorAll('svg.lesson').map(picture => picture.outerHTML)
      expect(new Set(pictures).size).toBe(pictures.length)
    }
  })
})
