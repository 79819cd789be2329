/** One game in progress: the Durable Object. Thin: who may do what, and which part of this folder does it. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'
import type { Holder, Line, TableHead, TableModel, Time } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { sameKey } from '../people/keys'
import { isReplyKey, type ReplyAddress } from '../post/reply/address'
import type { Seat } from '../rules/contract'
import { act, type Deed, type DeedOutcome } from './deeds'
import { settle } from './deeds/voting'
import { deliverDue, holdFor } from './delivery'
import { exportOf, proofOf, type GameFile, type Proof } from './export'
import { ladderAlarm, ladderDue } from './ladder'
import { Live } from './live'
import { Notices } from './notices'
import { headOf } from './head'
import { logOf, pageAt, pageNow } from './pages'
import type { TableParts } from './parts'
import { answerAtTable, goOn, type Outcome } from './pipeline'
import { isLost, objected } from './recovery'
import { Remarks } from './remarks'
import { cardAgain, nextTable } from './rematch'
import { replyTo, Replies, type Receipt } from './replies'
import { exists, migrate } from './schema'
import {
  claimFault, decline, hostDeed, makeTable, openSeat, seatingAlarm, seatingDue, takeSeat,
  type HostDeed, type NewSeat, type Taker,
} from './seating'
import { Store, type Card, type SeatRow } from './store'
import { takeBack, type TakebackOutcome } from './takeback'
import { Talk } from './talk'
import { admits, claimKey, holderOf, holdOf, isHost, seatKey, type Visit } from './visit'
import { Votes } from './votes'

export interface Seen {
  model: TableModel
  holder: Holder
}
export interface Acted extends Seen {
  outcome: DeedOutcome
  /** The own link was replaced. */
  key?: string
  /** Who left the seat, by the keyed hash of an address. */
  person?: string | null
}
export type Refused = { refused: 'unknown' | 'not-yours' | 'no-such-position' }
export interface ClaimRefused {
  refused: 'unknown' | 'taken' | 'dead'
}
export type Taken = { seat: Seat; key: string } | ClaimRefused

export class Table extends DurableObject<Env> {
  readonly #parts: TableParts
  readonly #live: Live
  #armed: Time | undefined
  #known = false

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    const { sql } = object.storage
    if (exists(sql)) migrate(sql)
    const store = new Store(sql)
    this.#live = new Live(object, store)
    this.#parts = {
      env,
      store,
      notices: new Notices(sql, () => store.seats(), holdFor(env)),
      votes: new Votes(sql),
      talk: new Talk(sql),
      remarks: new Remarks(sql),
      replies: new Replies(sql),
      commit: writes => this.#commit(writes),
    }
  }

  get #store(): Store {
    return this.#parts.store
  }

  #commit(writes: () => void): void {
    try {
      this.ctx.storage.transactionSync(() => {
        writes()
        this.#arm()
      })
    } catch (error) {
      this.#store.forget()
      this.#armed = undefined
      throw error
    }
  }

  /** One alarm: the earliest thing due, overdue ones included. */
  #arm(): void {
    const { notices, votes, store } = this.#parts
    const { now } = store
    const due = [notices.earliest(), votes.earliestEnd(), seatingDue(this.#parts), now && ladderDue(now), now?.unfinished ? 0 : undefined]
    const earliest = Math.min(...due.filter(time => time !== undefined))
    if (!Number.isFinite(earliest) || earliest === this.#armed) return
    this.#armed = earliest
    void this.ctx.storage.setAlarm(earliest)
  }

  // ── made, and seats taken ──

  make(card: Card, seats: NewSeat[]): boolean {
    if (this.#made) return false
    migrate(this.ctx.storage.sql)
    makeTable(this.#parts, card, seats)
    return true
  }

  /** The host's claim becomes a personal key that nobody else ever sees. */
  takeSeat(seat: Seat, claim: string, taker: Taker): Parcel<Taken> {
    return this.#take(this.#made ? this.#store.seat(seat) : undefined, claim, taker)
  }

  #take(row: SeatRow | undefined, claim: string, taker: Taker): Parcel<Taken> {
    if (!row) return pack<Taken>({ refused: 'unknown' })
    const refused = claimFault(this.#store, row, sameKey(claim, claimKey(this.env, this.#store.card, row)), Date.now())
    if (refused) return pack<Taken>({ refused })
    const taken = this.#live.around(() => takeSeat(this.#parts, row, taker, Date.now()))
    return pack<Taken>({ seat: taken.seat, key: seatKey(this.env, this.#store.card, taken) })
  }

  /** For whoever comes from the lobby: the first seat that is open to everybody. */
  join(taker: Taker): Parcel<Taken> {
    const row = this.#made ? openSeat(this.#parts) : undefined
    if (!row) return pack<Taken>({ refused: this.#made ? 'taken' : 'unknown' })
    return this.#take(row, claimKey(this.env, this.#store.card, row), taker)
  }

  decline(seat: Seat, claim: string): ClaimRefused | undefined {
    const row = this.#made ? this.#store.seat(seat) : undefined
    if (!row) return { refused: 'unknown' }
    const refused = claimFault(this.#store, row, sameKey(claim, claimKey(this.env, this.#store.card, row)), Date.now())
    if (refused) return { refused }
    this.#live.around(() => decline(this.#parts, row, Date.now()))
    return undefined
  }

  /** What a host may do before the game begins. */
  host(key: string, deed: HostDeed): 'done' | 'not-now' | Refused['refused'] {
    if (!this.#made) return 'unknown'
    if (!isHost(this.env, this.#store, key)) return 'not-yours'
    return this.#live.around(() => hostDeed(this.#parts, deed, Date.now()))
  }

  // ── looked at ──

  /** What who comes from the lobby sees before sitting down. */
  open(): Parcel<{ head: TableHead; seat: Seat } | ClaimRefused> {
    const row = this.#made ? openSeat(this.#parts) : undefined
    if (!row) return pack<ClaimRefused>({ refused: this.#made ? 'taken' : 'unknown' })
    return pack({ head: headOf(this.#store, [], Date.now()), seat: row.seat })
  }

  /** What an invitation shows, as long as its link is good. */
  claim(seat: Seat, key: string): Parcel<{ head: TableHead; invited: boolean } | ClaimRefused> {
    const row = this.#made ? this.#store.seat(seat) : undefined
    if (!row) return pack<ClaimRefused>({ refused: 'unknown' })
    const refused = claimFault(this.#store, row, sameKey(key, claimKey(this.env, this.#store.card, row)), Date.now())
    if (refused) return pack<ClaimRefused>({ refused })
    return pack({ head: headOf(this.#store, [], Date.now()), invited: row.person !== null })
  }

  /** The host's list: a claim key for each seat that is free. */
  claims(host: string): Parcel<{ head: TableHead; claims: (string | null)[]; invited: boolean[] } | Refused> {
    if (!this.#made) return pack<Refused>({ refused: 'unknown' })
    if (!isHost(this.env, this.#store, host)) return pack<Refused>({ refused: 'not-yours' })
    const seats = this.#store.seats()
    const claims = seats.map(row => (row.taken === null || isLost(row, Date.now()) ? claimKey(this.env, this.#store.card, row) : null))
    return pack({ head: headOf(this.#store, [], Date.now()), claims, invited: seats.map(row => row.person !== null && row.taken === null) })
  }

  opens(seat: Seat, key: string): boolean {
    return this.#made && holdOf(this.env, this.#store, seat, key, Date.now()) !== undefined
  }

  see(visit: Visit, position?: number): Parcel<Seen | Refused> {
    return this.#admit(visit, (): Seen | Refused => {
      if (position === undefined) return this.#seen(visit)
      const model = pageAt(this.#parts, visit.as, position, Date.now())
      return model ? { model, holder: this.#holder(visit) } : { refused: 'no-such-position' }
    })
  }

  log(visit: Visit): Parcel<{ head: TableHead; lines: Line[] } | Refused> {
    return this.#admit(visit, () => logOf(this.#parts, visit.as, Date.now()))
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
    return this.#admitSeat(visit, ({ seat }) => {
      const give = (): Outcome[] => answers.map(([prompt, choice]) => answerAtTable(this.#parts, { seat, prompt, choice }, Date.now()))
      const outcomes = this.#live.around(give)
      return { ...this.#seen(visit), outcomes }
    })
  }

  takeBack(visit: Visit): Parcel<(Seen & { outcome: TakebackOutcome }) | Refused> {
    return this.#admitSeat(visit, ({ seat }) => {
      const outcome = this.#live.around(() => takeBack(this.#parts, seat, Date.now()))
      return { ...this.#seen(visit), outcome }
    })
  }

  /** For the person's own object, which is being forgotten: the seat is left, if it is this person's. */
  forget(seat: Seat, person: string, name: string): void {
    const row = this.#made ? this.#store.seat(seat) : undefined
    if (row?.person === person) this.#live.around(() => act(this.#parts, row, 'own', { do: 'leave', name }, Date.now()))
  }

  /** By letter: the address that was written to carries the key, made for one seat and one question. */
  reply(address: ReplyAddress, lines: string[]): Receipt | 'not-yours' | undefined {
    const row = this.#made ? this.#store.seat(address.seat) : undefined
    if (!row || row.taken === null || !isReplyKey(this.env.SITE_KEY, address, row.generation)) return 'not-yours'
    return this.#live.around(() => replyTo(this.#parts, row, address.question, lines, Date.now()))
  }

  /** All else that a seat may do. */
  act(visit: Visit, deed: Deed): Parcel<Acted | Refused> {
    return this.#admitSeat(visit, row => {
      const now = Date.now()
      const hold = holdOf(this.env, this.#store, row.seat, visit.keys[row.seat], now) ?? 'lent'
      const outcome = this.#live.around(() => act(this.#parts, row, hold, deed, now))
      const after = this.#store.seat(row.seat) ?? row
      if (hold === 'lent' || after.generation === row.generation) return { ...this.#seen(visit), outcome }
      const key = seatKey(this.env, this.#store.card, after)
      const seen = this.#seen({ ...visit, keys: { ...visit.keys, [row.seat]: key } })
      return deed.do === 'leave' ? { ...seen, outcome, person: row.person } : { ...seen, outcome, key }
    })
  }

  /** The same crew once more: one table, however many ask for it. */
  async rematch(visit: Visit): Promise<Parcel<{ path: string } | Refused>> {
    const { stage } = this.#made ? this.#store : { stage: undefined }
    if (stage !== 'over' || !admits(this.env, this.#store, visit, Date.now())) return pack<Refused>({ refused: 'not-yours' })
    const id = nextTable(this.#parts)
    const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    const { card, seats } = cardAgain(this.#parts, id, secret, Date.now())
    await this.env.TABLE.get(this.env.TABLE.idFromName(id)).make(card, seats)
    return pack({ path: pageNow(this.#parts, visit.as, Date.now()).again ?? `/tables/${id}` })
  }

  // ── called by the clock and by open pages ──

  /** Each duty for itself: one that fails is met again at the next alarm, and never stops the others. */
  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#armed = undefined
    if (!this.#made) return
    const duties = [
      () => seatingAlarm(this.#parts, now),
      () => goOn(this.#parts, now),
      () => ladderAlarm(this.#parts, now),
      () => this.#parts.votes.running().forEach(vote => settle(this.#parts, vote.number, now)),
    ]
    for (const duty of duties) {
      try {
        this.#live.around(duty)
      } catch (error) {
        console.error(error)
      }
    }
    await deliverDue(this.#parts)
    this.#arm()
  }

  override fetch(request: Request): Response {
    const visit = open<Visit & { shown: number }>(request.headers.get('x-visit') ?? '{}')
    if (!this.#made || !admits(this.env, this.#store, visit, Date.now())) return new Response(null, { status: 403 })
    return this.#live.connect(visit.as, visit.shown)
  }

  override webSocketMessage(): void {
    // Pages only listen; whatever they say is not an answer.
  }

  // ── who may ──

  /** Once made, always made. */
  get #made(): boolean {
    this.#known ||= exists(this.ctx.storage.sql)
    return this.#known
  }

  #admit<T>(visit: Visit, then: () => T): Parcel<T | Refused> {
    if (!this.#made) return pack<T | Refused>({ refused: 'unknown' })
    return pack<T | Refused>(admits(this.env, this.#store, visit, Date.now()) ? then() : { refused: 'not-yours' })
  }

  #admitSeat<T>(visit: Visit, then: (row: SeatRow) => T): Parcel<T | Refused> {
    return this.#admit(visit, (): T | Refused => {
      if (visit.as !== 'watcher') objected(this.#parts, visit.as, Date.now())
      const row = visit.as === 'watcher' ? undefined : this.#store.seat(visit.as)
      return row ? then(row) : { refused: 'not-yours' }
    })
  }

  #seen(visit: Visit): Seen {
    return { model: pageNow(this.#parts, visit.as, Date.now()), holder: this.#holder(visit) }
  }

  #holder(visit: Visit): Holder {
    return holderOf(this.env, this.#store, visit, Date.now())
  }
}
