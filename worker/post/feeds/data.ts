/** What feeds are made from: the page of a seat, and its whole log. */
import type { Line, TableModel, Time } from '../../../web/model'
import type { Language } from '../../rules/game'

export interface FeedData {
  /** As its seat sees it. */
  table: TableModel
  /** The whole log, as this seat is told it. */
  lines: readonly Line[]
  language: Language
  zone?: string
  /** Now. */
  at: Time
  siteUrl: string
}

/** Named after where and when the table was made, so that no name is ever given twice. */
export function nameOf({ table: { head, viewer }, siteUrl }: FeedData): string {
  return `tag:${new URL(siteUrl).hostname},${new Date(head.made).toISOString().slice(0, 10)}:tables/${head.id}/${viewer}`
}

export const iso = (at: Time): string => new Date(at).toISOString()
