/** The data of the host's page. */
import type { HostDeed } from '../../../worker/table/deeds/hosting'
import type { Company, Reader, Reading } from '../../words/reader'
import type { Game } from '../../../worker/drawing/game'
import type { Seat } from '../../../worker/rules/contract'
import type { Delivery, TableHead, Time } from '../../../worker/model'
import type { Claim } from './host-seat'
import type { Channels } from '../seat/settings-channels'
import type { Filled } from '../../parts/field'

export type HostDone = HostDeed['do']

export interface SeatsProps extends Reading {
  head: TableHead
  game: Game
  /** Opens this page on any device. */
  hostLink: string
  /** In table order; undefined for taken seats, unless their link was lost. */
  claims: readonly (Claim | undefined)[]
  /** Seats held by this browser. */
  held?: readonly Seat[]
  /** CSRF token; present if the host may still change things. */
  token?: string
  /** The site can send letters. */
  letters?: boolean
  /** A beacon round will go into the dice once all seats are taken. */
  beacon?: boolean
  /** The guest form came back with errors. */
  filled?: Filled
  /** Why asking for a new link was refused. */
  refused?: 'reachable' | 'away'
  /** Seats a new link can be asked for. */
  recoverable?: readonly Seat[]
  /** Seats a substitute can be sought for. */
  seekable?: readonly Seat[]
  /** An irreversible form was sent without its confirmation ticked. */
  unsure?: boolean
  /** The deed just done. */
  done?: HostDone
  /** The table's own webhooks, and the delivery status of each seat's notices. */
  post?: Pick<Channels, 'hooks' | 'fresh' | 'refused'> & { seats: readonly SeatPost[] }
}

interface SeatPost {
  seat: Seat
  deliveries: readonly Delivery[]
  heard?: Time
}

export type ForSeats = SeatsProps & { reader: Reader; company: Company; token: string }
