/** Private notes, each with the position it was written at. */
import type { Note } from '../../../worker/model'
import { DeedForm, type Doer } from '../deed'
import { Later, type Opening } from '../fold'
import type { Paths } from '../paths'
import { Words } from './talk'
import { When } from '../time/time'

const LENGTH = 2000

export function Notes({ reader, opened, notes, paths, doer }: Opening & { notes: readonly Note[]; paths: Paths; doer: Doer }) {
  const { t } = reader
  const id = `note-${notes.length}`
  return (
    <Later reader={reader} opened={opened} name="notes" label={t('notes', { count: notes.length })}>
      <ol class="talked">
        {notes.map(({ at, position, text }, i) => (
          <li key={i} class="said">
            <p class="note">
              <a href={paths.at(position)}>{t('log-position', { position })}</a> · <When at={at} reader={reader} />
            </p>
            <Words text={text} />
          </li>
        ))}
      </ol>
      <DeedForm {...doer} deed="note" kind="field" quick>
        <label for={id}>{t('notes-new')}</label>
        <textarea id={id} name="text" rows={2} maxlength={LENGTH} required aria-describedby="notes-hint" />
        <small id="notes-hint">{t('notes-about')}</small>
        <button class="button">{t('notes-keep')}</button>
      </DeedForm>
    </Later>
  )
}
