/** Channels besides letters: webhooks of a seat or of the whole table, and browsers that show notices. */
import { isTicked, TICKS } from '../../model/ticks'
import { DAY } from '../../clock/span'
import { DEVICES, HOOKS } from '../../shared/bounds'
import type { Subscription } from '../../post/push/subscription'
import type { Health } from '../../post/webhook/health'
import type { Hook } from '../../post/webhook/shapes/hook'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { RowCache } from '../../shared/row-cache'
import type { Now } from './now'
import type { SeatRow } from './seat-row'
import { activeLoan } from './sitting'

/** `second`, `substitute` and `candidate.N` are letters too: to the second address, to the substitute, and to somebody who offers to be
    one. */
export type Via = 'letter' | 'second' | 'substitute' | `candidate.${number}` | `hook.${number}` | `push.${number}`

export interface HookRow {
  id: number
  seat: Seat
  hook: Hook
  health: Health
}
export interface DeviceRow {
  id: number
  seat: Seat
  since: Time
  subscription: Subscription
}

const WEEK = 7 * DAY

export class Channels {
  readonly #rows: RowCache

  constructor(rows: RowCache) {
    this.#rows = rows
  }

  /** All active channels; the table's own are stored under NOBODY. */
  viasOf(seat: Seat): Via[] {
    const hooks = this.hooks(seat).filter(({ health }) => health.off === undefined)
    return [...hooks.map(({ id }): Via => `hook.${id}`), ...this.devices(seat).map(({ id }): Via => `push.${id}`)]
  }

  /** Letters are nine tenths of a game's cost, so a person who lately came by push or webhook gets the turn that way, and a letter only
      with the first reminder. */
  areEnough({ clocks }: Now, row: SeatRow, at: Time): boolean {
    const { noticed, reminders = TICKS.reminders.usual } = row.settings
    if (isTicked('turns', 'letter', row.settings) || noticed === undefined || at - noticed > WEEK || activeLoan(row, at)) return false
    // Without reminders, only the letter would call again.
    return clocks[row.seat] !== undefined && reminders.length > 0 && this.viasOf(row.seat).length > 0
  }

  // ── webhooks ──

  hooks(seat: Seat): HookRow[] {
    return this.#hooks('WHERE id > 0 AND seat = ? ORDER BY id', seat)
  }

  hookAt(via: Via): HookRow | undefined {
    return via.startsWith('hook.') ? this.#hooks('WHERE id = ?', idIn(via))[0] : undefined
  }

  hook(seat: Seat, id: number): HookRow | undefined {
    return this.hooks(seat).find(hook => hook.id === id)
  }

  /** False if the limit is reached. */
  addHook(seat: Seat, hook: Hook): boolean {
    if (this.hooks(seat).length >= HOOKS) return false
    this.#rows.write('INSERT INTO hooks (seat, body) VALUES (?, ?)', seat, JSON.stringify(hook))
    return true
  }

  dropHook(id: number): void {
    this.#rows.write('DELETE FROM hooks WHERE id = ?', id)
  }

  setHealth(id: number, health: Health): void {
    this.#rows.write('UPDATE hooks SET health = ? WHERE id = ?', JSON.stringify(health), id)
  }

  // ── browsers ──

  devices(seat: Seat): DeviceRow[] {
    return this.#devices('WHERE id > 0 AND seat = ? ORDER BY id', seat)
  }

  deviceAt(via: Via): DeviceRow | undefined {
    return via.startsWith('push.') ? this.#devices('WHERE id = ?', idIn(via))[0] : undefined
  }

  /** A browser that subscribes again replaces its own old entry. */
  addDevice(seat: Seat, subscription: Subscription, now: Time): void {
    const { endpoint } = subscription
    this.#rows.write('DELETE FROM devices WHERE id > 0 AND seat = ? AND endpoint = ?', seat, endpoint)
    for (const { id } of this.devices(seat).slice(0, 1 - DEVICES)) this.dropDevice(id)
    this.#rows.write(
      'INSERT INTO devices (seat, endpoint, since, body) VALUES (?, ?, ?, ?)',
      seat,
      endpoint,
      now,
      JSON.stringify(subscription)
    )
  }

  dropDevice(id: number): void {
    this.#rows.write('DELETE FROM devices WHERE id = ?', id)
  }

  /** The seat's next player gets only channels of their own. */
  forget(seat: Seat): void {
    this.#rows.write('DELETE FROM hooks WHERE id > 0 AND seat = ?', seat)
    this.#rows.write('DELETE FROM devices WHERE id > 0 AND seat = ?', seat)
  }

  #hooks(where: string, value: number): HookRow[] {
    return this.#rows
      .read<{ id: number; seat: Seat; body: string; health: string }>(`SELECT id, seat, body, health FROM hooks ${where}`, value)
      .map(({ id, seat, body, health }) => ({ id, seat, hook: JSON.parse(body), health: JSON.parse(health) }))
  }

  #devices(where: string, value: number): DeviceRow[] {
    return this.#rows
      .read<{ id: number; seat: Seat; since: Time; body: string }>(`SELECT id, seat, since, body FROM devices ${where}`, value)
      .map(({ body, ...row }) => ({ ...row, subscription: JSON.parse(body) }))
  }
}

const idIn = (via: Via): number => Number(via.slice(via.indexOf('.') + 1))
