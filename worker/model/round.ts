/** The beacon round named when the last seat was taken, before anybody could know its value. */
import type { Time } from './time'

export interface NamedRound {
  chain: Chain
  round: number
  /** SHA-256 of the key made from secret and words: neither can be changed unnoticed while the table waits. */
  seal: string
  /** When it was named, when it is due, and until when the table waits for it. */
  named: Time
  due: Time
  until: Time
  /** The beacon's signature of the round: the last part of the key. */
  signature?: string
  /** Why the game began without it. */
  missed?: 'absent' | 'wrong'
}

/** The round as the table stores it: when to ask for it next, and how often it was asked for. */
export interface KeptRound extends NamedRound {
  next: Time
  tries: number
}

export const isAwaited = ({ signature, missed }: NamedRound): boolean => signature === undefined && missed === undefined

/** The part shown in the file and on pages. */
export function shownRound({ next: _, tries: _tries, ...round }: KeptRound): NamedRound {
  return round
}

export interface Chain {
  /** The chain's name in URLs. */
  hash: string
  /** The group's public key on G2, in hex. */
  key: string
  /** In seconds: when the first round came, and the time between rounds. */
  genesis: number
  period: number
}
