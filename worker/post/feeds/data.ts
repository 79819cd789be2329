/** The data of a seat's feeds: its page and its whole log. */
import type { Line, TableModel, Time } from '../../model'
import type { Language } from '../../drawing/game'

export interface FeedData {
  /** The table as the seat sees it. */
  table: TableModel
  /** The whole log for this seat. */
  lines: readonly Line[]
  language: Language
  zone?: string
  /** The present time. */
  at: Time
  siteUrl: string
}

/** A tag URI from the site and the date of the table, so that it is unique for ever. */
export function nameOf({ table: { head, viewer }, siteUrl }: FeedData): string {
  return `tag:${new URL(siteUrl).hostname},${new Date(head.made).toISOString().slice(0, 10)}:tables/${head.id}/${viewer}`
}

export const iso = (at: Time): string => new Date(at).toISOString()
