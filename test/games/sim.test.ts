import { describe, expect, test } from 'vitest'
import { GAMES, gameOf } from '../../worker/games'
import { simulatePeople } from '../bench/people'
import { simulate } from '../bench/simulate'
import { withOrders, setting } from './kit'

describe.each([...GAMES])('simulated games of $id', game => {
  const played = (seed: number) => simulate(setting(game, game.editions[0].id, game.editions[0].seats[0]), 3, seed)

  test('count answers, waits, endings and scores', () => {
    const figures = played(1)
    expect(figures.gamesPerSecond).toBeGreaterThan(0)
    // Automatic answers keep nobody waiting; some games have none.
    expect(figures.answersPerGame).toBeGreaterThanOrEqual(figures.waitsPerGame)
    expect(figures.waitsPerGame).toBeGreaterThan(0)
    expect(Object.values(figures.endings).reduce((a, b) => a + b, 0)).toBe(3)
    expect(figures.scores.winner).toBeGreaterThanOrEqual(figures.scores.mean)
  })

  test('give the same result for the same seed', () => {
    const { gamesPerSecond: _, ...figures } = played(7)
    expect(played(7)).toMatchObject(figures)
    expect(played(8)).not.toMatchObject(figures)
  })
})

describe('people who answer each letter a day later', () => {
  const live = (edition: string, seats: number, orders = true) => {
    const made = setting(gameOf('regatta'), edition, seats)
    return simulatePeople(orders ? withOrders(made) : made, 12, 1, { early: orders })
  }

  // The README's promises for tables with standing orders; without them, a round with four seats takes five days.
  test.each([
    ['first', 4, 1.15],
    ['revised', 4, 1.15],
    ['yassa', 4, 1.15],
    ['first', 2, 1.25],
  ])('play a round of %s with %i seats in about a day and one visit each', (edition, seats, days) => {
    const { daysPerRound, callsPerPersonRound, secondCallsPerRound, lettersPerPersonRound } = live(edition, seats)
    expect(daysPerRound).toBeLessThanOrEqual(days)
    expect(callsPerPersonRound).toBeLessThanOrEqual(1.1)
    expect(secondCallsPerRound).toBeLessThanOrEqual(0.15)
    expect(lettersPerPersonRound).toBeLessThanOrEqual(1.3)
    expect(live(edition, seats, false).daysPerRound).toBeGreaterThan(2 * days)
  })

  // The README's promises for Tunnel.
  test.each([
    ['jamaica', 2, 0.7],
    ['tortuga', 2, 0.7],
    ['hispaniola', 2, 0.7],
    ['tortuga', 4, 0.9],
  ])('take a turn of Tunnel in one visit (%s, %i seats), and in fewer if they plan it', (edition, seats, calls) => {
    const made = setting(gameOf('tunnel'), edition, seats)
    const asked = simulatePeople(made, 12, 1, { early: false })
    const planning = simulatePeople(made, 12, 1, { early: true })
    expect(asked).toMatchObject({ callsPerTurn: 1, secondCallsPerRound: 0, plansHeld: 0 })
    expect(planning.callsPerTurn).toBeLessThanOrEqual(calls)
    expect(planning.plansHeld).toBeGreaterThan(0.1)
    expect(planning.daysPerRound).toBeLessThan(asked.daysPerRound)
  })

  test('give the same result for the same seed', () => {
    expect(live('first', 4)).toEqual(live('first', 4))
  })
})
