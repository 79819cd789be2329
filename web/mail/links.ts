/** The links to all seats of an address, for who asked for them. */
import type { Language } from '../../worker/rules/game'
import type { MineRow, Time } from '../model'
import { oneLine, type Block, type Draft, type Paper } from './data'

export interface LinksData {
  language: Language
  now: Time
  stop: string
  siteUrl: string
  /** Absolute; the list of own tables. */
  mine: string
  rows: readonly MineRow[]
}

export function linksLetter({ siteUrl, mine, rows }: Pick<LinksData, 'siteUrl' | 'mine' | 'rows'>, { t }: Paper): Draft {
  const tables = rows.map(({ name, link, asked }): Block => {
    const label = asked ? t('mail-links-asked', { table: oneLine(name) }) : oneLine(name)
    return { kind: 'address', label, href: siteUrl + link }
  })
  return {
    subject: t('mail-links-subject'),
    preview: t('mail-links-about'),
    title: t('mail-links-title'),
    blocks: [
      { kind: 'paragraph', text: t(rows.length ? 'mail-links-about' : 'mail-links-none') },
      { kind: 'call', label: t('mail-links-mine'), href: mine },
      ...tables,
    ],
    why: t('mail-links-why'),
  }
}
