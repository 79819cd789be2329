/** Behind a table's methods: its rows, the one way to write them, the one alarm, and who is admitted. */
import { DUTY_PAUSE_MS } from '../bounds'
import type { Env } from '../env'
import type { TableModel, Time } from '../../web/model'
import { log } from '../log'
import { pack, type Parcel } from '../parcel'
import type { Seat } from '../rules/contract'
import type { Seen, Refused } from './table'
import { actOnRound, heardOfRound } from './beacon/beginning'
import { clearingDue, takeOffLists } from './clearing'
import { Channels } from './channels'
import { deliverDue, holdFor } from './delivery'
import { dutiesOf, nextDue } from './duties'
import { Live } from './live'
import { Notices } from './notices'
import { forSubstitute, pageNow } from './pages'
import type { TableParts } from './parts'
import { Remarks } from './remarks'
import { Replies } from './replies'
import { exists, makeReady } from './schema'
import { Seldom } from './seldom'
import { Store, type SeatRow } from './store'
import { Talk } from './talk'
import { admits, holderOf, holdOf, type Visit } from './visit'
import { Votes } from './votes'

export class Desk {
  readonly parts: TableParts
  readonly live: Live
  readonly #storage: DurableObjectStorage
  readonly #seldom: Seldom
  readonly #name: string
  #armed: Time | undefined
  #known = false

  constructor(object: DurableObjectState, env: Env) {
    this.#storage = object.storage
    this.#name = object.id.name ?? object.id.toString()
    const { sql } = object.storage
    this.#seldom = new Seldom(sql)
    if (exists(sql)) makeReady(sql)
    const store = new Store(sql)
    const channels = new Channels(this.#seldom)
    this.parts = {
      env,
      store,
      notices: new Notices(sql, () => store.seats(), channels, holdFor(env), () => store.card.id),
      channels,
      votes: new Votes(this.#seldom),
      talk: new Talk(this.#seldom),
      remarks: new Remarks(this.#seldom),
      replies: new Replies(sql),
      commit: writes => this.#commit(writes),
      onDisk: () => this.#storage.sync(),
    }
    this.live = new Live(object, this.parts)
    // One that is set right is not set again: that would be a row.
    void object.blockConcurrencyWhile(async () => {
      this.#armed ??= (await object.storage.getAlarm()) ?? undefined
    })
  }

  /** Once made, always made. */
  get made(): boolean {
    this.#known ||= exists(this.#storage.sql)
    return this.#known
  }

  /** A seat of a table that was made. */
  seat(seat: number): SeatRow | undefined {
    return this.made ? this.parts.store.seat(seat) : undefined
  }

  // ── writing ──

  #commit(writes: () => void): void {
    try {
      this.#storage.transactionSync(() => {
        writes()
        this.#arm()
      })
    } catch (error) {
      this.#forget()
      this.#armed = undefined
      throw error
    }
  }

  /** Memory may hold what storage does not. */
  #forget(): void {
    this.parts.store.forget()
    this.parts.notices.forgetDue()
    this.#seldom.forget()
  }

  // ── the alarm ──

  /** One alarm: the earliest thing due, overdue ones included. It is never put off: that would be a row more for each answer,
      while one that rings for nothing sets itself anew, once in a long while. */
  #arm(notBefore = 0): void {
    const due = nextDue(this.parts, Date.now())
    const earliest = due === undefined ? Infinity : Math.max(due, notBefore)
    if (earliest >= (this.#armed ?? Infinity)) return
    this.#armed = earliest
    void this.#storage.setAlarm(earliest)
  }

  /** Each duty for itself: one that fails is met again after a pause, and never stops the others. */
  async ring(): Promise<void> {
    const now = Date.now()
    this.#armed = undefined
    if (!this.made) return
    let failed = false
    for (const duty of dutiesOf(this.parts, now)) {
      try {
        this.live.around(duty)
      } catch (error) {
        failed = true
        this.#complain(error)
      }
    }
    await deliverDue(this.parts)
    try {
      await this.#hearBeacon(now)
    } catch (error) {
      failed = true
      this.#complain(error)
    }
    if ((clearingDue(this.parts) ?? Infinity) > now) return this.#arm(failed ? now + DUTY_PAUSE_MS : 0)
    try {
      await this.#clear()
    } catch (error) {
      this.#complain(error)
      this.#arm(now + DUTY_PAUSE_MS)
    }
  }

  /** After the post: everybody is told of the round before it is asked for. */
  async #hearBeacon(now: Time): Promise<void> {
    const heard = await heardOfRound(this.parts, now)
    if (heard) this.live.around(() => actOnRound(this.parts, heard, Date.now()))
  }

  /** The log names the table: nobody else would know which it was. */
  #complain(error: unknown): void {
    log('error', 'duty-failed', { table: this.#name, why: error })
  }

  async #clear(): Promise<void> {
    await takeOffLists(this.parts)
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
    this.#forget()
    this.#known = false
  }

  // ── who may ──

  admits(visit: Visit): boolean {
    return this.made && admits(this.parts.env, this.parts.store, visit, Date.now())
  }

  admit<T>(visit: Visit, then: () => T): Parcel<T | Refused> {
    if (!this.made) return pack<T | Refused>({ refused: 'unknown' })
    return pack<T | Refused>(this.admits(visit) ? then() : { refused: 'not-yours' })
  }

  /** Whoever does anything at a seat is here, and is written to when asked next. It is written with what is done, if anything is. */
  heardFrom<T>(seat: Seat, then: () => T): T {
    const { store } = this.parts
    const { now } = store
    if (now?.lettered[seat]) store.holdNow({ ...now, lettered: now.lettered.with(seat, false) })
    try {
      return then()
    } finally {
      const { held } = store
      if (held) this.#commit(() => store.setNow(held))
    }
  }

  admitSeat<T>(visit: Visit, then: (row: SeatRow) => T): Parcel<T | Refused> {
    const { as } = visit
    return this.admit(visit, (): T | Refused => {
      const row = as === 'watcher' ? undefined : this.seat(as)
      return row ? this.heardFrom(row.seat, () => then(row)) : { refused: 'not-yours' }
    })
  }

  /** Who holds the seat by its own link, and not a substitute. */
  admitOwner<T>(visit: Visit, then: (row: SeatRow) => T): Parcel<T | Refused> {
    return this.admit(visit, (): T | Refused => {
      const { as, keys } = visit
      const row = as === 'watcher' ? undefined : this.seat(as)
      const own = row && holdOf(this.parts.env, this.parts.store, row.seat, keys[row.seat], Date.now()) === 'own'
      return own ? then(row) : { refused: 'not-yours' }
    })
  }

  seen(visit: Visit): Seen {
    return this.shown(pageNow(this.parts, visit.as, Date.now()), visit)
  }

  shown(model: TableModel, visit: Visit): Seen {
    const holder = holderOf(this.parts.env, this.parts.store, visit, Date.now())
    return { model: holder.lent ? forSubstitute(model) : model, holder }
  }
}
