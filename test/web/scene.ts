/** A table's page at any moment of any game, without the platform. */
import type { Prompt, SeatView, Viewer } from '../../worker/rules/contract'
import { PIRATES, type Game } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import { NO_DEEDS, type TableModel } from '../../worker/model'
import type { TableProps } from '../../web/pages/table/table-page'
import { chronicleOf } from '../../worker/table/views/chronicle'
import { answeredAt } from '../../worker/table/views/answered'
import { linesOf } from '../../worker/table/views/lines'
import { begin, CLOCK, give, setting, type Match } from '../games/kit'
import { randomMove } from '../games/players'

export const NAMES = ['Oleh', '<i>Ida</i>', 'Kasia', 'שרה', 'O’Brien & Sons']

const NEWEST = 10

interface Wanted {
  edition?: string
  seats?: number
  house?: Record<string, number>
  answers?: number
  seed?: number
}

export function matchAfter(game: Game, { edition = 'jamaica', seats = 3, house = {}, answers = 0, seed = 7 }: Wanted): Match {
  const chance = seededChance(seed)
  const players = seededChance(seed + 1)
  let match = begin(setting(game, edition, seats, house), chance)
  for (let n = 0; n < answers && match.prompts.length > 0; n++) match = give(match, randomMove(game, match.prompts, players), chance)
  return match
}

/** `takes`: which choice the orders make of every question on a card's way, if not the default ones. */
export function modelOf({ setting: { game, options, seats }, present, prompts, rows }: Match, viewer: Viewer, takes?: number): TableModel {
  const { rules } = game
  const asked = (seat: number) => prompts.find(prompt => prompt.seat === seat && !prompt.may)
  const position = rows.at(-1)?.position ?? 0
  const over = prompts.length === 0
  const byDefault = (view: SeatView<unknown>, prompt: Prompt): unknown => {
    const judged = game.orders?.judge({}, view, prompt, options)
    return judged && 'choice' in judged ? judged.choice.act : undefined
  }
  return {
    viewer,
    position,
    head: {
      id: 'abcdefghijklm',
      name: 'Salt & <gunpowder>',
      game: game.id,
      options,
      stage: over ? 'over' : 'playing',
      made: CLOCK,
      absences: { times: 3, days: 14 },
      open: false,
      seats: Array.from({ length: seats }, (_, seat) => {
        const waits = asked(seat)
        const card = { seat, name: NAMES[seat] ?? '', pirate: PIRATES[seat] ?? 'a', taken: true }
        return waits ? { ...card, waits: { text: waits.waiting, since: CLOCK } } : card
      }),
      commitment: 'c0'.repeat(32),
      latest: position,
      ledger: { decisions: rows.length, waits: rows.length, median: 5_000_000, seats: [], rounds: [] },
    },
    view: rules.view(present.state, viewer),
    prompts: prompts.filter(prompt => prompt.seat === viewer),
    lines: linesOf(rules, rows.slice(-NEWEST), viewer),
    since: true,
    answered: answeredAt(rows, viewer),
    canTakeBack: false,
    ...(viewer !== 'watcher' &&
      game.orders && {
        foreseen: game.orders.foresees(rules.view(present.state, viewer)).map(({ then: _, ...question }) => question),
        courses: game.orders
          .courses(rules.view(present.state, viewer), (view, prompt) =>
            takes === undefined ? byDefault(view, prompt) : prompt.choices.at(takes)?.act
          )
          .map(course => ({ ...course, own: course.takes.map(() => takes !== undefined) })),
      }),
    votes: [],
    talk: [],
    notes: [],
    wanted: [],
    may: NO_DEEDS,
    ...(over && { standing: rules.standing(present.state), chronicle: chronicleOf(game, rows, present.state) }),
  }
}

export function propsOf(match: Match, viewer: Viewer, more: Partial<TableProps> = {}): TableProps {
  const seats = viewer === 'watcher' ? [] : [viewer]
  return {
    model: modelOf(match, viewer),
    holder: { seats, host: false, lettered: false, ...(seats.length > 0 && { token: 'a-token' }) },
    game: match.setting.game,
    language: 'en',
    now: CLOCK,
    ...more,
  }
}
