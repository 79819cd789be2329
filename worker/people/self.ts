/** A person's own row: the address, and what they want about letters in general. */
import type { Time } from '../model'
import { nextDigest, type Digest } from './digest'

type Row = {
  name: string
  address: string
  never: Time | null
  bounced: Time | null
  /** Why letters bounced; kept until one is accepted again. */
  why: string | null
  digest: string | null
  digest_due: Time | null
  confirmed: Time | null
}

export class PersonRow {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  get row(): Row | undefined {
    return this.#sql.exec<Row>('SELECT * FROM person').toArray()[0]
  }

  meet(name: string, address: string): void {
    this.#sql.exec(
      `INSERT INTO person (one, name, address) VALUES (1, ?1, ?2)
       ON CONFLICT (one) DO UPDATE SET name = ?1, address = ?2 WHERE address = ''`,
      name,
      address
    )
  }

  /** Works even before the address is known here, or after it was forgotten. */
  stop(now: Time): void {
    this.#sql.exec("INSERT INTO person (one, name, address, never) VALUES (1, '', '', ?1) ON CONFLICT (one) DO UPDATE SET never = ?1", now)
  }

  resume(): void {
    this.#sql.exec('UPDATE person SET never = NULL')
  }

  /** True if the address was unconfirmed before. */
  confirm(now: Time): boolean {
    return this.#sql.exec('UPDATE person SET confirmed = ? WHERE confirmed IS NULL', now).rowsWritten > 0
  }

  bounced(why: string, now: Time): void {
    this.#sql.exec('UPDATE person SET bounced = ?, why = ?', now, why)
  }

  get masked(): string | undefined {
    const [name = '', domain = ''] = (this.row?.address ?? '').split('@')
    return this.row && `${name.slice(0, 2)}…@${domain}`
  }

  again(): void {
    this.#sql.exec('UPDATE person SET bounced = NULL')
  }

  /** A letter was accepted. True if it is the first since letters bounced. */
  taken(): boolean {
    const again = typeof this.row?.why === 'string'
    if (again) this.#sql.exec('UPDATE person SET why = NULL')
    return again
  }

  get digest(): Digest | undefined {
    const { digest } = this.row ?? {}
    return digest ? JSON.parse(digest) : undefined
  }

  set digest(digest: Digest | undefined) {
    this.#sql.exec('UPDATE person SET digest = ?', digest ? JSON.stringify(digest) : null)
  }

  /** Schedules the digest for the next chosen hour, unless one is already due. */
  orderDigest(digest: Digest, now: Time): void {
    this.#sql.exec('UPDATE person SET digest_due = coalesce(digest_due, ?)', nextDigest(digest, now))
  }

  /** Takes the digest if it is due, so that it is written once. */
  takeDigest(now: Time): (Digest & { due: Time }) | undefined {
    const { digest } = this
    const due = this.row?.digest_due
    if (!due || due > now) return undefined
    this.#sql.exec('UPDATE person SET digest_due = NULL')
    return digest && { ...digest, due }
  }

  /** Forgets the person; only the wish never to be written to stays. */
  forget(): void {
    this.#sql.exec("UPDATE person SET address = '' WHERE never IS NOT NULL")
    this.#sql.exec('DELETE FROM person WHERE never IS NULL')
  }
}
