/** The rules tell the numbers of their edition, and take them from it: an edition with other amounts has other rules without a new text. */
import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { rulesOfPage } from '../../web/pages/site/rules-of'
import { readerOf } from '../../web/words/reader'
import { LANGUAGES } from '../../worker/drawing/game'
import { GAMES } from '../../worker/games'

/** A number that is not part of another one. */
const alone = (number: string): RegExp => new RegExp(`(?<!\\d)${number}(?!\\d)`)
/** Ordinals belong to names. */
const OWN = /[1-9]\d*(?!\d|th\b|-й)/

describe.each(GAMES)('the rules of $id', game => {
  test.each(game.editions)('$id: each chapter tells its amounts in every language', edition => {
    for (const language of LANGUAGES) {
      const page = { language, now: 0, game, edition, hints: 'on', whole: true } as const
      const chapters = parse(rulesOfPage(page)).querySelectorAll('.lessons > li')
      const { say } = readerOf(page, { game, crew: [], viewer: 'watcher' })
      for (const [n, { id, fills }] of (game.lessons?.(edition.id) ?? []).entries()) {
        const told = chapters[n]?.textContent ?? ''
        for (const [name, amount] of Object.entries(fills?.(edition.id) ?? {})) {
          const said = typeof amount === 'object' && 'say' in amount ? say(amount) : String(amount)
          const words = /\d/.test(said) && said !== '0'
          if (words) expect(told, `${language} rule-${id}: ${name}`).toMatch(alone(said))
        }
      }
    }
  })

  test.each(LANGUAGES)('in %s no text of the rules has a number of its own', language => {
    const texts = readFileSync(`worker/games/${game.id}/words/${language}.ftl`, 'utf8').split(/^(?=[a-z])/m)
    const rules = texts.filter(text => /^(rule|game-rules)\b/.test(text))
    expect(rules.length).toBeGreaterThanOrEqual(game.lessons ? 1 : 0)
    expect(rules.filter(text => OWN.test(text))).toEqual([])
  })
})
