/** The reply address in a letter. Whoever can write to it may answer that one question and nothing else. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableModel } from '../../model'
import { ballotsFor } from '../../../web/parts/table/ballots'
import { base32, keyFor, sameKey } from '../../shared/keys'
import type { Prompt, Seat } from '../../rules/contract'

export interface ReplyAddress {
  table: string
  seat: Seat
  /** The question in the letter, so that a reply to an older letter is not taken for one to the present question. */
  question: string
  key: string
}

const QUESTION_LENGTH = 6

/** A short hash of everything a letter lists, in order: equal for the same prompts, choices and numbers. A letter that lists nothing is
    valid until the table moves on. */
export function questionOf(prompts: readonly Prompt[], position = 0): string {
  if (prompts.length === 0) return markOf(['at', position])
  const listed = prompts.map(({ id, choices }) => [id, ...choices.map(({ id, amount }) => (amount === undefined ? id : [id, amount]))])
  return markOf(listed)
}

/** The question of a letter about a mention. */
export const questionOfCall = ({ number }: { number: number }): string => markOf(['call', number])

/** The question of a letter about votes, valid until the open votes change; undefined if this seat has none. */
export function questionOfVotes(model: Pick<TableModel, 'votes' | 'viewer'>): string | undefined {
  const votes = new Set(ballotsFor(model).map(({ vote }) => vote.number))
  return votes.size > 0 ? markOf(['votes', ...votes]) : undefined
}

/** The question of a letter that asks nothing: a reply only gets the present state back. */
export const noQuestion = (): string => markOf(['nothing'])

const markOf = (what: unknown): string => base32(sha256(utf8ToBytes(JSON.stringify(what)))).slice(0, QUESTION_LENGTH)

const keyOf = (siteKey: string, { table, seat, question }: Omit<ReplyAddress, 'key'>, generation: number): string =>
  keyFor(siteKey, 'reply', table, seat, generation, question)

/** `reply+TABLE.SEAT.QUESTION.KEY@DOMAIN`, with at most the 64 characters before the @ that mail allows. */
export function replyAddress(siteKey: string, domain: string, to: Omit<ReplyAddress, 'key'>, generation: number): string {
  return `reply+${to.table}.${to.seat}.${to.question}.${keyOf(siteKey, to, generation)}@${domain}`
}

/** Undefined if it is not a reply address. Ignores case, because some mail servers change it. */
export function parseReplyAddress(address: string, domain: string): ReplyAddress | undefined {
  const [, table = '', seat = '', question = '', key = '', at] =
    /^<?reply\+([a-z2-7]{21})\.(\d)\.([a-z2-7]{6})\.([a-z2-7]{26})@([a-z\d.-]+)>?$/.exec(address.trim().toLowerCase()) ?? []
  return at === domain.toLowerCase() ? { table, seat: Number(seat), question, key } : undefined
}

/** Whether this site made the address, for the seat's present link. */
export const isReplyKey = (siteKey: string, address: ReplyAddress, generation: number): boolean =>
  sameKey(address.key, keyOf(siteKey, address, generation))
