/** Who may look at a table or act there, judged by the browser's keys, and what each is shown. */
import { DAY } from '../clock/span'
import type { TableModel } from '../model'
import { pack, type Parcel } from '../shared/parcel'
import type { Seat } from '../rules/contract'
import type { Refused, Seen } from './outcomes'
import type { SeatRow } from './rows/seat-row'
import type { TableStorage } from './storage'
import { forSubstitute, pageNow } from './views/pages'
import { admits, holderOf, holdOf, type Visit } from './seats/visit'

export class Access {
  readonly #table: TableStorage

  constructor(table: TableStorage) {
    this.#table = table
  }

  admits(visit: Visit): boolean {
    return this.#table.made && admits(this.#table.parts.env, this.#table.parts.store, visit, Date.now())
  }

  admit<T>(visit: Visit, then: () => T): Parcel<T | Refused> {
    if (!this.#table.made) return pack<T | Refused>({ refused: 'unknown' })
    return pack<T | Refused>(this.admits(visit) ? then() : { refused: 'not-yours' })
  }

  /** Whoever acts at a seat is present, so the next question is announced again. Saved together with the act's own writes, or alone. */
  heardFrom<T>(seat: Seat, then: () => T): T {
    const { store, commit } = this.#table.parts
    const { now } = store
    if (now?.lettered[seat]) store.setPendingNow({ ...now, lettered: now.lettered.with(seat, false) })
    try {
      return then()
    } finally {
      const { held } = store
      if (held) commit(() => store.setNow(held))
    }
  }

  admitSeat<T>(visit: Visit, then: (row: SeatRow) => T): Parcel<T | Refused> {
    const { as } = visit
    return this.admit(visit, (): T | Refused => {
      const row = as === 'watcher' ? undefined : this.#table.seat(as)
      return row ? this.heardFrom(row.seat, () => then(visit.noticed ? this.#cameByNotice(row) : row)) : { refused: 'not-yours' }
    })
  }

  /** Recorded at most once a day, which is enough. */
  #cameByNotice(row: SeatRow): SeatRow {
    const { store, commit } = this.#table.parts
    const now = Date.now()
    if (now - (row.settings.noticed ?? 0) < DAY) return row
    const came = { ...row, settings: { ...row.settings, noticed: now } }
    commit(() => store.setSeat(came))
    return store.seat(row.seat) ?? came
  }

  /** Admits the holder of the seat's own link, not a substitute. */
  admitOwner<T>(visit: Visit, then: (row: SeatRow) => T): Parcel<T | Refused> {
    return this.admit(visit, (): T | Refused => {
      const { as, keys } = visit
      const row = as === 'watcher' ? undefined : this.#table.seat(as)
      const own = row && holdOf(this.#table.parts.env, this.#table.parts.store, row.seat, keys[row.seat], Date.now()) === 'own'
      return own ? then(row) : { refused: 'not-yours' }
    })
  }

  seen(visit: Visit): Seen {
    return this.shown(pageNow(this.#table.parts, visit.as, Date.now()), visit)
  }

  shown(model: TableModel, visit: Visit): Seen {
    const holder = holderOf(this.#table.parts.env, this.#table.parts.store, visit, Date.now())
    return { model: holder.lent ? forSubstitute(model) : model, holder }
  }
}
