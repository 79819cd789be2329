/** Rings of spaces whose cost cannot be paid look different. */
import { render } from '../../../web/board/print'
import { h } from 'preact'
import { expect, test } from 'vitest'
import { aimsOf, listing, reachesOf } from '../../../web/parts/table/listing'
import { readerOf } from '../../../web/words/reader'
import { gameOf } from '../../../worker/games'
import { questionKinds } from '../../browser/kinds'
import { CLOCK } from '../kit'
import { modelOf } from '../../web/scene'

test('each ring of a card or a route shows whether its space can be paid, as the choice does', () => {
  const game = gameOf('regatta')
  let [dear, routes] = [0, 0]
  for (const { match, seat } of questionKinds('regatta', 'first', 5)) {
    const { view, head, prompts } = modelOf(match, seat)
    if (!view) continue
    const { say } = readerOf({ language: 'en', now: CLOCK }, { game, viewer: seat, crew: head.seats })
    const questions = listing(prompts, say, undefined)
    const reaches = reachesOf(questions, game, view)
    const wanted = reaches.flatMap(({ spots, dear = [] }) => spots.filter(spot => dear.includes(spot)))
    const aims = aimsOf(questions, { game, view })
    const board = render(h(game.Board, { view, language: 'en', say, crew: head.seats, aims, reaches, shown: 'whole' }))
    expect(board.match(/class="aim reach dear /g) ?? []).toHaveLength(wanted.length)
    const short = prompts.flatMap(({ choices }) => choices.filter(({ act }) => (act as { short?: true }).short))
    expect(board.match(/class="aim dear /g) ?? []).toHaveLength(short.length)
    dear += wanted.length
    routes += short.length
  }
  expect(dear).toBeGreaterThan(0)
  expect(routes).toBeGreaterThan(0)
})
