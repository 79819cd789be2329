/** Notices that are not letters: webhooks, this browser, and feeds. */
import type { Health } from '../../worker/post/webhook/health'
import type { HookFault, Shape } from '../../worker/post/webhook/hook'
import type { Time } from '../model'
import { asset } from '../parts/assets'
import { DeedButton, DeedForm, type Doer } from '../parts/deed'
import { Part } from '../parts/layout'
import type { Reader } from '../parts/reader'
import { inWords } from '../parts/time'
import { Faults, Field, Handed, idOf, type Filled } from './field'

export interface Channels {
  hooks: readonly HookCard[]
  /** The secret of a webhook that was just added. */
  fresh?: string
  /** A webhook that could not be kept, as it was typed. */
  refused?: { typed: Filled['typed']; fault: HookFault }
  /** The public key by which browsers subscribe, and those that did. */
  push: { key: string; devices: readonly { id: string; since: Time }[] }
  /** The secret addresses, whole. */
  feeds: { news: string; deadlines: string }
}
/** Of its address only the host: the rest is as good as a key. */
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

const NAMES: Readonly<Record<Exclude<Shape, 'json'>, string>> = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram' }

/** A table's own have no more than these. */
type HooksProps = Omit<ChannelsProps, 'channels'> & { channels: Pick<Channels, 'hooks' | 'fresh' | 'refused'> }

export function Hooks({ reader, doer, channels: { hooks, fresh, refused } }: HooksProps) {
  const { t } = reader
  const filled = refused && filledBy(refused)
  return (
    <Part id="hooks" heading={t('hooks')}>
      {fresh && <Handed id="fresh-secret" label={t('hooks-secret')} link={fresh} hint={t('hooks-fresh')} />}
      <p>{t('hooks-about')}</p>
      {hooks.map(hook => (
        <HookState key={hook.id} reader={reader} doer={doer} hook={hook} />
      ))}
      <Faults reader={reader} filled={filled} />
      <DeedForm {...doer} deed="hook" section="hooks" kind="part">
        <fieldset id={idOf('shape')}>
          <legend>{t('hooks-shape')}</legend>
          <div class="picks pairs">
            {Object.entries({ ...NAMES, json: t('hooks-json') }).map(([shape, name]) => (
              <label key={shape} class="pick bare-pick">
                <input type="radio" name="shape" value={shape} checked={shape === (filled?.typed.shape ?? 'discord')} />
                <span>{name}</span>
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
    </Part>
  )
}

function filledBy({ typed, fault }: NonNullable<Channels['refused']>): Filled {
  const field = fault === 'shape' || fault === 'secret' ? fault : 'url'
  return { typed, faults: [{ field, text: { say: 'hooks-fault', with: { fault } } }] }
}

function HookState({ reader, doer, hook: { id, shape, host, health } }: { reader: Reader; doer: Doer; hook: HookCard }) {
  const { t } = reader
  const name = shape === 'json' ? t('hooks-json') : NAMES[shape]
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

/** The script shows the form where the browser can do it; without, the sentence stays that says so. */
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

export function Feeds({ reader: { t }, doer, channels: { feeds } }: ChannelsProps) {
  return (
    <Part id="feeds" heading={t('feeds')}>
      <Handed id="feed-news" label={t('feeds-news')} link={feeds.news} />
      <Handed id="feed-deadlines" label={t('feeds-deadlines')} link={feeds.deadlines} hint={t('feeds-secret')} />
      <DeedButton {...doer} deed="replace-feeds" section="feeds" text={t('feeds-replace')} />
    </Part>
  )
}
