/** What a person sets for the seat: when the clock runs, what is told, how the seat is kept, lent and left. */
import type { Game, Language } from '../../worker/rules/game'
import type { AddressShown, Delivery, Holder, TableModel, Time } from '../model'
import type { Doer } from '../parts/deed'
import { Figure } from '../parts/figure'
import { document, Part } from '../parts/layout'
import { Notice } from '../parts/notice'
import type { DeedRefusal } from '../parts/outcome'
import { pathsOf, type Paths } from '../parts/paths'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import { Deliveries } from './deliveries'
import { Feeds, Hooks, Push, type Channels } from './settings-channels'
import { Absences, Hours, Reminders } from './settings-time'
import { Device, Goodbye, Lending, Letters, OwnLink } from './settings-seat'

/** The deeds whose answer is this page. */
export const SETTING_DEEDS = [
  'hook', 'hook-test', 'hook-on', 'hook-drop', 'push', 'push-drop', 'replace-feeds', 'hours', 'reminders', 'absent', 'back-sooner', 'replace-link', 'lend', 'take-seat-back', 'code', 'address', 'second-address', 'drop-second', 'language', 'resign',
] as const
export type SettingDeed = (typeof SETTING_DEEDS)[number]

/** Where letters go, and where while they do not arrive there. */
export interface Addresses {
  first?: AddressShown | undefined
  second?: AddressShown | undefined
}

export interface SettingsProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  /** The site can send letters. */
  letters: boolean
  /** The language of letters to this seat. */
  letterLanguage: Language
  /** For how many days a seat may be lent. */
  lendDays: number
  /** Ways besides letters, and what became of the newest notices; for the owner of the seat only. */
  post?: { channels: Channels; deliveries: readonly Delivery[]; heard?: Time; addresses: Addresses }
  /** What was just done here. */
  done?: SettingDeed
  /** Why it was not. */
  refused?: DeedRefusal
  /** A link that was just made: the seat's own, or the one for a substitute. */
  fresh?: { kind: 'own' | 'lent'; link: string }
  /** A short code that was just made, until when it is good, and the same link as a picture. */
  code?: { digits: string; until: Time; qr?: string }
}

/** All that the parts of the page share. */
export interface Setting extends SettingsProps {
  reader: Reader
  paths: Paths
  doer: Doer
}

export function settingsPage(props: SettingsProps): string {
  const { model, holder, game, done, refused } = props
  const { head, viewer } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ zone: model.own?.hours.zone, ...props }, company)
  const { t } = reader
  const paths = pathsOf(head.id, viewer)
  const setting: Setting = { ...props, reader, paths, doer: { action: paths.deeds, token: holder.token ?? '' } }
  return document(
    { reader, title: `${t('settings')} · ${head.name}`, kind: 'two-columns', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <a href={paths.here}>
            <bdi>{head.name}</bdi>
          </a>
        </p>
        <h1 class="row">
          {t('settings')}
          {viewer !== 'watcher' && <Figure company={company} seat={viewer} size={40} />}
        </h1>
        {refused && <Notice wrong>{t('table-notice', { what: refused })}</Notice>}
        {done && !refused && <Notice>{t('settings-done', { deed: done })}</Notice>}
      </div>
      {holder.lent ? <Part heading={t('lend')} id="lent"><p>{t('settings-lent')}</p></Part> : <Own {...setting} />}
      <p class="row fill">
        <a class="button" href={paths.here}>
          {t('log-back')}
        </a>
      </p>
    </>
  )
}

/** A substitute has none of these. */
function Own(setting: Setting) {
  const { reader, post, model: { head } } = setting
  return (
    <>
      <div class="part form">
        <Hours {...setting} />
        {head.pace ? (
          <>
            <Reminders {...setting} />
            <Absences {...setting} />
          </>
        ) : (
          <p class="note">{reader.t('pace-none-about')}</p>
        )}
      </div>
      <div class="part form">
        <OwnLink {...setting} />
        <Device {...setting} />
        <Lending {...setting} />
        <Letters {...setting} />
        {post && (
          <>
            <Push {...setting} channels={post.channels} />
            <Hooks {...setting} channels={post.channels} />
            <Feeds {...setting} channels={post.channels} />
            <Part id="post" heading={reader.t('post')}>
              <Deliveries reader={reader} {...post} />
            </Part>
          </>
        )}
        <Goodbye {...setting} />
      </div>
    </>
  )
}
