/** A notice: one thing to tell a seat, by one channel, and how far it has come. */
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { Via } from './channels'
import type { NoticeKind } from '../../model/notices'

/** The "seat" of news for the host, the lobby, or the webhooks of the whole table. */
export const NOBODY = -1

/** Why a notice was not delivered: no longer true, tried in vain, or perhaps sent before a restore. */
export type Fate = 'unneeded' | 'given-up' | 'restored'

export interface Notice {
  id: number
  seat: Seat
  kind: NoticeKind
  /** The number of the answer that caused it, or -1 if none did. */
  cause: number
  due: Time
  tries: number
  via: Via
  written: Time
}

/** A notice, and how far it has come. */
export interface NoticeProgress extends Notice {
  done: Time | null
  error: string | null
  fate: Fate | null
}
