/** What is behind a table's methods: its rows, the one way to write them, and its one alarm. */
import { DUTY_PAUSE_MS, SILENT_PAUSE_MS } from '../shared/bounds'
import type { Time } from '../model'
import { log } from '../shared/log'
import { isSilent } from '../shared/restored'
import { actOnRound, heardOfRound } from './answers/beginning'
import { clearingDue, takeOffLists } from './clearing'
import { Channels } from './rows/channels'
import { deliverDue, holdFor } from './post/delivery'
import { dutiesOf, nextDue } from './duties'
import { enterEpoch } from './answers/epoch'
import { Live } from './live'
import { Notices } from './rows/notices'
import type { TableParts } from './rows/parts'
import { Remarks } from './rows/remarks'
import { Replies } from './rows/replies'
import { exists, makeReady } from './rows/schema'
import { RowCache } from '../shared/row-cache'
import { Store } from './rows/store'
import type { SeatRow } from './rows/seat-row'
import { Talk } from './rows/talk'
import { Votes } from './rows/votes'

export class TableStorage {
  readonly parts: TableParts
  readonly live: Live
  readonly #storage: DurableObjectStorage
  readonly #cache: RowCache
  readonly #name: string
  #armed: Time | undefined
  #known = false

  constructor(object: DurableObjectState, env: Env) {
    this.#storage = object.storage
    this.#name = object.id.name ?? object.id.toString()
    const { sql } = object.storage
    this.#cache = new RowCache(sql)
    const made = exists(sql)
    if (made) makeReady(sql)
    const store = new Store(sql)
    const channels = new Channels(this.#cache)
    this.parts = {
      env,
      store,
      notices: new Notices(
        sql,
        () => store.seats(),
        channels,
        holdFor(env),
        () => store.card.id
      ),
      channels,
      votes: new Votes(this.#cache),
      talk: new Talk(this.#cache),
      remarks: new Remarks(this.#cache),
      replies: new Replies(sql),
      commit: writes => this.#commit(writes),
      onDisk: () => this.#storage.sync(),
    }
    this.live = new Live(object, this.parts)
    if (made) enterEpoch(this.parts, Date.now())
    // Reads the alarm, because setting it again to the same time would cost a row.
    void object.blockConcurrencyWhile(async () => {
      this.#armed ??= (await object.storage.getAlarm()) ?? undefined
    })
  }

  /** A table that exists goes on existing, so a yes is cached. */
  get made(): boolean {
    this.#known ||= exists(this.#storage.sql)
    return this.#known
  }

  /** The seat's row, if the table exists. */
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

  /** After a failed write, memory may hold what storage does not. */
  #forget(): void {
    this.parts.store.forget()
    this.parts.notices.forgetDue()
    this.#cache.forget()
  }

  // ── the alarm ──

  /** Sets the alarm to the earliest due time, but never moves it later: that would cost a row per answer, while an alarm that rings early
      just sets itself again. */
  #arm(notBefore = 0): void {
    const due = nextDue(this.parts, Date.now())
    const earliest = due === undefined ? Infinity : Math.max(due, notBefore)
    if (earliest >= (this.#armed ?? Infinity)) return
    this.#armed = earliest
    void this.#storage.setAlarm(earliest)
  }

  /** Runs each duty separately: one that fails is retried after a pause and never stops the others. */
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
    const notBefore = isSilent(this.parts.env) ? now + SILENT_PAUSE_MS : 0
    if (notBefore === 0) await deliverDue(this.parts)
    try {
      await this.#hearBeacon(now)
    } catch (error) {
      failed = true
      this.#complain(error)
    }
    // What the other duties wrote has set the alarm for the failed one, which would ring at once.
    if (failed) this.#armed = undefined
    if ((clearingDue(this.parts) ?? Infinity) > now) return this.#arm(Math.max(failed ? now + DUTY_PAUSE_MS : 0, notBefore))
    try {
      await this.#clear()
    } catch (error) {
      this.#complain(error)
      this.#arm(now + DUTY_PAUSE_MS)
    }
  }

  /** Runs after the mail, so that everybody is told of the round before it is fetched. */
  async #hearBeacon(now: Time): Promise<void> {
    const heard = await heardOfRound(this.parts, now)
    if (heard) this.live.around(() => actOnRound(this.parts, heard, Date.now()))
  }

  /** Logs the table's name, which nothing else in the error tells. */
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
}
