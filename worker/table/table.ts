/** One game in progress: the Durable Object. Thin: what may be asked of a table, and which part of this folder does it. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env'
import type { BerthRow, TableHead } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { sameKey } from '../people/keys'
import { isFeedKey } from '../post/feeds/address'
import { isReplyKey, type ReplyAddress } from '../post/reply/address'
import type { Hook } from '../post/webhook/hook'
import type { Seat } from '../rules/contract'
import { belongingsOf, type Belongings } from './belongings'
import type { Card } from './card'
import { act, type Deed } from './deeds'
import { settleAll } from './deeds/voting'
import { forget } from './deeds/keeping'
import { berthOf, type Whose } from './berths'
import { Desk } from './desk'
import { exportOf, proofOf, type GameFile, type Proof } from './export'
import { headOf } from './head'
import { hostList, invitationTo, type HostList } from './hosting'
import { logOf, pageAt, pageNow, type Told } from './pages'
import { heardOfLetters, type LetterNews } from './lost'
import type { TableParts } from './parts'
import { hostPost, ownPost, seatFeed, type HostPost, type OwnPost, type SeatFeed } from './post'
import { answerAtTable, type Outcome } from './pipeline'
import { makeNext, sitAgain } from './rematch'
import { ownOrders } from './orders/own'
import { ownPlan, type PlanWish } from './plans/own'
import type { Acted, Again, Claimed, ClaimRefused, OwnOrders, OwnPlan, Refused, Seen, Taken } from './outcomes'
import { replyTo, type Receipt } from './replies'
import { makeReady } from './schema'
import { claimFault, decline, hostDeed, makeTable, openSeat, takeSeat, type HostDeed, type HostOutcome, type NewSeat, type Taker } from './seating'
import { addressesOf, type SeatRow, type Store } from './store'
import { signed } from './signing'
import { strangersDeed, type NotOffered, type Offered, type StrangerDeed } from './strangers'
import { takeBack, type TakebackOutcome } from './takeback'
import { claimKey, heldBy, holdOf, isHost, seatKey, type Visit } from './visit'

export type { Acted, ClaimRefused, OwnOrders, OwnPlan, Refused, Seen, Taken }

export class Table extends DurableObject<Env> {
  readonly #desk: Desk

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#desk = new Desk(object, env)
  }

  get #parts(): TableParts {
    return this.#desk.parts
  }

  get #store(): Store {
    return this.#desk.parts.store
  }

  // ── made, and seats taken ──

  make(card: Card, seats: NewSeat[], hooks?: Hook[]): boolean {
    if (this.#desk.made) return false
    makeReady(this.ctx.storage.sql)
    makeTable(this.#parts, card, seats, hooks)
    return true
  }

  /** The host's claim becomes a personal key that nobody else ever sees. */
  takeSeat(seat: Seat, claim: string, taker: Taker): Parcel<Taken> {
    return this.#take(this.#desk.seat(seat), claim, taker)
  }

  #take(row: SeatRow | undefined, claim: string, taker: Taker): Parcel<Taken> {
    if (!row) return pack<Taken>({ refused: 'unknown' })
    const refused = this.#claimFault(row, claim)
    if (refused) return pack<Taken>({ refused })
    const taken = this.#desk.live.around(() => takeSeat(this.#parts, row, taker, Date.now()))
    const gone = addressesOf(row).filter(address => row.taken !== null && !addressesOf(taken).includes(address))
    if (row.taken !== null) this.#desk.live.hangUp(row.seat)
    return pack<Taken>({ seat: taken.seat, key: seatKey(this.env, this.#store.card, taken), gone })
  }

  /** For whoever comes from the lobby: the first seat that is open to everybody. */
  join(taker: Taker): Parcel<Taken> {
    const row = this.#desk.made ? openSeat(this.#parts) : undefined
    if (!row) return pack<Taken>({ refused: this.#desk.made ? 'taken' : 'unknown' })
    return this.#take(row, claimKey(this.env, this.#store.card, row), taker)
  }

  decline(seat: Seat, claim: string): ClaimRefused | undefined {
    const row = this.#desk.seat(seat)
    if (!row) return { refused: 'unknown' }
    // Nobody was invited to a seat whose link was lost: it stays its owner's until somebody else takes it.
    const refused = row.taken === null ? this.#claimFault(row, claim) : 'taken'
    if (refused) return { refused }
    this.#desk.live.around(() => decline(this.#parts, row, Date.now()))
    return undefined
  }

  #claimFault(row: SeatRow, claim: string): ClaimRefused['refused'] | undefined {
    return claimFault(this.#parts, row, sameKey(claim, claimKey(this.env, this.#store.card, row)), Date.now())
  }

  /** What a host may do, before the game begins and about a link that was lost. With the keys of the seats in the same browser. */
  host(key: string, deed: HostDeed, keys: Visit['keys'] = {}): HostOutcome | Refused['refused'] {
    if (!this.#desk.made) return 'unknown'
    if (!isHost(this.env, this.#store, key)) return 'not-yours'
    const held = heldBy(this.env, this.#store, keys, Date.now())
    return this.#desk.live.around(() => hostDeed(this.#parts, deed, held, Date.now()))
  }

  /** Who would play for somebody who is gone. */
  stranger(seat: Seat, keys: Visit['keys'], deed: StrangerDeed): Parcel<Offered | NotOffered> {
    const row = this.#desk.seat(seat)
    if (!row) return pack<NotOffered>({ refused: 'unknown' })
    const held = heldBy(this.env, this.#store, keys, Date.now())
    return pack(this.#desk.live.around(() => strangersDeed(this.#parts, row, held, deed, Date.now())))
  }

  // ── looked at ──

  /** What who comes from the lobby sees before sitting down. */
  open(): Parcel<{ head: TableHead; seat: Seat } | ClaimRefused> {
    const row = this.#desk.made ? openSeat(this.#parts) : undefined
    if (!row) return pack<ClaimRefused>({ refused: this.#desk.made ? 'taken' : 'unknown' })
    return pack({ head: headOf(this.#store, 'watcher', Date.now()), seat: row.seat })
  }

  /** What an invitation shows, as long as its link is good; and the keyed hash of an address that was typed for the seat. */
  claim(seat: Seat, key: string): Parcel<Claimed | ClaimRefused> {
    const row = this.#desk.seat(seat)
    if (!row) return pack<ClaimRefused>({ refused: 'unknown' })
    const refused = this.#claimFault(row, key)
    if (refused) return pack<ClaimRefused>({ refused })
    return pack(invitationTo(this.#store, row, Date.now()))
  }

  /** The host's list: a claim key for each seat that is free. */
  claims(host: string): Parcel<HostList | Refused> {
    if (!this.#desk.made) return pack<Refused>({ refused: 'unknown' })
    if (!isHost(this.env, this.#store, host)) return pack<Refused>({ refused: 'not-yours' })
    return pack<HostList>(hostList(this.#parts, Date.now()))
  }

  /** The post of an own seat, for who holds it and not for a substitute. */
  post(visit: Visit): Parcel<OwnPost | Refused> {
    return this.#desk.admitOwner(visit, row => ownPost(this.#parts, row))
  }

  /** The standing orders of an own seat, and how they fare. */
  orders(visit: Visit): Parcel<OwnOrders | Refused> {
    return this.#desk.admitOwner(visit, ({ seat }) => ({ seen: this.#desk.seen(visit), ...ownOrders(this.#store, seat) }))
  }

  /** The plan of an own seat, and its next turn as it would go with these steps. */
  plan(visit: Visit, wish: PlanWish): Parcel<OwnPlan | Refused> {
    return this.#desk.admitOwner(visit, row => ({ seen: this.#desk.seen(visit), plan: ownPlan(this.#store, row, wish) }))
  }

  /** For the host: the table's own webhooks, and how far letters to the seats have come. */
  hostPost(host: string): Parcel<HostPost | Refused> {
    if (!this.#desk.made || !isHost(this.env, this.#store, host)) return pack<Refused>({ refused: 'not-yours' })
    return pack<HostPost>(hostPost(this.#parts))
  }

  /** What the feeds of a seat are made from, for who has their address. */
  feed(seat: Seat, key: string): Parcel<SeatFeed | null> {
    const row = this.#desk.seat(seat)
    const isGood = row?.taken && isFeedKey(this.env.SITE_KEY, this.#store.card.id, seat, row.settings.feeds ?? 0, key)
    return pack(isGood ? seatFeed(this.#parts, row, Date.now()) : null)
  }

  /** For a list of own seats, a person's or a browser's; null: it is theirs no more. */
  berth(seat: Seat, whose: Whose): Parcel<BerthRow | null> {
    return pack(this.#desk.made ? berthOf(this.#parts, this.#store.seat(seat), whose, Date.now()) : null)
  }

  opens(seat: Seat, key: string): boolean {
    return this.#desk.made && holdOf(this.env, this.#store, seat, key, Date.now()) !== undefined
  }

  see(visit: Visit, position?: number): Parcel<Seen | Refused> {
    return this.#desk.admit(visit, (): Seen | Refused => {
      if (position === undefined) return this.#desk.seen(visit)
      const model = pageAt(this.#parts, visit.as, position, Date.now())
      return model ? this.#desk.shown(model, visit) : { refused: 'no-such-position' }
    })
  }

  log(visit: Visit): Parcel<Told | Refused> {
    return this.#desk.admit(visit, () => logOf(this.#parts, visit.as, Date.now()))
  }

  async file(visit: Visit): Promise<Parcel<GameFile | Refused>> {
    if (!this.#desk.admits(visit)) return pack<GameFile | Refused>({ refused: this.#desk.made ? 'not-yours' : 'unknown' })
    return pack<GameFile | Refused>(await signed(exportOf(this.#parts, visit.as), this.env.SITE_KEY))
  }

  proof(): Parcel<Proof | Refused> {
    return pack<Proof | Refused>(this.#desk.made ? proofOf(this.#store) : { refused: 'unknown' })
  }

  // ── played ──

  /** Answers to one or several prompts of one form, each through the same door, `always` with an order for the future; then what the
      seat sees. */
  answer(visit: Visit, answers: [prompt: string, choice: string][], always: readonly string[] = []): Parcel<(Seen & { outcomes: Outcome[] }) | Refused> {
    return this.#desk.admitSeat(visit, ({ seat }) => {
      // Orders are the owner's.
      const hold = holdOf(this.env, this.#store, seat, visit.keys[seat], Date.now())
      const give = (): Outcome[] => answers.map(([prompt, choice]) => answerAtTable(this.#parts, { seat, prompt, choice, always: hold === 'own' && always.includes(prompt) }, Date.now()))
      const outcomes = this.#desk.live.around(give)
      return { ...this.#desk.seen(visit), outcomes }
    })
  }

  takeBack(visit: Visit): Parcel<(Seen & { outcome: TakebackOutcome }) | Refused> {
    return this.#desk.admitSeat(visit, ({ seat }) => {
      const outcome = this.#desk.live.around(() => takeBack(this.#parts, seat, Date.now()))
      return { ...this.#desk.seen(visit), outcome }
    })
  }

  /** For the file of all that is stored about a person. */
  belongings(person: string): Parcel<Belongings | null> {
    return pack(this.#desk.made ? belongingsOf(this.#parts, person) : null)
  }

  /** A person is being forgotten everywhere: the own seats are left, and an invitation that still waits is declined. What
      stands beside this address at such a seat is no longer the seat's either. */
  forget(person: string, name: string): Parcel<{ seat: Seat; address: string }[]> {
    if (!this.#desk.made) return pack([])
    const before = this.#store.seats().filter(row => row.person === person)
    this.#desk.live.around(() => {
      forget(this.#parts, person, name, Date.now())
      settleAll(this.#parts, Date.now())
    })
    return pack(before.flatMap(({ seat, settings: { second } }) => (second === undefined ? [] : [{ seat, address: second }])))
  }

  /** By letter: the address that was written to carries the key, made for one seat and one question. */
  reply(address: ReplyAddress, lines: string[]): Receipt | 'not-yours' {
    const { seat, question } = address
    const row = this.#desk.seat(seat)
    if (!row || row.taken === null || !isReplyKey(this.env.SITE_KEY, address, row.generation)) return 'not-yours'
    return this.#desk.live.around(() => this.#desk.heardFrom(seat, () => replyTo(this.#parts, row, question, lines, Date.now())))
  }

  /** All else that a seat may do. */
  act(visit: Visit, deed: Deed): Parcel<Acted | Refused> {
    return this.#desk.admitSeat(visit, row => {
      const now = Date.now()
      const hold = holdOf(this.env, this.#store, row.seat, visit.keys[row.seat], now) ?? 'lent'
      const outcome = this.#desk.live.around(() => act(this.#parts, row, hold, deed, now))
      const after = this.#store.seat(row.seat) ?? row
      const gone = addressesOf(row).filter(address => !addressesOf(after).includes(address))
      if (hold === 'lent' || after.generation === row.generation) return { ...this.#desk.seen(visit), outcome, gone }
      this.#desk.live.hangUp(row.seat)
      const key = seatKey(this.env, this.#store.card, after)
      const seen = this.#desk.seen({ ...visit, keys: { ...visit.keys, [row.seat]: key } })
      return { ...seen, outcome, gone, ...(deed.do !== 'leave' && { key }) }
    })
  }

  /** The same crew once more: one table, however many ask for it. With words for its dice, who asks sits down there at once. */
  async rematch(visit: Visit, words?: string): Promise<Parcel<Again | Refused>> {
    const { stage } = this.#desk.made ? this.#store : { stage: undefined }
    const own = visit.as !== 'watcher' && stage === 'over' && holdOf(this.env, this.#store, visit.as, visit.keys[visit.as], Date.now()) === 'own'
    if (visit.as === 'watcher' || !own) return pack<Refused>({ refused: 'not-yours' })
    const id = await makeNext(this.#parts, visit.as, Date.now())
    const row = words === undefined ? undefined : this.#store.seat(visit.as)
    const sat = row && words !== undefined ? await sitAgain(this.#parts, row, id, words) : undefined
    return pack<Again>({ path: pageNow(this.#parts, visit.as, Date.now()).again ?? `/tables/${id}`, ...(sat && { sat }) })
  }

  /** The person's own object says whether letters arrive, and whether they are wanted. */
  heardOfLetters(person: string, news: LetterNews): void {
    if (this.#desk.made) this.#desk.live.around(() => heardOfLetters(this.#parts, person, news, Date.now()))
  }

  /** Throws where what is stored cannot be read. */
  readThrough(): void {
    const store = this.#store
    if (this.#desk.made) void [store.card, store.now, store.seats(), store.answers()]
  }

  // ── called by the clock and by open pages ──

  override alarm(): Promise<void> {
    return this.#desk.ring()
  }

  override fetch(request: Request): Response {
    const visit = open<Visit & { shown: number }>(request.headers.get('x-visit') ?? '{}')
    if (!this.#desk.admits(visit)) return new Response(null, { status: 403 })
    return this.#desk.live.connect(visit.as, visit.shown)
  }

  override webSocketMessage(): void {
    // Pages only listen; whatever they say is not an answer.
  }
}
