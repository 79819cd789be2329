/** One game in progress: the Durable Object. Thin: who may do what, and which part of this folder does it. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'
import type { Seat, Viewer } from '../rules/contract'
import { keyFor, sameKey } from '../people/keys'
import type { Holder, TableHead, TableModel, Line } from '../../web/model'
import { deliverDue, holdFor } from './delivery'
import { exportOf, proofOf, type GameFile, type Proof } from './export'
import { Live } from './live'
import { Notices } from './notices'
import { headOf, logOf, pageAt, pageNow } from './pages'
import { open, pack, type Parcel } from '../parcel'
import { answerAtTable, startGame, type Outcome, type TableParts } from './pipeline'
import { exists, migrate } from './schema'
import { Store, type Card, type SeatRow } from './store'
import { canTakeBack, takeBack, type TakebackOutcome } from './takeback'

/** Who comes: the keys that this browser holds, and as whom it wants to look. */
export interface Visit {
  keys: Record<Seat, string>
  host?: string
  as: Viewer
}
export interface Seen {
  model: TableModel
  holder: Holder
}
export type Refused = { refused: 'unknown' | 'not-yours' | 'no-such-position' }
export interface ClaimRefused {
  refused: 'unknown' | 'taken' | 'dead'
}
export type Taken = { key: string } | ClaimRefused

export interface NewSeat {
  name: string
  pirate: SeatRow['pirate']
  language: SeatRow['language']
  /** The keyed hash of an address that is invited, if one is. */
  person: string | null
}
export interface Taker {
  name: string
  words: string
  person: string | null
  language: SeatRow['language']
}

export class Table extends DurableObject<Env> {
  readonly #store: Store
  readonly #notices: Notices
  readonly #live: Live
  readonly #parts: TableParts

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    const { sql } = object.storage
    if (exists(sql)) migrate(sql)
    this.#store = new Store(sql)
    const alarm = (due: number): void => void object.storage.setAlarm(due)
    this.#notices = new Notices(sql, () => this.#store.seats(), holdFor(env), alarm)
    this.#live = new Live(object, this.#store)
    this.#parts = { store: this.#store, notices: this.#notices, commit: writes => this.#commit(writes) }
  }

  #commit(writes: () => void): void {
    try {
      this.ctx.storage.transactionSync(writes)
    } catch (error) {
      this.#store.forget()
      throw error
    }
  }

  // ── made, and seats taken ──

  make(card: Card, seats: NewSeat[]): boolean {
    if (this.#made) return false
    this.#commit(() => {
      migrate(this.ctx.storage.sql)
      const rows = seats.map((s, seat): SeatRow => ({ ...s, seat, generation: 0, words: null, taken: null, bot: null }))
      this.#store.make(card, rows)
      for (const { seat, person } of rows) if (person) this.#notices.add(seat, 'invitation', -1, card.made)
    })
    return true
  }

  /** The host's claim becomes a personal key that nobody else ever sees; with the last seat the game begins. */
  takeSeat(seat: Seat, claim: string, taker: Taker): Parcel<Taken> {
    const row = this.#made ? this.#store.seat(seat) : undefined
    if (!row) return pack<Taken>({ refused: 'unknown' })
    const refused = this.#claimRefused(row, claim)
    if (refused) return pack<Taken>(refused)
    const now = Date.now()
    this.#live.around(() => {
      this.#commit(() => {
        const person = taker.person ?? row.person
        this.#store.takeSeat(seat, { ...taker, person, taken: now })
        if (person) this.#notices.add(seat, 'seat', -1, now)
      })
      if (this.#store.seats().every(s => s.taken !== null)) startGame(this.#parts, now)
    })
    return pack<Taken>({ key: this.#seatKey({ ...row, generation: row.generation + 1 }) })
  }

  // ── looked at ──

  /** What an invitation shows, as long as its link is good. */
  claim(seat: Seat, key: string): Parcel<{ head: TableHead; invited: boolean } | ClaimRefused> {
    const row = this.#made ? this.#store.seat(seat) : undefined
    if (!row) return pack<ClaimRefused>({ refused: 'unknown' })
    const refused = this.#claimRefused(row, key)
    return pack(refused ?? { head: headOf(this.#store, []), invited: row.person !== null })
  }

  /** The host's list: a claim key for each seat that is free. */
  claims(host: string): Parcel<{ head: TableHead; claims: (string | null)[]; invited: boolean[] } | Refused> {
    if (!this.#made) return pack<Refused>({ refused: 'unknown' })
    if (!this.#isHost(host)) return pack<Refused>({ refused: 'not-yours' })
    const seats = this.#store.seats()
    const claims = seats.map(row => (row.taken === null ? this.#claimKey(row) : null))
    return pack({ head: headOf(this.#store, []), claims, invited: seats.map(row => row.person !== null && row.taken === null) })
  }

  opens(seat: Seat, key: string): boolean {
    return this.#made && this.#holds(seat, key)
  }

  see(visit: Visit, position?: number): Parcel<Seen | Refused> {
    return this.#admit(visit, (): Seen | Refused => {
      if (position === undefined) return this.#seen(visit)
      const model = pageAt(this.#store, visit.as, position)
      return model ? { model, holder: this.#holder(visit) } : { refused: 'no-such-position' }
    })
  }

  log(visit: Visit): Parcel<{ head: TableHead; lines: Line[] } | Refused> {
    return this.#admit(visit, () => logOf(this.#store, visit.as))
  }

  file(visit: Visit): Parcel<GameFile | Refused> {
    return this.#admit(visit, () => exportOf(this.#store, visit.as))
  }

  proof(): Parcel<Proof | Refused> {
    return pack<Proof | Refused>(this.#made ? proofOf(this.#store) : { refused: 'unknown' })
  }

  // ── played ──

  /** Answers to one or several prompts of one form, each through the same door; then what the seat sees. */
  answer(visit: Visit, answers: [prompt: string, choice: string][]): Parcel<(Seen & { outcomes: Outcome[] }) | Refused> {
    return this.#admitSeat(visit, seat => {
      const give = (): Outcome[] => answers.map(([prompt, choice]) => answerAtTable(this.#parts, { seat, prompt, choice }, Date.now()))
      const outcomes = this.#live.around(give)
      return { ...this.#seen(visit), outcomes }
    })
  }

  takeBack(visit: Visit): Parcel<(Seen & { outcome: TakebackOutcome }) | Refused> {
    return this.#admitSeat(visit, seat => {
      const outcome = this.#live.around(() => takeBack(this.#parts, seat, Date.now()))
      return { ...this.#seen(visit), outcome }
    })
  }

  // ── called by the clock and by open pages ──

  override async alarm(): Promise<void> {
    await deliverDue(this.env, this.#store, this.#notices)
    const next = this.#notices.earliest()
    if (next !== undefined) await this.ctx.storage.setAlarm(next)
  }

  override fetch(request: Request): Response {
    const visit = open<Visit & { shown: number }>(request.headers.get('x-visit') ?? '{}')
    if (!this.#made || !this.#admits(visit)) return new Response(null, { status: 403 })
    return this.#live.connect(visit.as, visit.shown)
  }

  override webSocketMessage(): void {
    // Pages only listen; whatever they say is not an answer.
  }

  // ── who may ──

  get #made(): boolean {
    return exists(this.ctx.storage.sql)
  }

  #claimRefused(row: SeatRow, key: string): ClaimRefused | undefined {
    if (row.taken !== null) return { refused: 'taken' }
    return sameKey(key, this.#claimKey(row)) ? undefined : { refused: 'dead' }
  }

  #admit<T>(visit: Visit, then: () => T): Parcel<T | Refused> {
    if (!this.#made) return pack<T | Refused>({ refused: 'unknown' })
    return pack<T | Refused>(this.#admits(visit) ? then() : { refused: 'not-yours' })
  }

  #admitSeat<T>(visit: Visit, then: (seat: Seat) => T): Parcel<T | Refused> {
    const { as } = visit
    return as === 'watcher' ? pack<T | Refused>({ refused: 'not-yours' }) : this.#admit(visit, () => then(as))
  }

  #admits({ as, keys }: Visit): boolean {
    return as === 'watcher' || this.#holds(as, keys[as])
  }

  #holds(seat: Seat, key: string | undefined): boolean {
    const row = this.#store.seat(seat)
    return row !== undefined && row.taken !== null && key !== undefined && sameKey(key, this.#seatKey(row))
  }

  #isHost = (key: string | undefined): boolean =>
    key !== undefined && sameKey(key, keyFor(this.env.SITE_KEY, 'host', this.#store.card.id))

  #seen(visit: Visit): Seen {
    const { as } = visit
    const now = this.#store.now
    const may = as !== 'watcher' && now !== undefined && canTakeBack(this.#parts, now, as)
    return { model: pageNow(this.#store, as, may), holder: this.#holder(visit) }
  }

  #holder({ keys, host, as }: Visit): Holder {
    const seats = Object.keys(keys).map(Number).filter(seat => this.#holds(seat, keys[seat]))
    const key = as === 'watcher' ? undefined : keys[as]
    const lettered = as !== 'watcher' && this.#store.seat(as)?.person !== null
    return { seats, host: this.#isHost(host), lettered, ...(key && { token: keyFor(this.env.SITE_KEY, 'form', key) }) }
  }

  #claimKey(row: SeatRow): string {
    return keyFor(this.env.SITE_KEY, 'claim', this.#store.card.id, row.seat, row.generation)
  }

  #seatKey(row: SeatRow): string {
    return keyFor(this.env.SITE_KEY, 'seat', this.#store.card.id, row.seat, row.generation)
  }
}
