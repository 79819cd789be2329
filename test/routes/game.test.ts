/**
 * A whole game of each listed one, played by people who have only links and forms; but browsers and wrangler play Tunnel to its end.
 * `npm run prove http` plays every edition with every number of seats.
 */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { LANGUAGES } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import { countAnswers } from '../kit/asking'
import { HOME, visitor } from '../kit/inside'
import { faultsBefore, seated, SHORT, type Player } from '../kit/players'
import { toPlay } from '../kit/repeats'
import { comesTooLate, playKeeping } from '../kit/too-late'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf', 'Ted']
const languageOf = (seat: number) => LANGUAGES[seat % LANGUAGES.length] ?? 'en'
/** Checking a page takes longer than making it, so only some are checked. */
const LOOK_EVERY = 6

describe.each(toPlay(GAMES, 'tunnel'))('$id', game => {
  test.each(game.editions.slice(0, 1))(
    '$id is played from the home page to the ranking, each player using another language',
    async ({ id, seats: [least] }) => {
      const plan = { game: game.id, edition: id, names: NAMES.slice(0, least), house: SHORT }
      const players = await seated(visitor(), HOME, plan, seat => visitor({ 'accept-language': languageOf(seat) }))
      const look = (player: Player) => expect(faultsBefore(player, players, languageOf(NAMES.indexOf(player.name)))).toEqual([])
      let pages = 0
      const { answers, old } = await playKeeping(players, seededChance(least), player => {
        if (pages++ % LOOK_EVERY === 0) look(player)
      })
      expect(answers).toBeGreaterThan(least)
      for (const player of players) {
        await player.visitor.reload()
        look(player)
        for (const name of plan.names) expect(player.visitor.page.textOf('table.figures')).toContain(name)
      }
      const before = await countAnswers()
      expect(await comesTooLate(old)).toEqual([])
      expect(await countAnswers()).toBe(before)
    },
    300_000
  )
})
