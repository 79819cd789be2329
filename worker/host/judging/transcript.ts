/** A game as lines for players and bug reports: the draws, each answer, and what was told about it. */
import { createHash } from 'node:crypto'
import { wordsOf } from '../../../web/words/platform'
import { plain, say } from '../../../web/words/say'
import type { GameEvent, Options, Seat, Standing, Text } from '../../rules/contract'
import { PIRATES, type Game } from '../../drawing/game'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import { stateAfter } from '../../table/answers/history'

/** The parts of a game's file that the transcript needs. */
export interface Story {
  options: Options
  seats: number
  answers: readonly AnswerRow[]
}

/** Names that begin with the seat's letter, as on the board. */
const NAMES = ['Anne', 'Edward', 'Kate', 'Mary', 'Olaf', 'Tom']
export const seatName = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat}`
const letter = (seat: Seat): string => (PIRATES[seat] ?? String(seat)).toUpperCase()
export const seatOf = (called: string): Seat => PIRATES.findIndex(pirate => pirate.toUpperCase() === called)

export function transcript(game: Game, story: Story): string[] {
  return [headline(game, story), ...story.answers.flatMap(row => answerLines(game, row)), ...closing(game, story)]
}

export function headline(game: Game, { options, seats }: Pick<Story, 'options' | 'seats'>): string {
  const house = Object.entries(options.house).map(([name, value]) => `${name} ${value}`)
  return [game.id, options.edition, `${seats} seats`, ...house].join(' · ')
}

const MARGIN = 34
const WIDTH = 120

export function answerLines(game: Game, row: AnswerRow): string[] {
  const chance = wrapped(row.draws.map(([, , came]) => String(came)))
  if (row.voids !== null) return [`${row.number} ${letter(row.seat ?? 0)} takes back ${row.voids}`]
  const answers = row.given.flatMap(given => {
    const told = given.events.flatMap(event => tellingOf(game, event))
    const by = given.by ? ` (${given.by})` : ''
    const number = given.by ? '+' : row.number
    const head = given.prompt === 'begin' ? '0 begin' : `${number} ${letter(given.seat)} ${given.prompt} ${given.choice}${by}`
    const [first = '', ...rest] = told
    return [`${head.padEnd(MARGIN - 1)} ${first}`.trimEnd(), ...rest.map(line => ' '.repeat(MARGIN) + line)]
  })
  return [...chance, ...answers]
}

function wrapped(numbers: readonly string[]): string[] {
  const lines: string[] = []
  for (const number of numbers) {
    const last = lines.at(-1)
    if (last === undefined || last.length + number.length >= WIDTH) lines.push(`> ${number}`)
    else lines[lines.length - 1] = `${last} ${number}`
  }
  return lines
}

/** The event as told to its own seat, which may know most, but with names. */
function tellingOf(game: Game, event: GameEvent): string[] {
  const told = game.rules.tell(event, event.seat ?? 'watcher')
  return told ? [inWords(game, told)] : []
}

export const inWords = (game: Game, text: Text): string => plain(say(wordsOf('en', game), text, NAMES))

/** The final lines; none while the game runs. */
export function closing(game: Game, { answers }: Story): string[] {
  const state = stateAfter(game.rules, answers)
  if (game.rules.prompts(state).length > 0) return []
  const { rows, why } = game.rules.standing(state)
  return [...rows.map(row => `= ${rankLine(game, row)}`), `= ${inWords(game, why)}`, `# ${hashOf(state)}`]
}

function rankLine(game: Game, { place, who, score, parts }: Standing['rows'][number]): string {
  const name = typeof who === 'number' ? seatName(who) : inWords(game, who)
  const made = parts.map(part => `${inWords(game, part.name)} ${part.value}`)
  return [`${place}. ${name}${score === undefined ? '' : ` ${score}`}`, ...made].join(' · ')
}

const hashOf = (state: unknown): string => createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)

/** The board as text, as everybody may see it. */
export function boardLines(game: Game, seats: number, state: unknown): string[] {
  const crew = PIRATES.slice(0, seats).map((pirate, seat) => ({ pirate, name: seatName(seat) }))
  const view = game.rules.view(state, 'watcher')
  const drawing = { view, crew, language: 'en' as const, say: (text: Text) => inWords(game, text) }
  const held = crew.flatMap(({ name }, seat) => (game.holdings ? [`${name}: ${game.holdings({ ...drawing, seat })}`] : []))
  const sketched = [game.sketch(drawing), ...held, ...(game.besides?.(drawing) ?? [])].join('\n')
  return sketched.split('\n').map(line => `    | ${line}`)
}
