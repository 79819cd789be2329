/** A player's own time: time zone, waking hours, and announced absences. */
import { DeedButton, DeedForm } from '../../parts/deed'
import { Part } from '../../parts/layout'
import { dayName, inWords } from '../../parts/time/time'
import type { Setting } from './settings'
import { allZones, nearZones } from '../../parts/time/zones'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const DAY = 24 * 60 * 60 * 1000

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function Hours({ reader, model: { own }, doer }: Setting) {
  const { t, language } = reader
  if (!own) return null
  const { zone, from, to, days } = own.hours
  return (
    <Part id="hours" heading={t('hours')}>
      <p class="note">{t('hours-about')}</p>
      <DeedForm {...doer} deed="hours" kind="part">
        <div class="field">
          <label for="zone">{t('hours-zone')}</label>
          <input
            id="zone"
            name="zone"
            value={zone}
            list="zones"
            autocomplete="off"
            spellcheck={false}
            aria-describedby="zone-hint"
            required
          />
          <small id="zone-hint">{t('hours-zone-hint')}</small>
          <datalist id="zones">
            {[...new Set([...nearZones(language), ...allZones()])].map(name => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <div class="pair short">
          <TimeField name="from" label={t('hours-from')} value={clockTime(from)} />
          <TimeField name="to" label={t('hours-to')} value={clockTime(to)} />
        </div>
        <fieldset>
          <legend>{t('hours-days')}</legend>
          <div class="picks tiny days">
            {WEEK.map(day => (
              <label key={day} class="pick">
                <input type="checkbox" name={`day.${day}`} checked={days.includes(day)} />
                <span>{dayName(day, language)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p class="note">{t('hours-least')}</p>
        <p class="row">
          <button class="button">{t('settings-save')}</button>
        </p>
      </DeedForm>
    </Part>
  )
}

function TimeField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div class="field">
      <label for={`hours-${name}`}>{label}</label>
      <input id={`hours-${name}`} name={name} type="time" value={value} required />
    </div>
  )
}

export function Absences({ reader, model: { own, head }, doer }: Setting) {
  const { t, now } = reader
  if (!own) return null
  const { times, days } = head.absences
  const used = own.absences.reduce((sum, { from, until }) => sum + until - from, 0)
  const left = Math.max(0, days - Math.ceil(used / DAY))
  const more = Math.max(0, times - own.absences.length)
  return (
    <Part id="absences" heading={t('absences')}>
      <p>{t('absences-about')}</p>
      <p class="note">{t('absences-left', { times: more, days: left })}</p>
      {own.absences.length > 0 && (
        <ul class="seats small">
          {own.absences.map(({ from, until, shared }) => (
            <li key={from} class="absence">
              <span>
                {t('absences-one', { from: inWords(from, reader), until: inWords(until, reader) })}
                {shared && ` · ${t('absences-shared')}`}
              </span>
              {until > now && (
                <DeedButton {...doer} deed="back-sooner" fills={{ from }} text={t(from > now ? 'absences-drop' : 'absences-end')} />
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && left > 0 && head.stage === 'playing' && (
        <DeedForm {...doer} deed="absent" kind="part">
          <div class="pair short">
            <DateField name="from" label={t('absences-from')} />
            <DateField name="until" label={t('absences-until')} />
          </div>
          <label class="pick">
            <input type="checkbox" name="shared" />
            <span>{t('absences-share')}</span>
          </label>
          <p class="row">
            <button class="button">{t('absences-announce')}</button>
          </p>
        </DeedForm>
      )}
    </Part>
  )
}

function DateField({ name, label }: { name: string; label: string }) {
  return (
    <div class="field">
      <label for={`absent-${name}`}>{label}</label>
      <input id={`absent-${name}`} name={name} type="date" required />
    </div>
  )
}
