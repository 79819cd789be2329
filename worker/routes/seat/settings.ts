/** The settings pages of a seat, with its deliveries and the result of the last deed. */
import { settingsPage, type SettingsProps } from '../../../web/pages/seat/settings'
import { pageOf, type SettingDeed, type SettingPage } from '../../model/setting-pages'
import type { AddressShown, Delivery } from '../../model'
import { LEND_DAYS } from '../../shared/bounds'
import { gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { transportOf } from '../../post/transports/transport'
import type { Acted, Seen } from '../../table/table'
import type { SeatVisit } from '../request/acting'
import { askPerson } from '../request/person-calls'
import type { Misread } from '../../table/settings/deed'
import { channelsOf, deliveriesOf } from '../joining/channels'
import { refusal } from './seats'
import { page, reading, type Request } from '../request/site'
import { tableOf, visitOf } from '../request/visit'

type Refusal = NonNullable<SettingsProps['refused']>

/** After success: a redirect, so that the page can be reloaded, unless it shows something only once. */
export async function settled(
  c: Request,
  acted: Acted,
  deed: SettingDeed,
  refused: Refusal | undefined,
  fresh?: string
): Promise<Response> {
  const { head, viewer, own } = acted.model
  const page = pageOf(deed)
  if (refused) return settings(c, acted, page, { refused }, { status: 409 })
  if (fresh) return settings(c, acted, page, { done: deed }, { fresh })
  const seat = `/tables/${head.id}/seats/${viewer}`
  if (deed === 'replace-link')
    return settings(
      c,
      acted,
      page,
      { done: deed, fresh: { kind: 'own', link: `${c.env.PUBLIC_URL}${seat}/link/${acted.key}` } },
      { key: acted.key }
    )
  if (deed === 'lend' && own?.lent)
    return settings(c, acted, page, { done: deed, fresh: { kind: 'lent', link: c.env.PUBLIC_URL + own.lent.path } })
  return c.redirect(`${seat}/settings/${page}?done=${deed}`, 303)
}

/** What was just done: a new key in place of the cookie's, a webhook's secret to show once, or why a webhook was refused. */
interface Just {
  status?: 200 | 409 | 422
  key?: string
  fresh?: string
  refused?: Misread
}

type More = Pick<SettingsProps, 'done' | 'refused' | 'fresh' | 'code'>

export async function settings(c: Request, seen: Seen, which: SettingPage, more: More, just: Just = {}): Promise<Response> {
  const { model, holder } = seen
  const game = gameOf(model.head.game)
  const letters = transportOf(c.env) !== undefined
  const letterLanguage = model.own?.language ?? c.get('language')
  const post = POSTED.includes(which) ? await postOf(c, seen, just) : undefined
  return page(
    settingsPage({ ...reading(c), page: which, model, holder, game, letters, letterLanguage, lendDays: LEND_DAYS, post, ...more }),
    just.status
  )
}

/** The pages that show what became of letters and notices. */
const POSTED: readonly SettingPage[] = ['letters', 'notices']

/** Undefined for a substitute, because it is the owner's. */
async function postOf(c: Request, { model: { head, viewer } }: Seen, { key, fresh, refused }: Just): Promise<SettingsProps['post']> {
  const visit = visitOf(c)
  const keys = key && viewer !== 'watcher' ? { ...visit.keys, [viewer]: key } : visit.keys
  const own = unpack((await tableOf(c)?.post({ ...visit, keys })) ?? '{"refused":"unknown"}')
  if ('refused' in own) return undefined
  const channels = { ...channelsOf(c, head.id, own), fresh, refused }
  const deliveries = await deliveriesOf(c, head.id, own)
  const first = await addressOf(
    c,
    head.id,
    own.person,
    deliveries.filter(({ way }) => way === 'letter')
  )
  const second = await addressOf(
    c,
    head.id,
    own.second,
    deliveries.filter(({ way }) => way === 'second')
  )
  return { channels, deliveries, heard: own.heard, addresses: { first, second } }
}

const BOUNCED: readonly Delivery['state'][] = ['bounced', 'unreachable']

const TAKEN: readonly Delivery['state'][] = ['accepted', ...BOUNCED]

/** An accepted letter shows that the address works, not that anybody there wants more. */
async function addressOf(
  c: Request,
  table: string,
  person: string | null | undefined,
  letters: readonly Delivery[]
): Promise<AddressShown | undefined> {
  const shown = person ? await askPerson(c, person, asked => asked.shown(table)) : undefined
  const newest = letters.find(({ state }) => TAKEN.includes(state))
  return shown && { address: shown.address, state: newest && BOUNCED.includes(newest.state) ? 'bounced' : shown.consent }
}

export async function look(c: Request, visit: SeatVisit, then: (seen: Seen) => Response | Promise<Response>): Promise<Response> {
  const seen = unpack((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  return 'refused' in seen ? refusal(c, seen) : then(seen)
}
