/** Any game in one line, played through the players' door without the platform. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { GameEvent, Options, Prompt, Seat } from '../../worker/rules/contract'
import type { Edition, Game } from '../../worker/drawing/game'
import { fold } from '../../worker/rules/kit'
import { forced } from '../../worker/engine/forced'
import { firstOf, type Respond } from '../../worker/engine/responder'
import { orderedBy } from '../../worker/engine/order'
import type { Orders } from '../../worker/rules/orders'
import { answer, follow, openPrompts, type Engine, type Present } from '../../worker/engine/door'
import type { AnswerRow, Draw } from '../../worker/table/rows/history/answer-row'

export interface Setting {
  game: Game
  options: Options
  seats: number
  /** Answers instead of people where none is needed. */
  respond: Respond
}

/** A game in progress, with everything that led to it. */
export interface Match {
  setting: Setting
  present: Present
  rows: readonly AnswerRow[]
  prompts: readonly Prompt[]
}
export interface Move {
  seat: Seat
  prompt: string
  choice: string
}

/** Time stands still, so that no result depends on it. */
export const CLOCK = Date.UTC(2026, 0, 1)

export function editionOf(game: Game, id: string): Edition {
  const edition = game.editions.find(e => e.id === id)
  if (!edition) throw new Error(`${game.id} has no edition "${id}": there are ${game.editions.map(e => e.id).join(', ')}`)
  return edition
}

/** The usual options, except those given. */
export function setting(game: Game, edition: string, seats: number, house: Options['house'] = {}): Setting {
  const usual = Object.fromEntries(editionOf(game, edition).options.map(option => [option.id, option.usual]))
  return { game, seats, respond: forced, options: { edition, house: { ...usual, ...house } } }
}

/** Adds standing orders to every seat, the usual ones unless given. */
export const withOrders = (made: Setting, said: (seat: Seat) => Orders | undefined = () => ({})): Setting => ({
  ...made,
  respond: firstOf(forced, orderedBy(made.game, made.options, said)),
})

/** The n-th of many tables of an edition: cycles through numbers of seats, with random house options. */
export function settingAmong(game: Game, edition: Edition, n: number): Setting {
  const chance = seededChance(n + 1)
  const [least, most] = edition.seats
  const house = edition.options.map(option => {
    if (option.kind === 'switch') return [option.id, chance.pick(2) === 1]
    return [option.id, option.least + chance.pick(option.most - option.least + 1)]
  })
  return setting(game, edition.id, least + (n % (most - least + 1)), Object.fromEntries(house))
}

export function begin(made: Setting, chance: Chance, draws: () => Draw[] = noDraws): Match {
  const { rules } = made.game
  const events = rules.begin(made.seats, made.options, chance)
  const state = fold((before, event: GameEvent) => rules.apply(before, event), events)
  const { given, present, prompts } = follow(engineOf(made, chance), { state, asked: {}, era: 0 })
  const opening = { seat: 0, prompt: 'begin', choice: '', events }
  const row: AnswerRow = { ...EMPTY_ROW, seat: null, prompt: 'begin', given: [opening, ...given], draws: draws() }
  return { setting: made, present, rows: [row], prompts }
}

export const engineOf = ({ game, respond }: Setting, chance: Chance): Engine => ({ rules: game.rules, chance, respond, now: CLOCK })

/** Gives one answer through the door, with everything that follows from it. Throws if the answer is refused. */
export function give(match: Match, move: Move, chance: Chance, draws: () => Draw[] = noDraws): Match {
  const answered = answer(engineOf(match.setting, chance), match.present, move)
  if ('refused' in answered) throw new Error(`${move.choice} of seat ${move.seat} to ${move.prompt}: ${answered.refused}`)
  const { given, present, may } = answered
  const before = match.rows.at(-1) ?? EMPTY_ROW
  const position = before.position + given.length - (may ? 1 : 0)
  const row: AnswerRow = { ...EMPTY_ROW, ...move, number: before.number + 1, position, given, draws: draws() }
  return { ...match, present, rows: [...match.rows, row], prompts: openPrompts(match.setting.game.rules, present) }
}

const EMPTY_ROW: AnswerRow = {
  ...{ number: 0, position: 0, at: CLOCK, seat: 0, prompt: '', choice: '' },
  ...{ given: [], draws: [], voids: null },
}
const noDraws = (): Draw[] => []
