/** Reads a game's file for the tools that check and show it. */
import { readFileSync } from 'node:fs'
import { GAMES } from '../../games'
import type { Prompt } from '../../rules/contract'
import type { FinishedGame, GameFile, RunningGame } from '../../table/views/export'
import type { Story } from './transcript'

const FORMATS: readonly GameFile['format'][] = ['packetboat-game/1', 'packetboat-game/2', 'packetboat-game/3']

/** A game in which a test failed. */
export interface FailedGame extends Story {
  format: GameFile['format']
  stage: 'failed'
  game: string
  /** The open prompts when it failed. */
  prompts: Prompt[]
  why: string
}
export type AnyGameFile = RunningGame | FinishedGame | FailedGame

/** A file that cannot be read: the user gets this sentence instead of a stack trace. */
export class Unreadable extends Error {}

function readGameFile(path: string | undefined): AnyGameFile {
  if (path === undefined) throw new Unreadable('Which file? A finished game offers its own at the foot of its page.')
  const file = parsed(path, text(path))
  if (!file || !FORMATS.includes(file.format))
    throw new Unreadable(`${path} is not the file of a game: its "format" is none of ${FORMATS.join(', ')}.`)
  if (GAMES.some(game => game.id === file.game)) return file
  throw new Unreadable(`${path} is of a game called "${file.game}", which is not here.`)
}

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Unreadable(`${path} cannot be read.`)
  }
}

function parsed(path: string, json: string): AnyGameFile | null {
  try {
    return JSON.parse(json)
  } catch {
    throw new Unreadable(`${path} is not the file of a game: it is not JSON.`)
  }
}

/** Runs a tool on the file; if it is unreadable, prints why and sets exit code 2. */
export function onGameFile(path: string | undefined, tool: (file: AnyGameFile) => number): void {
  try {
    process.exitCode = tool(readGameFile(path))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
