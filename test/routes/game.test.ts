/** Whole games by people who have nothing but links and forms. A slice; `npm run prove http` plays every number of seats. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import { answerOnce, isOver, seated, type Player } from '../kit/players'
import { faultsOf } from '../kit/sound'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf']

describe.each(GAMES)('$id', game => {
  test.each(game.editions)('$id is played from the home page to the ranking', async edition => {
    const names = NAMES.slice(0, edition.seats[0])
    const plan = { game: game.id, edition: edition.id, names, house: { 'Sections of the tunnel': '4', 'Pirates of each player': '3' } }
    const players = await seated(visitor(), HOME, plan, () => visitor())
    const chance = seededChance(1)
    let last: Player | undefined
    let n = 0
    const t = performance.now()
    for (;;) {
      const now = await answerOnce(players, chance, last)
      if (!now) break
      expect(faultsOf(now.visitor.page)).toEqual([])
      last = now
      n++
    }
    console.log(n, performance.now() - t, last?.visitor.page.textOf('table'))
    expect(players.some(p => isOver(p.visitor.page))).toBe(true)
  })
})
