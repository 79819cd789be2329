/** Above the table, at the first visit after taking a seat: the personal link, to be kept. */
import type { Reader } from '../parts/reader'
import { Handed } from './field'

export function SeatTaken({ reader: { t }, link, lettered, alone }: { reader: Reader; link: string; lettered: boolean; alone: boolean }) {
  return (
    <section class="calm" aria-labelledby="seat-taken">
      <h2 id="seat-taken">{t('taken-title')}</h2>
      <p>{t('taken-about')}</p>
      <Handed id="own-link" label={t('taken-link')} link={link} hint={t(lettered ? 'taken-lettered' : 'taken-keep')} />
      {alone && <p class="note">{t('taken-alone')}</p>}
    </section>
  )
}

/** At every visit of a browser that keeps no cookies: it will not know the seat again by itself. */
export function Linked({ reader: { t }, link }: { reader: Reader; link: string }) {
  return (
    <section class="calm" aria-labelledby="linked">
      <h2 id="linked">{t('linked')}</h2>
      <p>{t('linked-about')}</p>
      <Handed id="own-link" label={t('taken-link')} link={link} hint={t('taken-keep')} />
    </section>
  )
}
