/**
 * In games that tell their questions apart, every kind has a hint: at most three short sentences, and a chapter of the rules to read more;
 * and a short verb for its button.
 */
import { expect, test } from 'vitest'
import { wordingOf } from '../../web/parts/lessons'
import { readerOf } from '../../web/words/reader'
import { GAMES } from '../../worker/games'
import { LANGUAGES } from '../../worker/drawing/game'
import { questionKinds } from '../browser/kinds'

const LONGEST = 170
const LONGEST_VERB = 24
const EDITIONS = GAMES.filter(({ sortOf }) => sortOf).flatMap(game =>
  game.editions.map(({ id, seats: [least] }) => ({ game, edition: id, seats: Math.max(3, least) }))
)

test.each(EDITIONS)('every kind of question of $game.id, $edition, has a short hint and a chapter', ({ game, edition, seats }) => {
  const faults: string[] = []
  const told = { edition: wordingOf(game, edition) }
  const lessons = (game.lessons?.(edition) ?? []).map(({ id }) => id)
  for (const { name, match, seat } of questionKinds(game.id, edition, seats))
    for (const prompt of match.prompts.filter(asked => asked.seat === seat)) {
      const sort = game.sortOf?.(prompt)
      if (!sort || !lessons.includes(sort.lesson)) faults.push(`${name}: no chapter`)
      for (const language of LANGUAGES) {
        const { t } = readerOf({ language, now: 0 }, { game, crew: [], viewer: 'watcher' })
        const [said, verb] = [t(`hint-${sort?.kind}`, told), t(`verb-${sort?.kind}`)]
        if (verb.includes('verb-') || verb.length > LONGEST_VERB) faults.push(`${name}, ${language}: the button says ${verb}`)
        const sentences = said.match(/[.!?](?=\s|$)/g) ?? []
        if (said.length > LONGEST || sentences.length > 3)
          faults.push(`${name}, ${language}: ${said.length} letters, ${sentences.length} sentences: ${said}`)
      }
    }
  for (const { say } of game.primers ?? [])
    for (const language of LANGUAGES) {
      const said = readerOf({ language, now: 0 }, { game, crew: [], viewer: 'watcher' }).t(say, told)
      if (said.length > LONGEST) faults.push(`${say}, ${language}: ${said.length} letters: ${said}`)
    }
  expect(faults).toEqual([])
})
