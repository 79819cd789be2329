/** Whole games by people who have nothing but links and forms. A slice: `npm run prove http` plays every number of seats. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { LANGUAGES } from '../../worker/rules/game'
import { seededChance } from '../../worker/rules/chance'
import { countAnswers } from '../kit/asking'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { faultsBefore, isOver, playToTheEnd, questionOn, seated, SHORT, type Player } from '../kit/players'
import { faultsOf } from '../kit/sound'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf', 'Ted']
const languageOf = (seat: number) => LANGUAGES[seat % LANGUAGES.length] ?? 'en'

describe.each(GAMES)('$id', game => {
  test.each(game.editions)('$id is played from the home page to the ranking, each in a language of their own', async ({ id, seats: [least] }) => {
    const plan = { game: game.id, edition: id, names: NAMES.slice(0, least), house: SHORT }
    const players = await seated(visitor(), HOME, plan, seat => visitor({ 'accept-language': languageOf(seat) }))
    const look = (player: Player): void => {
      expect(faultsBefore(player, players, languageOf(NAMES.indexOf(player.name)))).toEqual([])
    }
    expect(await playToTheEnd(players, seededChance(least), look)).toBeGreaterThan(10)
    for (const player of players) {
      await player.visitor.reload()
      look(player)
      for (const name of plan.names) expect(player.visitor.page.textOf('table.figures')).toContain(name)
    }
  }, 30_000)
})

test('after the end nothing more is taken, and an old page leads to the ranking', async () => {
  const players = await seated(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'], house: SHORT }, () => visitor())
  let old: { player: Player; page: Page } | undefined
  await playToTheEnd(players, seededChance(8), player => {
    if (questionOn(player.visitor.page)) old = { player, page: player.visitor.page }
  })
  const before = await countAnswers()
  const form = old && questionOn(old.page)
  for (const choice of form?.questions()[0] ?? []) {
    const late = await old?.player.visitor.send(form?.tick(choice) ?? expect.unreachable())
    // The choice that was taken then counts as counted; all others come too late.
    expect(late?.status).toBeOneOf([200, 409])
    expect(late && [isOver(late), ...faultsOf(late)]).toEqual([true])
  }
  expect(await countAnswers()).toBe(before)
}, 20_000)
