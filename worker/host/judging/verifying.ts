/** Verifies a finished game: every draw, answer and event, and the end that they lead to. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { TIMEOUTS_BEFORE_VOTE } from '../../shared/bounds'
import { gameOf } from '../../games'
import type { Seat } from '../../rules/contract'
import type { HouseOption } from '../../drawing/game'
import { commitment, draw, keyWithRound, tableKey } from '../../rules/chance'
import { timeOf } from '../../beacon/chain'
import { isSigned } from '../../beacon/signature'
import type { FinishedGame } from '../../table/views/export'
import { epochsOf } from '../../table/answers/history'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import { first, same, type Fault } from './fault'
import { playedAgain, type Point } from './rows'

/** Returns the first fault; a file too broken to replay is a fault, too. */
export function faultIn(file: FinishedGame): Fault | undefined {
  try {
    return judged(file)
  } catch (error) {
    return { why: `It holds what no table writes: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function judged(file: FinishedGame): Fault | undefined {
  const secret = hexToBytes(file.secret)
  if (commitment(secret) !== file.commitment) return { why: 'This secret is not the one whose SHA-256 was shown before.' }
  const seatsKey = tableKey(secret, file.words)
  const signature = file.beacon?.signature
  const key = signature === undefined ? seatsKey : keyWithRound(seatsKey, signature)
  const before =
    faultInHead(file) ??
    faultInRound(file, seatsKey) ??
    first(file.answers, (row, i) => (row.number === i ? undefined : { answer: i, why: `It is numbered ${row.number}.` })) ??
    faultInDraws(key, file.answers)
  if (before) return before
  const end = playedAgain(file, key)
  return 'why' in end ? end : (faultAtEnd(file, end) ?? faultInSignature(file))
}

const FIELDS = [
  'format',
  'game',
  'options',
  'seats',
  'made',
  'commitment',
  'beacon',
  'stage',
  'secret',
  'words',
  'answers',
  'agreed',
  'ended',
  'state',
  'standing',
  'site',
]

/** Checks what was fixed before the game, and that the file contains nothing else. */
function faultInHead(file: FinishedGame): Fault | undefined {
  const stray = Object.keys(file).find(field => !FIELDS.includes(field))
  if (stray !== undefined) return { why: `Nothing called "${stray}" belongs into it.` }
  const edition = gameOf(file.game).editions.find(({ id }) => id === file.options.edition)
  if (!edition) return { why: `There is no edition "${file.options.edition}".` }
  if (file.words.length !== file.seats) return { why: `There are ${file.seats} seats, and the words of ${file.words.length}.` }
  const odd = Object.entries(file.options.house).find(
    ([id, value]) => !edition.options.some(option => option.id === id && fits(option, value))
  )
  return odd && { why: `No house option is "${odd[0]}" with ${odd[1]}.` }
}

function fits(option: HouseOption, value: number | boolean): boolean {
  if (option.kind === 'switch' || typeof value !== 'number') return typeof value === 'boolean' && option.kind === 'switch'
  return Number.isInteger(value) && value >= option.least && value <= option.most
}

/** Checks the beacon's round: it lay ahead when it was named, for exactly this secret and these words. */
function faultInRound({ beacon, made, answers: [begun] }: FinishedGame, seatsKey: Uint8Array): Fault | undefined {
  if (!beacon) return undefined
  const { chain, round, named, due, until, seal, signature, missed } = beacon
  if (bytesToHex(sha256(seatsKey)) !== seal)
    return { why: 'Secret and words are not those whose SHA-256 was shown when the round of the beacon was named.' }
  if (timeOf(chain, round) !== due || named >= due || named < made || until <= due)
    return { why: `Round ${round} of the beacon did not lie ahead when it was named.` }
  if ((signature === undefined) === (missed === undefined))
    return { why: `The file does not say whether round ${round} of the beacon came.` }
  const waited = begun && (signature === undefined ? begun.at > until : begun.at >= due && begun.at <= until)
  if (!waited) return { why: `The game did not wait for round ${round} of the beacon.` }
  return undefined
}

/** Checked last, because it takes as long as everything else. */
function faultInSignature({ beacon }: FinishedGame): Fault | undefined {
  if (beacon?.signature === undefined || isSigned(beacon.chain, beacon.round, beacon.signature)) return undefined
  return { why: `The signature of round ${beacon.round} is not the beacon's.` }
}

function faultInDraws(key: Uint8Array, answers: readonly AnswerRow[]): Fault | undefined {
  const epochs = epochsOf(answers)
  return first(answers, ({ number, draws }, row) =>
    first(draws, ([i, n, came]) => {
      const own = draw(key, i, n, epochs[row])
      return own === came ? undefined : { answer: number, why: `Draw ${i} below ${n} is ${own}; the file has ${came}.` }
    })
  )
}

function faultAtEnd(file: FinishedGame, end: Point): Fault | undefined {
  const { rules } = gameOf(file.game)
  const { state } = end.present
  if (!same(state, file.state)) return { why: 'The events do not add up to the state in the file.' }
  if (!same(rules.standing(state), file.standing)) return { why: 'The final standing does not follow from the state.' }
  const takebacks = file.answers.filter(({ voids }) => voids !== null)
  const idle = file.agreed?.find(
    done =>
      done.outcome !== 'end' && !takebacks.some(row => row.at === done.at && row.seat === (done.outcome === 'takeback' ? done.about : null))
  )
  if (idle) return { why: `Something was to be taken back at ${new Date(idle.at).toISOString()}, and was not.` }
  return isUnfinished(file) && file.format === 'packetboat-game/1' ? undefined : faultInEnding(file, end)
}

/** Checks the ending: by the rules, by a vote, or by a lone opponent's claim after time-outs. */
function faultInEnding({ ended, agreed = [], seats }: FinishedGame, { prompts, late, at }: Point): Fault | undefined {
  const over = prompts.length === 0
  const votes = agreed.filter(done => done.outcome === 'end')
  if (over && (ended !== undefined || votes.length > 0)) return { why: 'It was over by its rules.' }
  if (!over && (ended === undefined || votes.length !== (ended.by === 'vote' ? 1 : 0)))
    return { why: 'It stops before its end, and nobody had ended it.' }
  const isGone = (seat: Seat): boolean => (late[seat] ?? 0) >= TIMEOUTS_BEFORE_VOTE
  if (ended?.by === 'claim' && !(seats === 2 && isGone(1 - ended.seat))) return { why: 'Nobody could claim the win.' }
  return votes.every(vote => vote.at >= at && isGone(vote.about)) ? undefined : { why: 'The seats could not end it there.' }
}

/** Whether the game stopped without a recorded reason, as in files of the first format. */
export function isUnfinished({ game, state, ended }: Pick<FinishedGame, 'game' | 'state' | 'ended'>): boolean {
  return ended === undefined && gameOf(game).rules.prompts(state).length > 0
}
