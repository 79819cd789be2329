/** The answers of a game, as rows that are only ever added. */
import { ANSWERS_AT_HAND } from '../../../shared/bounds'
import type { Time } from '../../../model'
import type { AnswerRow } from './answer-row'
import { packed, unpacked } from './decisions'

/** An answer without its consequences; `by` says who gave it if not a person. */
type Brief = Pick<AnswerRow, 'number' | 'position' | 'at' | 'seat' | 'prompt' | 'choice' | 'voids'> & { by: string | null }

type Stored = Omit<AnswerRow, 'given' | 'draws'> & { given: string; draws: string } & Record<string, SqlStorageValue>

export class History {
  readonly #sql: SqlStorage
  /** The newest rows without a gap: a page shows what happened since its reader's last visit, which is mostly these. */
  #newest: AnswerRow[] = []

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** After a transaction that failed, memory may hold what storage does not. */
  forget(): void {
    this.#newest = []
  }

  /** Adds all rows of one commit. */
  add(rows: readonly AnswerRow[]): void {
    const row = packed(rows)
    if (!row) return
    this.#sql.exec(
      'INSERT INTO answers (number, position, at, seat, prompt, choice, given, draws, voids) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      row.number,
      row.position,
      row.at,
      row.seat,
      row.prompt,
      row.choice,
      JSON.stringify(row.given),
      JSON.stringify(row.draws),
      row.voids
    )
    this.#newest = [...this.#newest, ...rows].slice(-ANSWERS_AT_HAND)
  }

  answers(after = -1): AnswerRow[] {
    const [first] = this.#newest
    if (first && first.number <= after + 1) return this.#newest.filter(({ number }) => number > after)
    return this.#rows('WHERE number > ? ORDER BY number', after).filter(({ number }) => number > after)
  }

  /** When the newest answer came, whoever gave it. */
  get newestAt(): Time | undefined {
    const kept = this.#newest.at(-1)
    return kept
      ? kept.at
      : this.#sql.exec<{ at: Time }>('SELECT at FROM answers WHERE number >= 0 ORDER BY number DESC LIMIT 1').toArray()[0]?.at
  }

  answer(number: number): AnswerRow | undefined {
    return this.#rows('WHERE number >= ? ORDER BY number LIMIT 1', number).find(row => row.number === number)
  }

  /** Newest first; reads only as many rows as are asked for. */
  *backwards(): Iterable<Brief> {
    const stored = this.#sql.exec<Stored>('SELECT * FROM answers WHERE number >= 0 ORDER BY number DESC')
    for (const row of stored) for (const one of read(row).toReversed()) yield { ...one, by: one.given[0]?.by ?? null }
  }

  #rows(where: string, ...values: SqlStorageValue[]): AnswerRow[] {
    return this.#sql
      .exec<Stored>(`SELECT * FROM answers ${where}`, ...values)
      .toArray()
      .flatMap(read)
  }
}

const read = (row: Stored): AnswerRow[] => unpacked({ ...row, given: JSON.parse(row.given), draws: JSON.parse(row.draws) })
