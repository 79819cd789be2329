/** Whole games by people who have nothing but links and forms. A slice: `npm run prove http` plays every number of seats. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { LANGUAGES } from '../../worker/rules/game'
import { seededChance } from '../../worker/rules/chance'
import { countAnswers } from '../kit/asking'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { faultsBefore, isOver, playToTheEnd, questionOn, seated, SHORT, type Player } from '../kit/players'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf', 'Ted']
const languageOf = (seat: number) => LANGUAGES[seat % LANGUAGES.length] ?? 'en'
/** Looking closely at a page takes longer than making it. */
const LOOK_EVERY = 6

describe.each(GAMES)('$id', game => {
  test.each(game.editions)('$id is played from the home page to the ranking, each in a language of their own', async ({ id, seats: [least] }) => {
    const plan = { game: game.id, edition: id, names: NAMES.slice(0, least), house: SHORT }
    const players = await seated(visitor(), HOME, plan, seat => visitor({ 'accept-language': languageOf(seat) }))
    const look = (player: Player) => expect(faultsBefore(player, players, languageOf(NAMES.indexOf(player.name)))).toEqual([])
    let old: { player: Player; page: Page } | undefined
    let pages = 0
    const answers = await playToTheEnd(players, seededChance(least), player => {
      if (pages++ % LOOK_EVERY === 0) look(player)
      if (questionOn(player.visitor.page)) old = { player, page: player.visitor.page }
    })
    expect(answers).toBeGreaterThan(10)
    for (const player of players) {
      await player.visitor.reload()
      look(player)
      for (const name of plan.names) expect(player.visitor.page.textOf('table.figures')).toContain(name)
    }
    await expectTooLate(old ?? expect.unreachable())
  }, 40_000)
})

/** Whatever an old page still offers is not taken any more; it leads to the ranking. */
async function expectTooLate({ player, page }: { player: Player; page: Page }): Promise<void> {
  const before = await countAnswers()
  const form = questionOn(page) ?? expect.unreachable()
  const statuses: number[] = []
  for (const choice of form.questions()[0] ?? []) {
    const late = await player.visitor.send(form.tick(choice))
    statuses.push(late.status)
    expect(isOver(late)).toBe(true)
  }
  // The choice that was taken then counts as counted; all others come too late.
  expect(statuses.sort()).toEqual([200, ...statuses.slice(1).map(() => 409)])
  expect(await countAnswers()).toBe(before)
}
