/** A notice's public name, the same at every try. It contains no counter, because numbers would show how many notices others got: what an
    answer caused is named after the answer, other news by a keyed hash of its number. */
import { keyFor } from '../../shared/keys'
import { NOBODY, type Notice } from '../rows/notice'
import type { TableParts } from '../rows/parts'

export type Named = Pick<Notice, 'id' | 'seat' | 'kind' | 'via' | 'cause' | 'written'>

export const namedNotice = ({ env, store }: Pick<TableParts, 'env' | 'store'>, notice: Named): string =>
  noticeName(env.SITE_KEY, store.card.id, notice)

export function noticeName(siteKey: string, table: string, { id, seat, kind, via, cause, written }: Named): string {
  // A notice to the whole table may have been caused by an earlier answer that made another seat wait, so its cause stays out of the name.
  const which = cause < 0 ? [id] : ['answer', seat === NOBODY ? 0 : cause, written]
  return `${table}.${keyFor(siteKey, 'notice', table, seat, kind, via, ...which).slice(0, 16)}`
}
