/** The name of a notice outside: the same at every try. It counts nothing, for from numbers one could tell to whom others were written;
    what a game's answer has caused is named by that, other news by a keyed hash of its number. */
import { keyFor } from '../people/keys'
import { NOBODY, type Notice } from './notices'
import type { TableParts } from './parts'

export type Named = Pick<Notice, 'id' | 'seat' | 'kind' | 'via' | 'cause' | 'written'>

export const namedNotice = ({ env, store }: Pick<TableParts, 'env' | 'store'>, notice: Named): string =>
  noticeName(env.SITE_KEY, store.card.id, notice)

export function noticeName(siteKey: string, table: string, { id, seat, kind, via, cause, written }: Named): string {
  // What goes to the whole table may have been caused by an answer that made another seat wait before.
  const which = cause < 0 ? [id] : ['answer', seat === NOBODY ? 0 : cause, written]
  return `${table}.${keyFor(siteKey, 'notice', table, seat, kind, via, ...which).slice(0, 16)}`
}
