/** Golden games: readable logs, replayed with the draws and answers recorded in them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chanceFrom, scriptedChance, seededChance, type Chance } from '../../worker/rules/chance'
import { seatOf, transcript } from '../../worker/host/judging/transcript'
import type { Game } from '../../worker/drawing/game'
import type { Draw } from '../../worker/table/rows/history/answer-row'
import { begin, give, setting, type Match, type Move, type Setting } from './kit'
import { botMove, randomMove } from './players'

interface Log {
  edition: string
  seats: number
  house: Record<string, number | boolean>
  /** One per answer, starting with the setup. */
  steps: Step[]
}
interface Step {
  /** The recorded draws. */
  chance: number[]
  seat: number
  prompt: string
  choice: string
}

export function readLog(text: string): Log {
  const [headline = '', ...lines] = text.split('\n')
  const [, edition = '', seats = '', ...house] = headline.split(' · ')
  const log: Log = { edition, seats: Number.parseInt(seats, 10), house: Object.fromEntries(house.map(houseOption)), steps: [] }
  let chance: number[] = []
  for (const line of lines) {
    if (line.startsWith('> ')) chance.push(...line.slice(2).split(' ').map(Number))
    const [, number, seat = '', prompt = '', choice = ''] = /^(\d+) (?:begin|([A-Z]) (\S+) (\S+))/.exec(line) ?? []
    if (number === undefined) continue
    log.steps.push({ chance, seat: seatOf(seat), prompt, choice })
    chance = []
  }
  return log
}

function houseOption(said: string): [string, number | boolean] {
  const at = said.lastIndexOf(' ')
  const value = said.slice(at + 1)
  return [said.slice(0, at), value === 'true' || (value !== 'false' && Number(value))]
}

/** The log that results from giving the same answers again. */
export function replayed(game: Game, log: Log): string {
  const [opening, ...steps] = log.steps
  const script = recorded(scriptedChance(opening?.chance ?? []))
  let match = begin(setting(game, log.edition, log.seats, log.house), script.chance, script.draws)
  for (const { chance, ...move } of steps) {
    const script = recorded(scriptedChance(chance))
    match = give(match, move, script.chance, script.draws)
  }
  return written(match)
}

export function written({ setting: { game, options, seats }, rows }: Match): string {
  return `${transcript(game, { options, seats, answers: rows }).join('\n')}\n`
}

/** What is wrong with a golden game's file, if anything. Writes the file only on request. */
export function keep(path: string, text: string, write: boolean): string | undefined {
  if (write) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return undefined
  }
  if (!existsSync(path)) return `${path} is missing: npm test -- golden -u writes it`
  return readFileSync(path, 'utf8') === text
    ? undefined
    : `${path} reads otherwise: npm test -- golden -u writes it anew, and the difference is to be explained`
}

/** Records what chance draws. */
export function recorded(chance: Chance): { chance: Chance; draws: () => Draw[] } {
  const draws: Draw[] = []
  const remembering = chanceFrom(n => {
    const came = chance.pick(n)
    draws.push([draws.length, n, came])
    return came
  })
  return { chance: remembering, draws: () => draws }
}

/** Plays a whole game for a log; `player` chooses every answer. */
export function played(made: Setting, chance: Chance, player: (match: Match) => Move): Match {
  const opening = recorded(chance)
  let match = begin(made, opening.chance, opening.draws)
  while (match.prompts.length > 0) {
    const script = recorded(chance)
    match = give(match, player(match), script.chance, script.draws)
  }
  return match
}

/** Players who know the game, but sometimes choose at random. */
export function knowingGame(made: Setting, seed: number): Match {
  const players = seededChance(seed)
  const { game } = made
  return played(made, seededChance(seed + 1), ({ prompts, present }) => {
    return players.pick(4) === 0 ? randomMove(game, prompts, players) : botMove(game, prompts, present.state, players)
  })
}
