import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
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
