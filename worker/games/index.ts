/** The games players can choose. To add a game, add its folder and a line here. */
import type { Game } from '../drawing/game'
import { regatta } from './regatta'
import { tunnel } from './tunnel'

export const GAMES: readonly Game[] = [regatta, tunnel]

const fixtures: Game[] = []
/** Registers a game for tests: tables can play it, but it is never offered to players. */
export function addFixture(game: Game): void {
  fixtures.push(game)
}

export function gameOf(id: string): Game {
  const game = GAMES.find(g => g.id === id) ?? fixtures.find(g => g.id === id)
  if (!game) throw new Error(`no game "${id}"`)
  return game
}
