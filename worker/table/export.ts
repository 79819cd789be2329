/** A game as one file, and the proof of its chance. While it runs: what the viewer may know. Afterwards: all, without people. */
import { gameOf } from '../games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Options, SeatView, Standing, Viewer } from '../rules/contract'
import type { Line, Time } from '../../web/model'
import { shownRound, type NamedRound } from './beacon/named'
import { linesOf } from './lines'
import type { AnswerRow, Draw, Store } from './store'

export const FORMAT = 'packetboat-game/1'

interface FileHead {
  format: typeof FORMAT
  game: string
  options: Options
  seats: number
  made: Time
  commitment: string
  /** The round of a public beacon that goes into the dice, as it was named, and what became of it. */
  beacon?: NamedRound
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
  state: unknown
  standing: Standing
}
export type GameFile = RunningGame | FinishedGame

export function exportOf(store: Store, viewer: Viewer): GameFile {
  const { card, now, stage } = store
  const seats = store.seats()
  const head: FileHead = {
    format: FORMAT,
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
    answers: store.answers(),
    state: now.state,
    standing: rules.standing(now.state),
  }
}

export interface Proof {
  id: string
  name: string
  commitment: string
  /** The round of a beacon that goes into the dice. */
  beacon?: NamedRound | undefined
  open?: { secret: string; words: string[]; key: string; draws: { position: number; draw: Draw }[] }
}

export function proofOf(store: Store): Proof {
  const { card, stage } = store
  const proof: Proof = { id: card.id, name: card.name, commitment: store.commitment, beacon: card.beacon && shownRound(card.beacon) }
  if (stage !== 'over') return proof
  const words = store.seats().map(seat => seat.words ?? '')
  const draws = store.answers().flatMap(row => row.draws.map(draw => ({ position: row.position, draw })))
  return { ...proof, open: { secret: card.secret, words, key: bytesToHex(store.diceKey), draws } }
}
