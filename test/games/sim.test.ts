import { describe, expect, test } from 'vitest'
import { GAMES, gameOf } from '../../worker/games'
import { simulatePeople } from '../bench/people'
import { simulate } from '../bench/simulate'
import { setting } from './kit'

describe.each([...GAMES])('simulated games of $id', game => {
  const played = (seed: number) => simulate(setting(game, game.editions[0].id, game.editions[0].seats[0]), 3, seed)

  test('count answers, waits, endings and scores', () => {
    const figures = played(1)
    expect(figures.gamesPerSecond).toBeGreaterThan(0)
    expect(figures.answersPerGame).toBeGreaterThan(figures.waitsPerGame)
    expect(figures.waitsPerGame).toBeGreaterThan(0)
    expect(Object.values(figures.endings).reduce((a, b) => a + b, 0)).toBe(3)
    expect(figures.scores.winner).toBeGreaterThanOrEqual(figures.scores.mean)
  })

  test('are the same from the same seed', () => {
    const { gamesPerSecond: _, ...figures } = played(7)
    expect(played(7)).toMatchObject(figures)
    expect(played(8)).not.toMatchObject(figures)
  })
})

describe('people who answer each letter a day later', () => {
  const live = (early: boolean) => simulatePeople(setting(gameOf('regatta'), 'first', 4), 5, 1, { early })

  test('need fewer days for a round when the throw calls them to seal', () => {
    expect(live(true).daysPerRound).toBeLessThan(live(false).daysPerRound)
  })

  test('are counted the same from the same seed', () => {
    expect(live(true)).toEqual(live(true))
  })
})
