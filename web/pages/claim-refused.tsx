/** An invitation that is good no more. */
import { document } from '../parts/layout'
import { Mishap } from '../parts/notice'
import { readerOf, type Reading } from '../parts/reader'

export interface ClaimRefusedProps extends Reading {
  /** Somebody sits there already, or the link was replaced. */
  why: 'taken' | 'dead'
  /** The table may be watched. */
  table?: string
}

export function claimRefusedPage({ why, table, ...reading }: ClaimRefusedProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const home = { href: '/', text: t('error-home') }
  return document(
    { reader, title: t(`claim-${why}`), kind: 'narrow', secret: true },
    <Mishap heading={t(`claim-${why}`)} ways={table ? [{ href: table, text: t('error-table') }, home] : [home]}>
      <p>{t(`claim-${why}-why`)}</p>
      <p>{t(`claim-${why}-now`)}</p>
    </Mishap>
  )
}
