/** Writes failed games to files that `npm run show` opens. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { FailedGame } from '../../worker/host/judging/gamefile'
import type { Match } from './kit'

const FOLDER = '.build/failures'

/** Runs a game; if it throws, writes the game so far and names the file in the error. */
export function failing<T>(match: () => Match, seed: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${why} (npm run show ${writeFailure(match(), seed, why)})`, { cause: error })
  }
}

export function writeFailure({ setting, rows, prompts }: Match, seed: number, why: string): string {
  const { game, options, seats } = setting
  const file = `${FOLDER}/${game.id}-${options.edition}-${seats}-${seed}.json`
  const table = { game: game.id, options, seats, answers: rows, prompts: [...prompts] }
  const failed: FailedGame = { format: 'packetboat-game/1', stage: 'failed', ...table, why }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, JSON.stringify(failed))
  return file
}
