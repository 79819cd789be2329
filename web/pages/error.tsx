/** What went wrong, what to do now, and a way back: one page for every status that is not a success. */
import { document } from '../parts/layout'
import { Mishap } from '../parts/notice'
import { readerOf, type Reading } from '../parts/reader'

export const ERRORS = [400, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500] as const
export type ErrorStatus = (typeof ERRORS)[number]

export interface ErrorProps extends Reading {
  status: ErrorStatus
  /** The table that the reader came from, where there is one. */
  table?: string
  /** The table whose records cannot be read. */
  damaged?: string
}

export function errorPage({ status, table, damaged, ...reading }: ErrorProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const title = damaged ? t('damaged-title') : t('error-title', { status })
  const home = { href: '/', text: t('error-home') }
  return document(
    { reader, title, kind: 'narrow', secret: true },
    <Mishap heading={title} ways={table ? [{ href: table, text: t('error-table') }, home] : [home]}>
      <p>{damaged ? t('damaged-what') : t('error-what', { status })}</p>
      <p>{damaged ? t('damaged-now', { table: damaged }) : t('error-now', { status })}</p>
      <p class="note">{t('error-number', { status })}</p>
    </Mishap>
  )
}
