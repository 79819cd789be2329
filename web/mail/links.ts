/** The links to all seats of an address, for who asked for them. */
import type { Language } from '../../worker/rules/game'
import type { MineRow, Time } from '../model'
import type { Reader } from '../parts/reader'
import { inWords } from '../parts/time'
import { oneLine, type Block, type Draft, type Paper } from './data'

export interface LinksData {
  /** What was asked for, or once a day what waits. */
  kind: 'links' | 'digest'
  language: Language
  zone?: string
  now: Time
  stop: string
  siteUrl: string
  /** Absolute; the list of own tables. */
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
      { kind: 'call', label: t('mail-links-mine'), href: mine, ...asks },
      ...tables,
    ],
    why: t('mail-links-why', { kind }),
  }
}

/** One of the own tables: its name, until when it waits, and the link that opens the seat. */
export function tableLink({ name, link, asked }: MineRow, siteUrl: string, t: Paper['t'], reader: Reader): Block {
  const table = oneLine(name)
  const until = asked?.until === undefined ? '' : inWords(asked.until, reader)
  const label = until ? t('mail-links-until', { table, until }) : asked ? t('mail-links-asked', { table }) : table
  return { kind: 'link', label, href: siteUrl + link }
}
