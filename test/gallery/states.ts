/** Tables in every state of the reference drawings, from games played through the players' door. */
import type { LetterData } from '../../web/mail/data'
import type { SeatCard, TableModel } from '../../worker/model'
import type { TableProps } from '../../web/pages/table/table-page'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import type { Seat, Viewer } from '../../worker/rules/contract'
import { linesOf } from '../../worker/table/views/lines'
import { questionKinds } from '../browser/kinds'
import { begin, withOrders, CLOCK, give, setting, type Match } from '../games/kit'
import { botMove } from '../games/players'
import { propsOf } from '../web/scene'
import { crowd } from './crowd'

export interface State {
  name: string
  props: TableProps
  /** Also shown as this kind of letter. */
  letter?: LetterData['kind']
}

const NAMES = ['Ann', 'Nick', 'Kasia', 'Dan', 'Olena', 'Zoya']
const HOUR = 3_600_000
const WEEK = 170

/** Adds names as in the reference, a clock for the awaited seat, talk, and the latest log lines. */
export function dressed(match: Match, viewer: Viewer, more: Partial<TableModel> = {}): TableProps {
  const props = propsOf(match, viewer)
  const seats = props.model.head.seats.map((card): SeatCard => {
    const clock = { until: CLOCK + 20 * HOUR, share: 60, late: false }
    return { ...card, name: NAMES[card.seat] ?? '', ...(card.waits && { waits: { ...card.waits, since: CLOCK - 3 * HOUR, clock } }) }
  })
  const manner = props.game.orders && ('brisk' as const)
  const head = { ...props.model.head, name: 'Salt and gunpowder', seats, manner }
  const talk = [{ number: 1, at: CLOCK - HOUR, seat: 3, text: 'The next storm is mine.' }]
  const may = { ...props.model.may, talk: true, rematch: match.prompts.length === 0 }
  return { ...props, holder: { ...props.holder, lettered: true }, model: { ...props.model, head, talk, may, ...more } }
}

export function states(): State[] {
  return [
    ...questions('regatta', 'first', 5),
    ...questions('regatta', 'yassa', 3),
    ...questions('tunnel', 'tortuga', 4),
    ...rounds(),
    ...boards(),
    endOfTunnel(),
    { name: 'table-crowd', props: crowd(dressed), letter: 'turn' },
  ]
}

/** What no state above shows of the other editions: their boards, with the ghost ship, and the question at their start. */
function boards(): State[] {
  const begun = (game: string, edition: string, seats: number): State => {
    const match = begin(setting(gameOf(game), edition, seats), seededChance(4))
    return { name: `begun-${game}-${edition}`, props: dressed(match, match.prompts.find(({ may }) => !may)?.seat ?? 0) }
  }
  return [begun('regatta', 'revised', 2), begun('tunnel', 'jamaica', 2), begun('tunnel', 'hispaniola', 5)]
}

/** One question of each kind, the one with the most choices. */
function questions(game: string, edition: string, seats: number): State[] {
  return questionKinds(game, edition, seats).map(({ name, match, seat }) => ({
    name: `ask-${name.replaceAll(', ', '-').replaceAll(/[^a-z0-9-]+/g, '')}`,
    props: dressed(match, seat, { lines: linesOf(match.setting.game.rules, match.rows.slice(-6), seat) }),
    letter: 'turn',
  }))
}

/** States from a race of sensible players, taken once it is well under way: asked, sealed, waiting, watching, and the end. */
function rounds(): State[] {
  const game = gameOf('regatta')
  const chance = seededChance(5)
  let match = begin(withOrders(setting(game, 'first', 5)), chance)
  const seen = new Map<string, State>()
  /** Looked at later, from somewhere in the middle. */
  let middle: Match | undefined
  const keep = (name: string, viewer: Viewer, more: Partial<State> & { rows?: number } = {}): void => {
    if (seen.has(name)) return
    const { rows = 40, ...state } = more
    seen.set(name, { name, props: dressed(match, viewer, { lines: linesOf(game.rules, match.rows.slice(-rows), viewer) }), ...state })
  }
  while (match.prompts.length > 0) {
    const prompts = match.prompts
    if (match.rows.length > WEEK / 4) {
      middle ??= match
      const captain = prompts.find(({ id, may }) => !may && id.includes('captain'))
      const seals = prompts.filter(({ may }) => may)
      const sealer = seals.find(({ calls }) => calls)
      if (captain) keep('table-captain', captain.seat, { letter: 'turn' })
      if (sealer && captain) keep('table-seal', sealer.seat, { letter: 'turn' })
      const done = seals.find(({ seat, calls }) => !calls && seals.every(other => other.seat !== seat || !other.calls))
      if (done) keep('table-sealed', done.seat)
      const idle = sitting(match).find(seat => prompts.every(prompt => prompt.seat !== seat))
      if (idle !== undefined && !captain) keep('table-waiting', idle)
      keep('table-watcher', 'watcher')
    }
    match = give(match, botMove(game, prompts, match.present.state, chance), chance)
  }
  keep('end', 0, { letter: 'over' })
  if (middle) {
    const { position } = middle.rows.at(-1) ?? {}
    const lines = linesOf(game.rules, middle.rows, 0).filter(line => line.position === position)
    const props = dressed(middle, 0, { lines, since: false })
    const head = { ...props.model.head, latest: props.model.position + WEEK }
    seen.set('table-past', { name: 'table-past', props: { ...props, model: { ...props.model, head } } })
  }
  keep('end-second', 3, { letter: 'over' })
  keep('end-watcher', 'watcher')
  return [...seen.values(), ...askedAnew(seen.get('table-captain'))]
}

/** The same question when its time is up, and after its answer was taken back. */
function askedAnew(state: State | undefined): State[] {
  if (!state) return []
  const { props } = state
  const clock = { until: CLOCK - HOUR, share: 0, late: true }
  const seats = props.model.head.seats.map(card => (card.waits ? { ...card, waits: { ...card.waits, clock } } : card))
  return [
    { name: 'table-late', props: { ...props, model: { ...props.model, head: { ...props.model.head, seats } } } },
    { name: 'table-taken-back', props: { ...props, notice: 'took-back' } },
  ]
}

function endOfTunnel(): State {
  const game = gameOf('tunnel')
  const chance = seededChance(5)
  let match = begin(setting(game, 'tortuga', 4), chance)
  while (match.prompts.length > 0) match = give(match, botMove(game, match.prompts, match.present.state, chance), chance)
  return { name: 'end-tunnel', props: dressed(match, 0), letter: 'over' }
}

const sitting = ({ setting: { seats } }: Match): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
