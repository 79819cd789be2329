/** An invitation that is no longer valid. */
import { document } from '../../parts/layout'
import { Mishap } from '../../parts/notice'
import { readerOf, type Reading } from '../../words/reader'

export interface ClaimRefusedProps extends Reading {
  /** The seat is taken, or given to a bot when the game began; the table was called off; or the link was replaced. */
  why: 'taken' | 'began' | 'off' | 'dead'
  /** Link to the table, if it may be watched. */
  table?: string
  /** This browser's own seat at that table. */
  mine?: string | undefined
}

export function claimRefusedPage({ why, table, mine, ...reading }: ClaimRefusedProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const home = { href: '/', text: t('error-home') }
  const own = mine ? [{ href: mine, text: t('host-go') }] : []
  // A person who plays here by another link needs no code.
  const asksForCode = why === 'taken' && !mine
  const code = asksForCode ? [{ href: '/code', text: t('code-enter') }] : []
  return document(
    { reader, title: t(`claim-${why}`), kind: 'narrow', secret: true },
    <Mishap heading={t(`claim-${why}`)} ways={[...own, ...code, ...(table ? [{ href: table, text: t('error-table') }] : []), home]}>
      <p>{t(`claim-${why}-why`)}</p>
      {!mine && <p>{t(`claim-${why}-now`)}</p>}
      {asksForCode && <p>{t('claim-taken-code')}</p>}
    </Mishap>
  )
}
