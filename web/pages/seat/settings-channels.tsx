/** Notices other than letters: webhooks, this browser, and feeds. */
import type { Health } from '../../../worker/post/webhook/health'
import type { HookFault } from '../../../worker/post/webhook/shapes/hook'
import { SHAPES, shapeName, type Shape } from '../../../worker/model/shapes'
import type { Time } from '../../../worker/model'
import { asset } from '../../board/assets'
import { DeedButton, DeedForm, type Doer } from '../../parts/deed'
import { Fold } from '../../parts/fold'
import { Part } from '../../parts/layout'
import type { Reader } from '../../words/reader'
import { inWords } from '../../parts/time/time'
import { Faults, Field, CopyField, idOf, type Filled } from '../../parts/field'

export interface Channels {
  hooks: readonly HookCard[]
  /** The secret of a webhook just added; it is shown only once. */
  fresh?: string
  /** The input of a webhook that was refused, and why. */
  refused?: { typed: Filled['typed']; fault: HookFault }
  /** The public key browsers subscribe with, and the subscribed devices. */
  push: { key: string; devices: readonly { id: string; since: Time }[] }
  /** The secret addresses, in full. */
  feeds: { news: string; deadlines: string }
}
/** Shows only the host of its address; the rest is as good as a password. */
export interface HookCard {
  id: string
  shape: Shape
  host: string
  health: Health
}

export interface ChannelsProps {
  reader: Reader
  doer: Doer
  channels: Channels
}

/** The host's page passes only these. */
type HooksProps = Omit<ChannelsProps, 'channels'> & { channels: Pick<Channels, 'hooks' | 'fresh' | 'refused'> }

export function Hooks({ reader, doer, channels: { hooks, fresh, refused } }: HooksProps) {
  const { t } = reader
  const filled = refused && filledBy(refused)
  return (
    <Part id="hooks" heading={t('hooks')}>
      {fresh && <CopyField id="fresh-secret" label={t('hooks-secret')} link={fresh} hint={t('hooks-fresh')} />}
      <p>{t('hooks-about', { services: servicesIn(reader) })}</p>
      {hooks.map(hook => (
        <HookState key={hook.id} reader={reader} doer={doer} hook={hook} />
      ))}
      <Faults reader={reader} filled={filled} />
      <Fold id="hooks-new" label={t('hooks-new')} open={filled !== undefined}>
        <DeedForm {...doer} deed="hook" section="hooks" kind="part">
          <fieldset id={idOf('shape')}>
            <legend>{t('hooks-shape')}</legend>
            <div class="picks pairs">
              {SHAPES.map(shape => (
                <label key={shape} class="pick bare-pick">
                  <input type="radio" name="shape" value={shape} checked={shape === (filled?.typed.shape ?? SHAPES[0])} />
                  <span>{shapeName(shape) ?? t('hooks-json')}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field reader={reader} filled={filled} name="url" label={t('hooks-url')} hint={t('hooks-url-hint')} type="url" required />
          <Field reader={reader} filled={filled} name="secret" label={t('hooks-secret')} hint={t('hooks-secret-hint')} />
          <p class="row">
            <button class="button">{t('hooks-add')}</button>
          </p>
        </DeedForm>
      </Fold>
    </Part>
  )
}

const servicesIn = ({ language }: Reader): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(SHAPES.flatMap(shape => shapeName(shape) ?? []))

function filledBy({ typed, fault }: NonNullable<Channels['refused']>): Filled {
  const field = fault === 'shape' || fault === 'secret' ? fault : 'url'
  return { typed, faults: [{ field, text: { say: 'hooks-fault', with: { fault } } }] }
}

function HookState({ reader, doer, hook: { id, shape, host, health } }: { reader: Reader; doer: Doer; hook: HookCard }) {
  const { t } = reader
  const name = shapeName(shape) ?? t('hooks-json')
  const { off, failing, taken, last } = health
  const state = off !== undefined ? 'off' : failing ? 'failing' : taken !== undefined ? 'taken' : 'none'
  const at = inWords(off ?? failing?.since ?? taken ?? reader.now, reader)
  const said = [last?.status, last?.said].filter(Boolean).join(' ')
  return (
    <div class="calm" id={`hook-${id}`}>
      <p>
        <b>{name}</b> <bdi class="note">{host}</bdi>
      </p>
      <p class={failing ? 'wrong' : 'note'}>{t('hooks-health', { state, at })}</p>
      {failing && said && <p class="note">{t('hooks-said', { said })}</p>}
      <div class="row">
        <DeedButton {...doer} deed="hook-test" section="hooks" fills={{ hook: id }} text={t('hooks-test')} />
        {off !== undefined && <DeedButton {...doer} deed="hook-on" section="hooks" fills={{ hook: id }} text={t('hooks-on')} />}
        <DeedButton {...doer} deed="hook-drop" section="hooks" fills={{ hook: id }} text={t('hooks-drop')} />
      </div>
    </div>
  )
}

/** A script reveals the form if the browser supports push; otherwise the explanation stays. */
export function Push({ reader, doer, channels: { push } }: ChannelsProps) {
  const { t } = reader
  const texts = { 'data-denied': t('push-denied'), 'data-failed': t('push-failed') }
  return (
    <Part id="push" heading={t('push')}>
      <p>{t('push-about')}</p>
      <p class="note" id="push-without">
        {t('push-without')}
      </p>
      <div id="push-here" hidden data-key={push.key} data-worker={asset('sw.js')} {...texts}>
        <DeedForm {...doer} deed="push" fills={{ subscription: '' }} kind="part">
          <p class="row">
            <button class="button">{t('push-do')}</button>
          </p>
        </DeedForm>
        <p role="status" class="wrong" />
      </div>
      {push.devices.map(({ id, since }) => (
        <DeedForm key={id} {...doer} deed="push-drop" fills={{ device: id }} kind="row">
          <span>{t('push-device', { since: inWords(since, reader) })}</span>
          <button class="button">{t('hooks-drop')}</button>
        </DeedForm>
      ))}
      <script src={asset('push.js')} defer />
    </Part>
  )
}

export function Feeds({ reader: { t }, doer, channels: { feeds }, done }: ChannelsProps & { done?: boolean }) {
  return (
    <Fold id="feeds" label={t('feeds')} open={done}>
      <CopyField id="feed-news" label={t('feeds-news')} link={feeds.news} />
      <CopyField id="feed-deadlines" label={t('feeds-deadlines')} link={feeds.deadlines} hint={t('feeds-secret')} />
      <DeedButton {...doer} deed="replace-feeds" section="feeds" text={t('feeds-replace')} />
    </Fold>
  )
}
