/** The table's read methods: pages, log, feeds, and the game's file. */
import type { BerthRow } from '../model'
import { pack, type Parcel } from '../shared/parcel'
import { isFeedKey } from '../post/feeds/address'
import type { Seat } from '../rules/contract'
import { berthOf, type Whose } from './views/berths'
import { exportOf, proofOf, type GameFile, type Proof } from './views/export'
import type { Reel } from '../model/film'
import { reelFrom } from './views/film'
import { logOf, pageAt, type LogShown } from './views/pages'
import { hostPost, ownPost, seatFeed, type HostPost, type OwnPost, type SeatFeed } from './post/post'
import { ownOrders } from './views/orders'
import { ownPlan, type PlanWish } from './views/plans'
import type { OwnOrders, OwnPlan, Refused, Seen } from './outcomes'
import { signed } from './views/signing'
import { holdOf, isHost, type Visit } from './seats/visit'

import { TableSeats } from './table-seats'

export class TableViews extends TableSeats {
  /** The letters and notices of a seat, for its owner and not a substitute. */
  post(visit: Visit): Parcel<OwnPost | Refused> {
    return this.access.admitOwner(visit, row => ownPost(this.parts, row))
  }

  /** The standing orders of a seat, for its owner, and what they would have done. */
  orders(visit: Visit): Parcel<OwnOrders | Refused> {
    return this.access.admitOwner(visit, ({ seat }) => ({ seen: this.access.seen(visit), ...ownOrders(this.parts.store, seat) }))
  }

  /** The plan of a seat, for its owner, and its next turn as these steps would play it. */
  plan(visit: Visit, wish: PlanWish): Parcel<OwnPlan | Refused> {
    return this.access.admitOwner(visit, row => ({ seen: this.access.seen(visit), plan: ownPlan(this.parts.store, row, wish) }))
  }

  /** For the host: the table's webhooks, and how far letters to the seats have come. */
  hostPost(host: string): Parcel<HostPost | Refused> {
    if (!this.table.made || !isHost(this.env, this.parts.store, host)) return pack<Refused>({ refused: 'not-yours' })
    return pack<HostPost>(hostPost(this.parts))
  }

  /** The data of a seat's feeds, for whoever knows their address. */
  feed(seat: Seat, key: string): Parcel<SeatFeed | null> {
    const row = this.table.seat(seat)
    const isGood = row?.taken && isFeedKey(this.env.SITE_KEY, this.parts.store.card.id, seat, row.settings.feeds ?? 0, key)
    return pack(isGood ? seatFeed(this.parts, row, Date.now()) : null)
  }

  /** For a person's or browser's list of seats; null if the seat is no longer theirs. */
  berth(seat: Seat, whose: Whose): Parcel<BerthRow | null> {
    return pack(this.table.made ? berthOf(this.parts, this.parts.store.seat(seat), whose, Date.now()) : null)
  }

  admitsKey(seat: Seat, key: string): boolean {
    return this.table.made && holdOf(this.env, this.parts.store, seat, key, Date.now()) !== undefined
  }

  see(visit: Visit, position?: number): Parcel<Seen | Refused> {
    return this.access.admit(visit, (): Seen | Refused => {
      if (position === undefined) return this.access.seen(visit)
      const model = pageAt(this.parts, visit.as, position, Date.now())
      return model ? this.access.shown(model, visit) : { refused: 'no-such-position' }
    })
  }

  film(visit: Visit, from: number): Parcel<Reel | Refused> {
    return this.access.admit(
      visit,
      (): Reel | Refused => reelFrom(this.parts, visit.as, from, Date.now()) ?? { refused: 'no-such-position' }
    )
  }

  log(visit: Visit): Parcel<LogShown | Refused> {
    return this.access.admit(visit, () => logOf(this.parts, visit.as, Date.now()))
  }

  async file(visit: Visit): Promise<Parcel<GameFile | Refused>> {
    if (!this.access.admits(visit)) return pack<GameFile | Refused>({ refused: this.table.made ? 'not-yours' : 'unknown' })
    return pack<GameFile | Refused>(await signed(exportOf(this.parts, visit.as), this.env.SITE_KEY))
  }

  proof(): Parcel<Proof | Refused> {
    return pack<Proof | Refused>(this.table.made ? proofOf(this.parts.store) : { refused: 'unknown' })
  }
}
