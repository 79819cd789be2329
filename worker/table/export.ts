/** A game as one file, and the proof of its chance. While it runs: what the viewer may know. Afterwards: all, without people. */
import { gameOf } from '../games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Options, Seat, SeatView, Standing, Viewer } from '../rules/contract'
import type { Line, Time } from '../../web/model'
import { shownRound, type NamedRound } from './beacon/named'
import { linesOf } from './lines'
import type { PageParts } from './pages'
import type { Mark } from './signing'
import type { AnswerRow, Draw, Ended, Store } from './store'

interface FileHead {
  /** The first is not signed, and does not say what was agreed. In the third every decision is a row of its own. */
  format: 'packetboat-game/1' | 'packetboat-game/2' | 'packetboat-game/3'
  game: string
  options: Options
  seats: number
  made: Time
  commitment: string
  /** The round of a public beacon that goes into the dice, as it was named, and what became of it. */
  beacon?: NamedRound
  /** The site's signature under all the rest. */
  site?: Mark
}
/** What a viewer may know of a game that is not over. */
export interface RunningGame extends FileHead {
  stage: 'seating' | 'playing'
  viewer: Viewer
  position: number
  view?: SeatView<unknown>
  lines: Line[]
}
/** Everything of a finished game; `npm run verify` draws and folds it again. */
export interface FinishedGame extends FileHead {
  stage: 'over'
  secret: string
  /** The words of the seats, in order: with the secret they give the key of all draws. */
  words: string[]
  answers: AnswerRow[]
  /** What was done because the seats had agreed to it. */
  agreed?: Agreed[]
  /** It ended before its rules ended it. */
  ended?: Ended
  state: unknown
  standing: Standing
}
/** A vote of the table, which stands at the very time at which its outcome was carried out. */
export interface Agreed {
  at: Time
  about: Seat
  outcome: 'takeback' | 'end'
}
export type GameFile = RunningGame | FinishedGame

export function exportOf({ store, remarks }: Pick<PageParts, 'store' | 'remarks'>, viewer: Viewer): GameFile {
  const { card, now, stage } = store
  const seats = store.seats()
  const head: FileHead = {
    format: 'packetboat-game/3',
    game: card.game,
    options: card.options,
    seats: seats.length,
    made: card.made,
    commitment: store.commitment,
    ...(card.beacon && { beacon: shownRound(card.beacon) }),
  }
  const { rules } = gameOf(card.game)
  if (!now || stage !== 'over') {
    const view = now && rules.view(now.state, viewer)
    const lines = linesOf(rules, now ? store.answers() : [], viewer)
    return { ...head, stage: now ? 'playing' : 'seating', viewer, position: now?.position ?? 0, ...(view && { view }), lines }
  }
  return {
    ...head,
    stage,
    secret: card.secret,
    words: seats.map(seat => seat.words ?? ''),
    answers: store.answers().map(withoutHelp),
    agreed: agreedIn(remarks.since(0), store.answers(), now.ended),
    ...(now.ended && { ended: now.ended }),
    state: now.state,
    standing: rules.standing(now.state),
  }
}

/** Bots and the clock are marked; whether a person answered, standing orders or force is nobody's business. Rows of older tables,
    which hold several answers, are checked by their marks. */
export function withoutHelp(row: AnswerRow): AnswerRow {
  const [one, ...others] = row.given
  if (!one || others.length > 0 || one.position === undefined) return row
  const { by, line: _, left: _left, ...given } = one
  return { ...row, given: [{ ...given, ...((by === 'bot' || by === 'time') && { by }) }] }
}

/** The log says of each vote when it closed and how. */
function agreedIn(lines: readonly Line[], answers: readonly AnswerRow[], ended: Ended | undefined): Agreed[] {
  const takenBack = (at: Time, seat: Seat): boolean => answers.some(row => row.voids !== null && row.at === at && row.seat === seat)
  return lines.flatMap(({ at, text }): Agreed[] => {
    const { who, kind, outcome } = text.say === 'remark-vote' && text.with ? text.with : {}
    if (typeof who !== 'object' || !('seat' in who)) return []
    if (kind === 'takeback' && outcome === 'yes' && takenBack(at, who.seat)) return [{ at, about: who.seat, outcome: kind }]
    return outcome === 'end' && ended?.by === 'vote' ? [{ at, about: who.seat, outcome }] : []
  })
}

export interface Proof {
  id: string
  name: string
  commitment: string
  /** The round of a beacon that goes into the dice. */
  beacon?: NamedRound | undefined
  /** By which the site signs the file. */
  signer?: string | undefined
  open?: { secret: string; words: string[]; key: string; draws: { position: number; draw: Draw }[] }
}

export function proofOf(store: Store): Proof {
  const { card, stage } = store
  const proof: Proof = { id: card.id, name: card.name, commitment: store.commitment, beacon: card.beacon && shownRound(card.beacon), signer: card.signer }
  if (stage !== 'over') return proof
  const words = store.seats().map(seat => seat.words ?? '')
  const draws = store.answers().flatMap(row => row.draws.map(draw => ({ position: row.position, draw })))
  return { ...proof, open: { secret: card.secret, words, key: bytesToHex(store.diceKey), draws } }
}
