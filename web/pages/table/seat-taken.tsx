/** Whose seat this is, for a browser that has just got it: by taking it, by its link, or by its link alone. */
import type { Reader } from '../../words/reader'
import { OwnHanded } from '../../parts/handing'
import type { Paths } from '../../parts/paths'
import type { TablePage } from './table-page'

/** Whether the link comes by letter, too; until its person agrees, an email gets one and no more. */
type Letters = 'go' | 'asked' | 'none'
const HINTS = { go: 'taken-lettered', asked: 'taken-asked', none: 'taken-keep' } as const

/** The first visit after taking a seat: shows the personal link to keep. */
export function SeatTaken({ reader: { t }, paths, link, letters }: { reader: Reader; paths: Paths; link: string; letters: Letters }) {
  return (
    <section class="calm" aria-labelledby="seat-taken">
      <h2 id="seat-taken">{t('taken-title')}</h2>
      <p>{t('taken-about')}</p>
      <OwnHanded t={t} id="own-link" label={t('taken-link')} link={link} hint={t(HINTS[letters])} />
      <p class="note">
        <a href={paths.setting('seat')}>{t('taken-again')}</a>
      </p>
    </section>
  )
}

/**
 * Leads to the seat's personal link, which is shown only when the seat has just been taken. `beside`: with the settings, or in
 * practice for them alone. A substitute has no link to keep.
 */
export function OwnLink({
  reader: { t },
  holder,
  paths,
  beside,
}: Pick<TablePage, 'reader' | 'holder' | 'paths'> & { beside?: 'both' | 'settings' }) {
  if (holder.token === undefined) return null
  if (holder.lent || beside === 'settings') return beside ? <a href={paths.setting('time')}>{t('settings')}</a> : null
  return <a href={paths.setting('seat')}>{t(beside ? 'own-link-and-settings' : 'own-link')}</a>
}

/** Every visit of a browser without cookies: shows the link, because the browser will not remember the seat. */
export function Linked({ reader: { t }, link }: { reader: Reader; link: string }) {
  return (
    <section class="calm" aria-labelledby="linked">
      <h2 id="linked">{t('linked')}</h2>
      <p>{t('linked-about')}</p>
      <OwnHanded t={t} id="own-link" label={t('taken-link')} link={link} hint={t('taken-keep')} />
    </section>
  )
}

/** Says whose seat a personal link has opened, so that nobody plays for somebody else by mistake; one press gives it up again. */ export function Came({
  reader: { t, language },
  model: { head },
  own,
  holder,
  paths,
}: TablePage) {
  if (own === undefined || holder.token === undefined) return null
  const before = holder.seats.filter(seat => seat !== own).map(seat => nameOf(head.seats, seat))
  return (
    <form class="row notice" method="post" action={paths.forgotten}>
      <input type="hidden" name="token" value={holder.token} />
      <p role="status">
        {t('came', { name: nameOf(head.seats, own) })}{' '}
        {before.length > 0 && `${t('came-before', { names: new Intl.ListFormat(language).format(before) })} `}
        {t('came-not')}
      </p>
      <button class="button">{t('came-forget')}</button>
      <small class="note">{t('came-forget-about')}</small>
    </form>
  )
}

const nameOf = (seats: TablePage['model']['head']['seats'], wanted: number): string => seats.find(({ seat }) => seat === wanted)?.name ?? ''
