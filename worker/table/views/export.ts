/** A game as one file, and the proof of its chance. A running game contains what the viewer may know; a finished one everything except
    people. */
import { gameOf } from '../../games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Options, Seat, SeatView, Standing, Viewer } from '../../rules/contract'
import type { Line, Time } from '../../model'
import { shownRound, type NamedRound } from '../../model/round'
import { linesOf } from './lines'
import { epochsOf, PUT_BACK } from '../answers/history'
import type { PageParts } from './pages'
import type { SiteSignature } from './signing'
import type { Store } from '../rows/store'
import type { AnswerRow, Draw } from '../rows/history/answer-row'
import type { Ended } from '../rows/now'

interface FileHead {
  /** Format 1 is not signed and lacks `agreed`; in format 3 every decision is a row of its own. */
  format: 'packetboat-game/1' | 'packetboat-game/2' | 'packetboat-game/3'
  game: string
  options: Options
  seats: number
  made: Time
  commitment: string
  /** The beacon round mixed into the dice, as it was named, and what became of it. */
  beacon?: NamedRound
  /** The site's signature of all the rest. */
  site?: SiteSignature
}
/** What a viewer may know of a game that is not over. */
export interface RunningGame extends FileHead {
  stage: 'seating' | 'playing'
  viewer: Viewer
  position: number
  view?: SeatView<unknown>
  lines: Line[]
}
/** Everything about a finished game; `npm run verify` replays it. */
export interface FinishedGame extends FileHead {
  stage: 'over'
  secret: string
  /** The seats' words in order: with the secret they give the key of all draws. */
  words: string[]
  answers: AnswerRow[]
  /** What was done because the seats agreed to it. */
  agreed?: Agreed[]
  /** Set if the game ended before its rules ended it. */
  ended?: Ended
  state: unknown
  standing: Standing
}
/** A vote of the table, with the exact time at which its outcome was carried out. */
export type Agreed = About<'takeback'> | About<'end'> | WholeTable
interface About<Outcome> {
  at: Time
  about: Seat
  outcome: Outcome
}
/** The table went back to an earlier position, by agreement of all or by the operator. */
interface WholeTable {
  at: Time
  outcome: 'back' | 'put-back'
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
    const lines = linesOf(rules, now ? store.history.answers() : [], viewer)
    return { ...head, stage: now ? 'playing' : 'seating', viewer, position: now?.position ?? 0, ...(view && { view }), lines }
  }
  return {
    ...head,
    stage,
    secret: card.secret,
    words: seats.map(seat => seat.words ?? ''),
    answers: store.history.answers().map(withoutHelp),
    agreed: agreedIn(remarks.since(0), store.history.answers(), now.ended),
    ...(now.ended && { ended: now.ended }),
    state: now.state,
    standing: rules.standing(now.state),
  }
}

/** Marks answers by bots and the clock; whether a person, orders or force answered is nobody's business. Older rows, which hold several
    answers, stay as they are, because they are verified with their marks. */
export function withoutHelp(row: AnswerRow): AnswerRow {
  const [one, ...others] = row.given
  if (!one || others.length > 0 || one.position === undefined) return row
  const { by, line: _, left: _left, as: _as, unkept: _unkept, ...given } = one
  return { ...row, given: [{ ...given, ...((by === 'bot' || by === 'time') && { by }) }] }
}

/** The log records when each vote closed, and its outcome. */
function agreedIn(lines: readonly Line[], answers: readonly AnswerRow[], ended: Ended | undefined): Agreed[] {
  const takenBack = (at: Time, seat: Seat): boolean => answers.some(row => row.voids !== null && row.at === at && row.seat === seat)
  return lines.flatMap(({ at, text }): Agreed[] => {
    if (text.say === 'remark-put-back') return [{ at, outcome: 'put-back' }]
    const { who, kind, outcome } = text.say === 'remark-vote' && text.with ? text.with : {}
    if (typeof who !== 'object' || !('seat' in who)) return []
    if (kind === 'takeback' && outcome === 'yes' && takenBack(at, who.seat)) return [{ at, about: who.seat, outcome: kind }]
    if (kind === 'back' && outcome === 'yes' && answers.some(row => row.prompt === PUT_BACK && row.at === at))
      return [{ at, outcome: kind }]
    return outcome === 'end' && ended?.by === 'vote' ? [{ at, about: who.seat, outcome }] : []
  })
}

/** A draw, and the epoch mixed into it, if not the first. */
export interface ProvenDraw {
  position: number
  draw: Draw
  epoch?: number
}

export interface Proof {
  id: string
  name: string
  commitment: string
  /** The beacon round mixed into the dice. */
  beacon?: NamedRound | undefined
  /** The public key that verifies the site's signature. */
  signer?: string | undefined
  open?: { secret: string; words: string[]; key: string; draws: ProvenDraw[] }
}

export function proofOf(store: Store): Proof {
  const { card, stage } = store
  const proof: Proof = {
    id: card.id,
    name: card.name,
    commitment: store.commitment,
    beacon: card.beacon && shownRound(card.beacon),
    signer: card.signer,
  }
  if (stage !== 'over') return proof
  const words = store.seats().map(seat => seat.words ?? '')
  const epochs = epochsOf(store.history.answers())
  const draws = store.history
    .answers()
    .flatMap((row, i) => row.draws.map((draw): ProvenDraw => ({ position: row.position, draw, ...(epochs[i] && { epoch: epochs[i] }) })))
  return { ...proof, open: { secret: card.secret, words, key: bytesToHex(store.diceKey), draws } }
}
