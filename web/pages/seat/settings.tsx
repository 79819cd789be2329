/** A seat's settings as short pages: when the clock runs, what is notified, and how the seat is kept, lent or left. */
import { Fragment, type VNode } from 'preact'
import type { Game, Language } from '../../../worker/drawing/game'
import type { AddressShown, Delivery, Holder, TableModel, Time } from '../../../worker/model'
import { BackToTable } from '../../parts/table/back'
import type { Doer } from '../../parts/deed'
import { Figure } from '../../parts/figure'
import { Fold } from '../../parts/fold'
import { document, Part } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import type { DeedRefusal } from './outcome'
import { pathsOf, type Paths } from '../../parts/paths'
import { readerOf, type Company, type Reader, type Reading } from '../../words/reader'
import { Deliveries } from './deliveries'
import { Feeds, Hooks, Push, type Channels } from './settings-channels'
import { SETTING_PAGES, type SettingDeed, type SettingPage } from '../../../worker/model/setting-pages'
import { Absences, Hours } from './settings-time'
import { AllTicks } from './ticks'
import { Device, Goodbye, Lending, Letters, OwnLink } from './settings-seat'

/** Where letters go, and the fallback if they do not arrive there. */
export interface Addresses {
  first?: AddressShown | undefined
  second?: AddressShown | undefined
}

export interface SettingsProps extends Reading {
  page: SettingPage
  model: TableModel
  holder: Holder
  game: Game
  /** The site can send letters. */
  letters: boolean
  /** The language of letters to this seat. */
  letterLanguage: Language
  /** The longest time a seat may be lent. */
  lendDays: number
  /** Channels other than letters and the newest delivery reports; only for the seat's owner. */
  post?: { channels: Channels; deliveries: readonly Delivery[]; heard?: Time; addresses: Addresses }
  /** The deed just done. */
  done?: SettingDeed
  /** Why it was refused. */
  refused?: DeedRefusal
  /** A link just created or asked for: the seat's own, or the one for a substitute. */
  fresh?: { kind: 'own' | 'lent'; link: string; qr?: string }
  /** A short code just created, its expiry, and the same link as a QR code. */
  code?: { digits: string; until: Time; qr?: string }
}

/** Props shared by all parts of the page. */
export interface Setting extends SettingsProps {
  reader: Reader
  paths: Paths
  doer: Doer
}

export function settingsPage(props: SettingsProps): string {
  const { model, holder, game, page, done, refused } = props
  const { head, viewer } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ zone: model.own?.hours.zone, ...props }, company)
  const { t } = reader
  const paths = pathsOf(head.id, viewer)
  const setting: Setting = { ...props, reader, paths, doer: { action: paths.deeds, token: holder.token ?? '' } }
  return document(
    { reader, title: `${t(holder.lent ? 'settings' : `settings-${page}`)} · ${head.name}`, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <BackToTable href={paths.here} name={head.name} />
        <h1 class="row">
          {t('settings')}
          {viewer !== 'watcher' && <Figure company={company} seat={viewer} size={40} />}
        </h1>
      </div>
      {!holder.lent && <Pages {...setting} />}
      {refused && <Notice wrong>{t('table-notice', { what: refused })}</Notice>}
      {done && !refused && <Notice>{t('settings-done', { deed: done })}</Notice>}
      {holder.lent ? (
        <Part heading={t('settings-lent-heading')} id="lent">
          <p>{t('settings-lent')}</p>
        </Part>
      ) : (
        <div class="part form short">
          {OF_PAGE[page](setting)}
          <AllTicks {...setting} own={model.own} />
        </div>
      )}
    </>
  )
}

function Pages({ reader: { t }, paths, page }: Setting) {
  return (
    <nav class="tabs" aria-label={t('settings')}>
      {SETTING_PAGES.map(other => (
        <Fragment key={other}>
          <a href={paths.setting(other)} aria-current={other === page ? 'page' : undefined}>
            {t(`settings-${other}`)}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}

/** Contents of each page above its tick boxes; substitutes see none of them. */
const OF_PAGE: Record<SettingPage, (setting: Setting) => VNode> = {
  time: setting => <Hours {...setting} />,
  absences: setting => (
    <>
      {setting.model.head.pace ? <Absences {...setting} /> : <p class="note">{setting.reader.t('pace-none-about')}</p>}
      <Lending {...setting} />
    </>
  ),
  letters: setting => <Letters {...setting} />,
  notices: ({ post, ...setting }: Setting) => (
    <>
      {post && (
        <>
          <Push {...setting} channels={post.channels} />
          <Hooks {...setting} channels={post.channels} />
          <div class="folds">
            <Feeds {...setting} channels={post.channels} done={setting.done === 'replace-feeds'} />
            <Fold id="post" label={setting.reader.t('post')}>
              <Deliveries reader={setting.reader} {...post} />
            </Fold>
          </div>
        </>
      )}
    </>
  ),
  seat: setting => (
    <>
      <OwnLink {...setting} />
      <Device {...setting} />
      <Goodbye {...setting} />
    </>
  ),
}
