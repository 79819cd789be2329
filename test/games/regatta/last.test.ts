/** What players are told of the end before it comes. */
import { describe, expect, test } from 'vitest'
import { regatta } from '../../../worker/games/regatta'
import { last, pointsSoFar } from '../../../worker/games/regatta/advice/last'
import type { RegattaBoard } from '../../../worker/games/regatta/state/view'
import { seededChance } from '../../../worker/rules/chance'
import type { Seat, SeatView, Standing } from '../../../worker/rules/contract'
import { begin, give, settingAmong, type Match } from '../kit'
import { botMove } from '../players'

const RACES = 6
/** Rounds before the last in which a ship could have come home, on average. */
const FEARED = 2

interface Race {
  views: readonly SeatView<RegattaBoard>[]
  standing: Standing
}

const viewOf = ({ present: { state }, setting: { game } }: Match, seat: Seat): SeatView<RegattaBoard> =>
  // The game is Regatta.
  game.rules.view(state, seat) as SeatView<RegattaBoard>

function sailed(edition: (typeof regatta.editions)[number], n: number): Race {
  const chance = seededChance(n)
  let match = begin(settingAmong(regatta, edition, n), chance)
  const views = [viewOf(match, 0)]
  while (match.prompts.length > 0) {
    match = give({ ...match, rows: match.rows.slice(-1) }, botMove(regatta, match.prompts, match.present.state, chance), chance)
    views.push(viewOf(match, 0))
  }
  return { views, standing: match.setting.game.rules.standing(match.present.state) }
}

describe.each([...regatta.editions])('in $id', edition => {
  const races = Array.from({ length: RACES }, (_, n) => sailed(edition, n))

  test('whoever plays the last round was told that it may be the last, from its first question on', () => {
    for (const { views } of races) {
      const ending = views.at(-1)?.round
      const told = views.filter(({ round, board }) => round === ending && !board.over).map(view => last(view)?.say)
      expect(told.length).toBeGreaterThan(0)
      expect(new Set(told)).toEqual(new Set(['last']))
    }
  })

  test('few other rounds are said to be, and none is said to be for certain', () => {
    const feared = races.map(({ views }) => {
      const before = views.filter(({ round }) => round !== views.at(-1)?.round)
      expect(before.filter(view => last(view)?.with?.sure === 'yes')).toEqual([])
      return new Set(before.filter(view => last(view)).map(({ round }) => round)).size
    })
    expect(feared.reduce((sum, rounds) => sum + rounds, 0)).toBeLessThanOrEqual(FEARED * RACES)
  })

  test('nobody is told once it is over, when the points so far are the score', () => {
    for (const { views, standing } of races) {
      const view = views.at(-1)
      expect(view && last(view)).toBeUndefined()
      for (const { who, score } of standing.rows) {
        const ship = typeof who === 'number' ? view?.board.ships[who] : view?.board.ghost
        expect(view && ship && pointsSoFar(view.board, ship)).toBe(score)
      }
    }
  })
})
