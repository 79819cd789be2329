/** Links to all seats of an address, for the person who asked for them. */
import type { Language } from '../../worker/drawing/game'
import type { MineRow, Time } from '../../worker/model'
import type { Reader } from '../words/reader'
import { inWords } from '../parts/time/time'
import { oneLine, type Block, type Draft, type Paper } from './data'

export interface LinksData {
  /** Requested links, or the daily digest of what is waiting. */
  kind: 'links' | 'digest'
  language: Language
  zone?: string
  now: Time
  stop: string
  siteUrl: string
  /** Absolute; the reader's own list of tables. */
  mine: string
  rows: readonly MineRow[]
}

export function linksLetter({ kind, siteUrl, mine, rows }: LinksData, reader: Reader, { t }: Paper): Draft {
  const asks = kind === 'digest' && { asks: true as const }
  const tables = rows.map(row => tableLink(row, siteUrl, t, reader))
  return {
    subject: t('mail-links-subject', { kind, count: rows.length }),
    preview: t('mail-links-about', { kind }),
    title: t('mail-links-title', { kind, count: rows.length }),
    blocks: [
      { kind: 'paragraph', text: t(rows.length ? 'mail-links-about' : 'mail-links-none', { kind }) },
      ...(rows.length ? [{ kind: 'call' as const, label: t('mail-links-mine'), href: mine, ...asks }] : []),
      ...tables,
    ],
    why: t('mail-links-why', { kind }),
  }
}

/** One of the reader's tables: its name, its deadline, and the link to the seat. */
export function tableLink({ name, link, asked }: MineRow, siteUrl: string, t: Paper['t'], reader: Reader): Block {
  const table = oneLine(name)
  const until = asked?.until === undefined ? '' : inWords(asked.until, reader)
  const label = until ? t('mail-links-until', { table, until }) : asked ? t('mail-links-asked', { table }) : table
  return { kind: 'link', label, href: siteUrl + link }
}
