/** One game in progress: the Durable Object. It is thin: each method names the part of this folder that does the work. */
import { unpack, pack, type Parcel } from '../shared/parcel'
import { isReplyKey, type ReplyAddress } from '../post/reply/address'
import type { Seat } from '../rules/contract'
import { belongingsOf, type Belongings } from './views/belongings'
import { act, type Deed } from './deeds'
import { settleAll } from './deeds/voting'
import { forget } from './deeds/forget'
import { pageNow } from './views/pages'
import { heardOfLetters, type LetterNews } from './post/lost-letters'
import { makeNext, sitAgain } from './deeds/rematch'
import { answerForm, type AnswersForm, type FormOutcome } from './deeds/forms'
import type { Acted, Again, OwnOrders, OwnPlan, Refused, Seen } from './outcomes'
import type { ClaimRefused, Taken } from './seats/claimed'
import { replyTo } from './post/replies'
import type { Receipt } from './rows/replies'
import { putBack } from './answers/put-back'
import { addressesOf } from './rows/seat-row'
import { takeBack, type TakebackOutcome } from './answers/takeback'
import { holdOf, seatKey, type Visit } from './seats/visit'
import { TableViews } from './table-views'

export type { Acted, ClaimRefused, OwnOrders, OwnPlan, Refused, Seen, Taken }

export class Table extends TableViews {
  /** Takes the answers of one form, each through the same door; `always` also turns an answer into a standing order. Returns what the seat
      sees then. */
  answer(
    visit: Visit,
    answers: AnswersForm['answers'],
    always: AnswersForm['always'] = [],
    ahead: AnswersForm['ahead'] = []
  ): Parcel<(Seen & FormOutcome) | Refused> {
    return this.access.admitSeat(visit, row => {
      const isOwner = holdOf(this.env, this.parts.store, row.seat, visit.keys[row.seat], Date.now()) === 'own'
      const outcome = this.table.live.around(() => answerForm(this.parts, row, isOwner, { answers, always, ahead }, Date.now()))
      return { ...this.access.seen(visit), ...outcome }
    })
  }

  takeBack(visit: Visit): Parcel<(Seen & { outcome: TakebackOutcome }) | Refused> {
    return this.access.admitSeat(visit, ({ seat }) => {
      const outcome = this.table.live.around(() => takeBack(this.parts, seat, Date.now()))
      return { ...this.access.seen(visit), outcome }
    })
  }

  /** What this table adds to the file of everything stored about a person. */
  belongings(person: string): Parcel<Belongings | null> {
    return pack(this.table.made ? belongingsOf(this.parts, person) : null)
  }

  /** Forgets a person: leaves their seats and declines open invitations. Returns the second addresses of those seats, which are dropped
      too. */
  forget(person: string, name: string): Parcel<{ seat: Seat; address: string }[]> {
    if (!this.table.made) return pack([])
    const before = this.parts.store.seats().filter(row => row.person === person)
    this.table.live.around(() => {
      forget(this.parts, person, name, Date.now())
      settleAll(this.parts, Date.now())
    })
    return pack(before.flatMap(({ seat, settings: { second } }) => (second === undefined ? [] : [{ seat, address: second }])))
  }

  /** A reply by mail. Its address carries a key made for one seat and one question. */
  reply(address: ReplyAddress, lines: string[]): Receipt | 'not-yours' {
    const { seat, question } = address
    const row = this.table.seat(seat)
    if (!row || row.taken === null || !isReplyKey(this.env.SITE_KEY, address, row.generation)) return 'not-yours'
    return this.table.live.around(() => this.access.heardFrom(seat, () => replyTo(this.parts, row, question, lines, Date.now())))
  }

  /** Everything else that a seat may do. */
  act(visit: Visit, deed: Deed): Parcel<Acted | Refused> {
    return this.access.admitSeat(visit, row => {
      const now = Date.now()
      const hold = holdOf(this.env, this.parts.store, row.seat, visit.keys[row.seat], now) ?? 'lent'
      const outcome = this.table.live.around(() => act(this.parts, row, hold, deed, now))
      const after = this.parts.store.seat(row.seat) ?? row
      const gone = addressesOf(row).filter(address => !addressesOf(after).includes(address))
      if (hold === 'lent' || after.generation === row.generation) return { ...this.access.seen(visit), outcome, gone }
      this.table.live.hangUp(row.seat)
      const key = seatKey(this.env, this.parts.store.card, after)
      const seen = this.access.seen({ ...visit, keys: { ...visit.keys, [row.seat]: key } })
      return { ...seen, outcome, gone, ...(deed.do !== 'leave' && { key }) }
    })
  }

  /** The next game with the same crew: one table, however many ask for it. With `words` for its dice, the caller takes a seat there at
      once. */
  async rematch(visit: Visit, words?: string): Promise<Parcel<Again | Refused>> {
    const { stage } = this.table.made ? this.parts.store : { stage: undefined }
    const own =
      visit.as !== 'watcher' && stage === 'over' && holdOf(this.env, this.parts.store, visit.as, visit.keys[visit.as], Date.now()) === 'own'
    if (visit.as === 'watcher' || !own) return pack<Refused>({ refused: 'not-yours' })
    const id = await makeNext(this.parts, visit.as, Date.now())
    const row = words === undefined ? undefined : this.parts.store.seat(visit.as)
    const sat = row && words !== undefined ? await sitAgain(this.parts, row, id, words) : undefined
    return pack<Again>({ path: pageNow(this.parts, visit.as, Date.now()).again ?? `/tables/${id}`, ...(sat && { sat }) })
  }

  /** Called by the person's object: whether letters arrive, and whether they are wanted. */
  heardOfLetters(person: string, news: LetterNews): void {
    if (this.table.made) this.table.live.around(() => heardOfLetters(this.parts, person, news, Date.now()))
  }

  /** For the operator. False if the table cannot go back there. */
  putBack(position: number): boolean {
    return this.table.made && this.table.live.around(() => putBack(this.parts, position, undefined, Date.now()))
  }

  /** Throws if stored data cannot be read. */
  readThrough(): void {
    const store = this.parts.store
    if (this.table.made) void [store.card, store.now, store.seats(), store.history.answers()]
  }

  // ── called by the alarm and by open pages ──

  override alarm(): Promise<void> {
    return this.table.ring()
  }

  override fetch(request: Request): Response {
    const visit = unpack<Visit & { shown: number }>(request.headers.get('x-visit') ?? '{}')
    if (!this.access.admits(visit)) return new Response(null, { status: 403 })
    return this.table.live.connect(visit.as, visit.shown)
  }

  override webSocketMessage(): void {
    // Pages only listen; a message from one is ignored.
  }
}
