/** The error page of every status: what went wrong, what to do now, and a way back. */
import { document } from '../../parts/layout'
import { Mishap } from '../../parts/notice'
import { readerOf, type Reading } from '../../words/reader'

export const ERRORS = [400, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500] as const
export type ErrorStatus = (typeof ERRORS)[number]

export interface ErrorProps extends Reading {
  status: ErrorStatus
  /** Path of the table the reader came from, if known. */
  table?: string
  /** The table whose records cannot be read. */
  damaged?: string
}

export function errorPage({ status, table, damaged, ...reading }: ErrorProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const title = damaged ? t('damaged-title') : t('error-title', { status })
  const code = status === 403 ? [{ href: '/code', text: t('code-enter') }] : []
  const home = { href: '/', text: t('error-home') }
  return document(
    { reader, title, kind: 'narrow', secret: true },
    <Mishap heading={title} ways={[...(table ? [{ href: table, text: t('error-table') }] : []), ...code, home]}>
      <p>{damaged ? t('damaged-what') : t('error-what', { status })}</p>
      <p>{damaged ? t('damaged-now', { table: damaged }) : t('error-now', { status })}</p>
      <p class="note">{t('error-number', { status })}</p>
    </Mishap>
  )
}
