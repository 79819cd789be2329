/** The table's methods about seats: making the table, taking, declining and handing over seats. */
import { DurableObject } from 'cloudflare:workers'
import type { TableHead } from '../model'
import { pack, type Parcel } from '../shared/parcel'
import { sameKey } from '../shared/keys'
import type { Hook } from '../post/webhook/shapes/hook'
import type { Seat } from '../rules/contract'
import type { Card } from './rows/card'
import { headOf } from './views/head'
import { hostList, invitationTo, type HostList } from './views/hosting'
import type { TableParts } from './rows/parts'
import type { Refused } from './outcomes'
import type { Claimed, ClaimRefused, Taken } from './seats/claimed'
import { makeReady } from './rows/schema'
import { layTable } from './deeds/seating'
import { hostDeed, type HostDeed, type HostOutcome } from './deeds/hosting'
import { decline, type NewSeat } from './deeds/inviting'
import { claimFault, openSeat, takeSeat, type Taker } from './deeds/sitting-down'
import { addressesOf, type SeatRow } from './rows/seat-row'
import { strangersDeed, type NotOffered, type Offered, type StrangerDeed } from './views/strangers'
import { claimKey, heldBy, isHost, seatKey, type Visit } from './seats/visit'

import { TableStorage } from './storage'
import { Access } from './access'

export class TableSeats extends DurableObject<Env> {
  protected readonly table: TableStorage
  protected readonly parts: TableParts
  protected readonly access: Access

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.table = new TableStorage(object, env)
    this.parts = this.table.parts
    this.access = new Access(this.table)
  }

  make(card: Card, seats: NewSeat[], hooks?: Hook[]): boolean {
    if (this.table.made) return false
    makeReady(this.ctx.storage.sql)
    layTable(this.parts, card, seats, hooks)
    return true
  }

  /** Turns the host's claim into a personal key that nobody else ever sees. */
  takeSeat(seat: Seat, claim: string, taker: Taker): Parcel<Taken> {
    return this.#take(this.table.seat(seat), claim, taker)
  }

  #take(row: SeatRow | undefined, claim: string, taker: Taker): Parcel<Taken> {
    if (!row) return pack<Taken>({ refused: 'unknown' })
    const refused = this.#claimFault(row, claim)
    if (refused) return pack<Taken>({ refused })
    const taken = this.table.live.around(() => takeSeat(this.parts, row, taker, Date.now()))
    const gone = addressesOf(row).filter(address => row.taken !== null && !addressesOf(taken).includes(address))
    if (row.taken !== null) this.table.live.hangUp(row.seat)
    return pack<Taken>({ seat: taken.seat, key: seatKey(this.env, this.parts.store.card, taken), gone })
  }

  /** Takes the first open seat, for somebody who comes from the lobby. */
  join(taker: Taker): Parcel<Taken> {
    const row = this.table.made ? openSeat(this.parts) : undefined
    if (!row) return pack<Taken>({ refused: this.table.made ? 'taken' : 'unknown' })
    return this.#take(row, claimKey(this.env, this.parts.store.card, row), taker)
  }

  decline(seat: Seat, claim: string): ClaimRefused | undefined {
    const row = this.table.seat(seat)
    if (!row) return { refused: 'unknown' }
    // A seat whose link was lost is not an invitation: it stays its owner's until somebody else takes it.
    const refused = row.taken === null ? this.#claimFault(row, claim) : 'taken'
    if (refused) return { refused }
    this.table.live.around(() => decline(this.parts, row, Date.now()))
    return undefined
  }

  #claimFault(row: SeatRow, claim: string): ClaimRefused['refused'] | undefined {
    return claimFault(this.parts, row, sameKey(claim, claimKey(this.env, this.parts.store.card, row)), Date.now())
  }

  /** What a host may do before the game and about a lost link. `keys`: those of the seats in the same browser. */
  host(key: string, deed: HostDeed, keys: Visit['keys'] = {}): HostOutcome | Refused['refused'] {
    if (!this.table.made) return 'unknown'
    if (!isHost(this.env, this.parts.store, key)) return 'not-yours'
    const held = heldBy(this.env, this.parts.store, keys, Date.now())
    return this.table.live.around(() => hostDeed(this.parts, deed, held, Date.now()))
  }

  /** What a stranger does to become a substitute for somebody who is gone. */
  stranger(seat: Seat, keys: Visit['keys'], deed: StrangerDeed): Parcel<Offered | NotOffered> {
    const row = this.table.seat(seat)
    if (!row) return pack<NotOffered>({ refused: 'unknown' })
    const held = heldBy(this.env, this.parts.store, keys, Date.now())
    return pack(this.table.live.around(() => strangersDeed(this.parts, row, held, deed, Date.now())))
  }

  /** What a visitor from the lobby sees before sitting down. */
  openSeat(): Parcel<{ head: TableHead; seat: Seat } | ClaimRefused> {
    const row = this.table.made ? openSeat(this.parts) : undefined
    if (!row) return pack<ClaimRefused>({ refused: this.table.made ? 'taken' : 'unknown' })
    return pack({ head: headOf(this.parts.store, 'watcher', Date.now()), seat: row.seat })
  }

  /** What an invitation shows while its link works, with the keyed hash of an address typed for the seat. */
  claim(seat: Seat, key: string): Parcel<Claimed | ClaimRefused> {
    const row = this.table.seat(seat)
    if (!row) return pack<ClaimRefused>({ refused: 'unknown' })
    const refused = this.#claimFault(row, key)
    if (refused) return pack<ClaimRefused>({ refused })
    return pack(invitationTo(this.parts.store, row, Date.now()))
  }

  /** The host's list, with a claim key for each free seat. */
  claims(host: string): Parcel<HostList | Refused> {
    if (!this.table.made) return pack<Refused>({ refused: 'unknown' })
    if (!isHost(this.env, this.parts.store, host)) return pack<Refused>({ refused: 'not-yours' })
    return pack<HostList>(hostList(this.parts, Date.now()))
  }
}
