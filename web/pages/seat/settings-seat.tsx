/** Settings of a seat: its link, another device, a substitute, letters, and leaving. */
import { DeedButton, DeedForm } from '../../parts/deed'
import type { AddressShown } from '../../../worker/model'
import { Fold } from '../../parts/fold'
import { LanguagePicks } from '../../parts/language-picks'
import { Part } from '../../parts/layout'
import { inWords } from '../../parts/time/time'
import { CopyField } from '../../parts/field'
import { OwnHanded, Scanned } from '../../parts/handing'
import type { Setting } from './settings'

export function OwnLink({ reader: { t }, doer, fresh, done }: Setting) {
  const replaced = done === 'replace-link'
  const label = t(replaced ? 'settings-own-fresh' : 'taken-link')
  return (
    <Part id="own" heading={t('taken-link')}>
      {fresh?.kind === 'own' && (
        <>
          <OwnHanded t={t} id="fresh-own" label={label} named={!replaced} link={fresh.link} hint={t('taken-keep')} />
          {fresh.qr && <Scanned qr={fresh.qr} words={t('settings-own-qr')} />}
        </>
      )}
      <p>{t('settings-own-about')}</p>
      {!fresh && <DeedButton {...doer} deed="show-link" section="own" text={t('settings-own-show')} />}
      <details class="fold">
        <summary>{t('settings-own-replace')}</summary>
        <p class="note">{t('settings-own-replace-about')}</p>
        <DeedButton {...doer} deed="replace-link" section="own" text={t('settings-own-replace')} />
      </details>
    </Part>
  )
}

export function Device({ reader, doer, code }: Setting) {
  const { t } = reader
  return (
    <Part id="device" heading={t('device')}>
      {code && (
        <div class="calm" role="status">
          <p>{t('device-code', { until: inWords(code.until, reader) })}</p>
          <p class="code">{code.digits.replace(/(\d{4})(?=\d)/g, '$1 ')}</p>
          {code.qr && <Scanned qr={code.qr} words={t('device-qr')} />}
        </div>
      )}
      {!code && <p>{t('device-about')}</p>}
      <DeedButton {...doer} deed="code" section="device" text={t('device-ask')} />
    </Part>
  )
}

export function Lending({ reader, model: { head, viewer }, doer, fresh, lendDays }: Setting) {
  const { t } = reader
  const lent = head.seats.find(({ seat }) => seat === viewer)?.lent
  return (
    <Part id="lend" heading={t('lend')}>
      {fresh?.kind === 'lent' && <CopyField id="fresh-lent" label={t('lend-fresh')} link={fresh.link} hint={t('lend-fresh-hint')} />}
      {lent === undefined ? (
        <>
          <p>{t('lend-about')}</p>
          <DeedForm {...doer} deed="lend" section="lend" kind="part">
            <div class="field">
              <label for="lend-days">{t('lend-days', { most: lendDays })}</label>
              <input id="lend-days" name="days" type="number" min={1} max={lendDays} value={7} required />
            </div>
            <p class="row">
              <button class="button">{t('lend-do')}</button>
            </p>
          </DeedForm>
        </>
      ) : (
        <>
          <p>{t('lend-until', { until: inWords(lent, reader) })}</p>
          <DeedButton {...doer} deed="take-seat-back" text={t('back-take')} />
        </>
      )}
    </Part>
  )
}

export function Letters(setting: Setting) {
  const {
    reader: { t },
    doer,
    letters,
    letterLanguage,
    holder,
    post,
  } = setting
  if (!letters) return null
  return (
    <Part id="letters" heading={t('letters')}>
      <AddressLine {...setting} shown={post?.addresses.first} />
      <DeedForm {...doer} deed="address" kind="field">
        <label for="address">{t(holder.lettered ? 'letters-other' : 'claim-address')}</label>
        <input id="address" name="address" type="email" autocomplete="email" required aria-describedby="address-hint" />
        <small id="address-hint">{t(holder.lettered ? 'letters-other-hint' : 'claim-address-hint')}</small>
        <button class="button">{t('letters-use')}</button>
      </DeedForm>
      {holder.lettered && <Second {...setting} />}
      <DeedForm {...doer} deed="language" kind="part">
        <LanguagePicks legend={t('letters-language')} chosen={letterLanguage} />
        <p class="row">
          <button class="button">{t('settings-save')}</button>
        </p>
      </DeedForm>
    </Part>
  )
}

function AddressLine({ reader: { t }, shown, spare }: Pick<Setting, 'reader'> & { shown: AddressShown | undefined; spare?: true }) {
  if (!shown) return null
  const isGiven = shown.state === 'given'
  return (
    <p class={isGiven ? undefined : 'wrong'}>
      <bdi>{shown.address}</bdi>: {t('letters-state', { state: spare && isGiven ? 'spare' : shown.state })}
    </p>
  )
}

function Second({ reader, model: { own }, doer, post }: Setting) {
  const { t } = reader
  const shown = post?.addresses.second
  const label = t(own?.second ? 'letters-second-change' : 'letters-second')
  return (
    <>
      <AddressLine reader={reader} shown={shown} spare />
      {own?.second && (
        <DeedForm {...doer} deed="drop-second" kind="row">
          {!shown && <span>{t('letters-second-kept')}</span>}
          <button class="button">{t('hooks-drop')}</button>
        </DeedForm>
      )}
      <Fold id="second-email" label={label}>
        <DeedForm {...doer} deed="second-address" kind="field">
          <label for="second">{label}</label>
          <input id="second" name="address" type="email" autocomplete="email" required aria-describedby="second-hint" />
          <small id="second-hint">{t('letters-second-hint')}</small>
          <button class="button">{t('letters-second-keep')}</button>
        </DeedForm>
      </Fold>
    </>
  )
}

/** Resigning leaves the seat to the bot, leaving removes one's name; both require a ticked box. */
export function Goodbye({ reader: { t }, model: { may }, doer, refused }: Setting) {
  return (
    <Part id="goodbye" heading={t('goodbye')}>
      {may.resign && (
        <Fold id="resign" label={t('resign-do')} open={refused === 'not-sure'}>
          <p>{t('resign-about')}</p>
          <DeedForm {...doer} deed="resign" kind="part">
            <label class="pick">
              <input type="checkbox" name="sure" required />
              <span>{t('resign-sure')}</span>
            </label>
            <p class="row">
              <button class="button">{t('resign-do')}</button>
            </p>
          </DeedForm>
        </Fold>
      )}
      <Fold id="leave" label={t('leave-do')} open={refused === 'not-sure'}>
        <p>{t('leave-about')}</p>
        <DeedForm {...doer} deed="leave" kind="part">
          <label class="pick">
            <input type="checkbox" name="sure" required />
            <span>{t('leave-sure')}</span>
          </label>
          <p class="row">
            <button class="button">{t('leave-do')}</button>
          </p>
        </DeedForm>
      </Fold>
    </Part>
  )
}
