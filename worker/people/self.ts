/** The one row of a person: the address, and what its person has said of letters as such. */
import type { Time } from '../../web/model'
import { nextDigest, type Digest } from './digest'

type Row = {
  name: string
  address: string
  never: Time | null
  bounced: Time | null
  /** Why letters came back; stays until one is taken again. */
  why: string | null
  digest: string | null
  digest_due: Time | null
  confirmed: Time | null
}

export class Self {
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
      name, address
    )
  }

  /** Said before the address is known here, or after it was forgotten, it holds as well. */
  stop(now: Time): void {
    this.#sql.exec("INSERT INTO person (one, name, address, never) VALUES (1, '', '', ?1) ON CONFLICT (one) DO UPDATE SET never = ?1", now)
  }

  resume(): void {
    this.#sql.exec('UPDATE person SET never = NULL')
  }

  /** True: it was not before. */
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

  /** A letter was taken. True: the first since letters came back. */
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

  /** At the next hour that was chosen, unless a digest is to be written already. */
  orderDigest(digest: Digest, now: Time): void {
    this.#sql.exec('UPDATE person SET digest_due = coalesce(digest_due, ?)', nextDigest(digest, now))
  }

  /** The digest that is due, once. */
  takeDigest(now: Time): (Digest & { due: Time }) | undefined {
    const { digest } = this
    const due = this.row?.digest_due
    if (!due || due > now) return undefined
    this.#sql.exec('UPDATE person SET digest_due = NULL')
    return digest && { ...digest, due }
  }

  /** Of who said never, the wish stays, and no more. */
  forget(): void {
    this.#sql.exec("UPDATE person SET address = '' WHERE never IS NOT NULL")
    this.#sql.exec('DELETE FROM person WHERE never IS NULL')
  }
}
