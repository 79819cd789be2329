/** The address that a letter asks to be answered to. Whoever can write to it may answer that one question, nothing else. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableModel } from '../../../web/model'
import { ballotsFor } from '../../../web/parts/ballots'
import { base32, keyFor, sameKey } from '../../people/keys'
import type { Prompt, Seat } from '../../rules/contract'

export interface ReplyAddress {
  table: string
  seat: Seat
  /** Which question the letter put: an answer to an older letter must not be taken for one to the present question. */
  question: string
  key: string
}

const QUESTION_LENGTH = 6

/** A short mark of all that a letter lists, in its order: the same prompts with the same choices and numbers, the same mark. One
    that lists nothing is good as long as the table has not moved on. */
export function questionOf(prompts: readonly Prompt[], position = 0): string {
  if (prompts.length === 0) return markOf(['at', position])
  const listed = prompts.map(({ id, choices }) => [id, ...choices.map(({ id, amount }) => (amount === undefined ? id : [id, amount]))])
  return markOf(listed)
}

/** The one thing that a letter asks which says that somebody calls. */
export const questionOfCall = ({ number }: { number: number }): string => markOf(['call', number])

/** All that a letter asks to be decided: good until something else is. Undefined: nothing is, or not by this seat. */
export function questionOfVotes(model: Pick<TableModel, 'votes' | 'viewer'>): string | undefined {
  const votes = new Set(ballotsFor(model).map(({ vote }) => vote.number))
  return votes.size > 0 ? markOf(['votes', ...votes]) : undefined
}

/** A letter that asks nothing: whoever answers it is told how things stand, and nothing is done. */
export const noQuestion = (): string => markOf(['nothing'])

const markOf = (what: unknown): string => base32(sha256(utf8ToBytes(JSON.stringify(what)))).slice(0, QUESTION_LENGTH)

const keyOf = (siteKey: string, { table, seat, question }: Omit<ReplyAddress, 'key'>, generation: number): string =>
  keyFor(siteKey, 'reply', table, seat, generation, question)

/** `reply+TABLE.SEAT.QUESTION.KEY@DOMAIN`: no longer before its @ than the 64 letters that mail allows. */
export function replyAddress(siteKey: string, domain: string, to: Omit<ReplyAddress, 'key'>, generation: number): string {
  return `reply+${to.table}.${to.seat}.${to.question}.${keyOf(siteKey, to, generation)}@${domain}`
}

/** Undefined: it is no such address. Some mail servers change the case of letters. */
export function parseReplyAddress(address: string, domain: string): ReplyAddress | undefined {
  const [, table = '', seat = '', question = '', key = '', at] =
    /^<?reply\+([a-z2-7]{21})\.(\d)\.([a-z2-7]{6})\.([a-z2-7]{26})@([a-z\d.-]+)>?$/.exec(address.trim().toLowerCase()) ?? []
  return at === domain.toLowerCase() ? { table, seat: Number(seat), question, key } : undefined
}

/** Whether the address was made here, for the link that opens the seat now. */
export const isReplyKey = (siteKey: string, address: ReplyAddress, generation: number): boolean =>
  sameKey(address.key, keyOf(siteKey, address, generation))
