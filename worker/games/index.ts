/** The games that players may choose. A new game is its folder and a line here. */
import type { Game } from '../rules/game'
import { regatta } from './regatta'
import { tunnel } from './tunnel'

export const GAMES: readonly Game[] = [regatta, tunnel]

const fixtures: Game[] = []
/** A game for tests: tables can be made of it, and no player is offered it. */
export function addFixture(game: Game): void {
  fixtures.push(game)
}

export function gameOf(id: string): Game {
  const game = GAMES.find(g => g.id === id) ?? fixtures.find(g => g.id === id)
  if (!game) throw new Error(`no game "${id}"`)
  return game
}
