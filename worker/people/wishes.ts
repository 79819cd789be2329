/** What a person wants no letters of; and how few letters an address gets before anybody there has agreed to have them. */
import { FIRST_LETTERS_A_MONTH } from '../bounds'
import type { Time } from '../../web/model'
import type { LinksOrder, Order } from '../post/letter'
import { DAY } from '../table/clock/span'

/** Letters that may come first: they invite, give the link of a seat that was just taken, or were asked for. */
const FIRST: readonly (Order | LinksOrder)['kind'][] = ['invitation', 'seat', 'links', 'declined', 'off', 'candidate']

export class Wishes {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  all(): string[] {
    return this.#sql.exec<{ what: string }>("SELECT what FROM unwanted WHERE what > ''").toArray().map(({ what }) => what)
  }

  set(what: string, wanted: boolean): void {
    if (wanted) this.#sql.exec('DELETE FROM unwanted WHERE what = ?', what)
    else this.#sql.exec('INSERT OR IGNORE INTO unwanted (what) VALUES (?)', what)
  }

  allow(order: Order | LinksOrder): boolean {
    const no = this.all()
    return !no.includes(order.kind) && !('table' in order && no.includes(order.table.head.id))
  }

  /** Counted by its id, so that a letter which is tried again is still the same one. */
  mayFirst(order: Order | LinksOrder, now: Time): boolean {
    if (!FIRST.includes(order.kind)) return false
    const firsts = this.#sql.exec<{ id: string; at: number; host: string }>("SELECT id, at, host FROM firsts WHERE id > '' AND at > ?", now - 30 * DAY).toArray()
    if (firsts.some(({ id }) => id === order.id)) return true
    // Who sat down by another way than the invitation has a link of the seat to come yet, and with it the way to agree.
    const host = `${order.kind === 'seat' ? order.kind : ''} ${('host' in order && order.host) || order.kind}`
    if (firsts.length >= FIRST_LETTERS_A_MONTH || firsts.some(first => first.host === host)) return false
    this.#sql.exec('INSERT INTO firsts (id, at, host) VALUES (?, ?, ?)', order.id, now, host)
    return true
  }

  forget(): void {
    this.#sql.exec('DELETE FROM unwanted')
  }
}
