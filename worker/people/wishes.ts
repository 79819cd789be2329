/** The letters that a person does not want, and the few that an address gets before anybody there has agreed. */
import { FIRST_LETTERS_A_MONTH } from '../shared/bounds'
import type { Time } from '../model'
import type { LinksOrder, Order } from '../post/transports/letter'
import { DAY } from '../clock/span'

/** Kinds of letters that may come first: they invite, give a new seat's link, or were asked for. */
const FIRST: readonly (Order | LinksOrder)['kind'][] = ['invitation', 'seat', 'links', 'declined', 'off', 'candidate']

export class Wishes {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  all(): string[] {
    return this.#sql
      .exec<{ what: string }>("SELECT what FROM unwanted WHERE what > ''")
      .toArray()
      .map(({ what }) => what)
  }

  set(what: string, wanted: boolean): void {
    if (wanted) this.#sql.exec('DELETE FROM unwanted WHERE what = ?', what)
    else this.#sql.exec('INSERT OR IGNORE INTO unwanted (what) VALUES (?)', what)
  }

  allow(order: Order | LinksOrder): boolean {
    const no = this.all()
    return !no.includes(order.kind) && !('table' in order && no.includes(order.table.head.id))
  }

  /** Counts by id, so that a retried letter counts once. */
  mayFirst(order: Order | LinksOrder, now: Time): boolean {
    if (!FIRST.includes(order.kind)) return false
    const firsts = this.#sql
      .exec<{ id: string; at: number; host: string }>("SELECT id, at, host FROM firsts WHERE id > '' AND at > ?", now - 30 * DAY)
      .toArray()
    if (firsts.some(({ id }) => id === order.id)) return true
    // A person who sat down without the invitation still needs the letter with the seat's link and the way to agree, so that kind counts
    // separately.
    const host = `${order.kind === 'seat' ? order.kind : ''} ${('host' in order && order.host) || order.kind}`
    if (firsts.length >= FIRST_LETTERS_A_MONTH || firsts.some(first => first.host === host)) return false
    this.#sql.exec('INSERT INTO firsts (id, at, host) VALUES (?, ?, ?)', order.id, now, host)
    return true
  }

  forget(): void {
    this.#sql.exec('DELETE FROM unwanted')
  }
}
