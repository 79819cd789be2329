/** The round of a beacon that was named when the last seat was taken, before anybody could know what it would bring. */
import type { Time } from '../../../web/model'
import type { Chain } from './chain'

export interface NamedRound {
  chain: Chain
  round: number
  /** SHA-256 of the key that secret and words give: neither can be changed unnoticed while the table waits. */
  seal: string
  /** When it was named, when it comes, and until when the table waits for it. */
  named: Time
  due: Time
  until: Time
  /** Those who run the beacon have signed the round: the last part of the key. */
  signature?: string
  /** It did not come in time, and the game began without it. */
  missed?: 'absent' | 'wrong'
}

/** As the table keeps it: when it is asked for next, and how often it was. */
export interface KeptRound extends NamedRound {
  next: Time
  tries: number
}

export const isAwaited = ({ signature, missed }: NamedRound): boolean => signature === undefined && missed === undefined

/** What of it stands in the file and on pages. */
export function shownRound({ next: _, tries: _tries, ...round }: KeptRound): NamedRound {
  return round
}
