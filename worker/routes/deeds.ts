/** All that a seat may do besides answering, as its forms say it; and the page of its settings. */
import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { SETTING_DEEDS, settingsPage, type SettingDeed, type SettingsProps } from '../../web/pages/settings'
import type { AddressShown, Delivery } from '../../web/model'
import type { Fault } from '../../web/pages/field'
import { readerOf } from '../../web/parts/reader'
import { CODE_MINUTES, LEND_DAYS } from '../bounds'
import { gameOf } from '../games'
import { codesOf, placeOf } from '../people/code'
import { open } from '../parcel'
import { transportOf } from '../post/transport'
import { MINUTE } from '../table/clock/span'
import type { Deed } from '../table/deeds'
import type { Acted, Seen } from '../table/table'
import { acting, type SeatVisit } from './acting'
import { askPerson, dropFromLists } from './beside'
import { channelsOf, deliveriesOf, freshSecret, readChannelDeed, type BadHook } from './channels'
import { readDeed } from './deed-form'
import type { Form } from './forms'
import { meet } from './meet'
import { mayWriteTo } from './network'
import { readAddress } from './plan'
import { refusal, show } from './seats'
import { page, reading, refuse, wantsPart, type Request, type Site } from './site'
import { usualWords } from './taker'
import { hold, tableOf, visitOf } from './visit'

export const deeds = new Hono<Site>()
type Refusal = NonNullable<SettingsProps['refused']>

deeds.get('/tables/:table/seats/:seat{[0-9]}/settings', async c => {
  const visit = visitOf(c)
  const seen = open((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refusal(c, seen)
  if (visit.as === 'watcher') return refuse(c, 403, c.req.param('table'))
  const done = SETTING_DEEDS.find(deed => deed === c.req.query('done'))
  return settings(c, seen, { done })
})

deeds.post('/tables/:table/seats/:seat{[0-9]}/deeds', c =>
  acting(c, async (table, visit, form) => {
    const name = form.get('do')
    if (name === 'code') return showCode(c, visit)
    if (name === 'leave') return leave(c, visit, form)
    const channel = readChannelDeed(c, form)
    if (channel && 'fault' in channel) return look(c, visit, seen => settings(c, seen, {}, { status: 422, refused: channel }))
    const deed = channel ?? (name === 'address' || name === 'second-address' ? await addressIn(c, visit, form, name) : readDeed(form, await zoneOf(c, visit), Date.now()))
    if (deed === undefined) return refuse(c, 400, c.req.param('table'))
    if (typeof deed === 'string') return look(c, visit, seen => settings(c, seen, { refused: deed }, { status: deed === 'bad-address' ? 422 : 409 }))
    const acted = open(await table.act(visit, deed))
    return 'refused' in acted ? refusal(c, acted) : answer(c, visit, deed, acted, channel && freshSecret(form, channel))
  })
)

/** The same crew once more, for whoever asks first; the others are led to the same table. */
deeds.post('/tables/:table/seats/:seat{[0-9]}/rematches', c =>
  acting(c, async (table, visit) => {
    const found = open(await table.rematch(visit, usualWords()))
    if ('refused' in found) return refusal(c, found)
    if (!found.sat) return c.redirect(found.path, 303)
    // The link gives this browser the seat.
    const { id, seat, key } = found.sat
    return c.redirect(`/tables/${id}/seats/${seat}/link/${key}?taken=1`, 303)
  })
)

async function answer(c: Request, { as }: SeatVisit, deed: Deed, acted: Acted, fresh?: string): Promise<Response> {
  const { outcome, key } = acted
  await dropSeat(c, acted)
  if (key) hold(c, acted.model.head.id, { seat: as, key })
  const refused = outcome === 'done' ? undefined : outcome
  const status = refused ? 409 : 200
  const setting = SETTING_DEEDS.find(known => known === deed.do)
  if (setting && !(deed.do === 'take-seat-back' && wantsPart(c))) return settled(c, acted, setting, refused, fresh)
  if (deed.do === 'report' && !refused) return show(c, acted, { notice: 'reported' })
  if (!wantsPart(c) && !refused) return c.redirect(`/tables/${acted.model.head.id}/seats/${as}`, 303)
  return show(c, acted, { notice: refused }, status)
}

/** Done: a page that can be loaded again, unless it shows a link that is shown once. */
async function settled(c: Request, acted: Acted, deed: SettingDeed, refused: Refusal | undefined, fresh?: string): Promise<Response> {
  const { head, viewer, own } = acted.model
  if (refused) return settings(c, acted, { refused }, { status: 409 })
  if (fresh) return settings(c, acted, { done: deed }, { fresh })
  const seat = `/tables/${head.id}/seats/${viewer}`
  if (deed === 'replace-link') return settings(c, acted, { done: deed, fresh: { kind: 'own', link: `${c.env.PUBLIC_URL}${seat}/link/${acted.key}` } }, { key: acted.key })
  if (deed === 'lend' && own?.lent) return settings(c, acted, { done: deed, fresh: { kind: 'lent', link: c.env.PUBLIC_URL + own.lent.path } })
  return c.redirect(`${seat}/settings?done=${deed}`, 303)
}

/** The key, where the one in the cookie has just been replaced; a webhook's secret that is shown once, or why it was not kept. */
interface Just {
  status?: 200 | 409 | 422
  key?: string
  fresh?: string
  refused?: BadHook
}

async function settings(c: Request, seen: Seen, more: Partial<SettingsProps>, just: Just = {}): Promise<Response> {
  const { model, holder } = seen
  const game = gameOf(model.head.game)
  const letters = transportOf(c.env) !== undefined
  const letterLanguage = model.own?.language ?? c.get('language')
  const post = await postOf(c, seen, just)
  return page(settingsPage({ ...reading(c), model, holder, game, letters, letterLanguage, lendDays: LEND_DAYS, post, ...more }), just.status)
}

/** Undefined for a substitute: it is the owner's. */
async function postOf(c: Request, { model: { head, viewer } }: Seen, { key, fresh, refused }: Just): Promise<SettingsProps['post']> {
  const visit = visitOf(c)
  const keys = key && viewer !== 'watcher' ? { ...visit.keys, [viewer]: key } : visit.keys
  const own = open((await tableOf(c)?.post({ ...visit, keys })) ?? '{"refused":"unknown"}')
  if ('refused' in own) return undefined
  const channels = { ...channelsOf(c, head.id, own), fresh, refused }
  const deliveries = await deliveriesOf(c, head.id, own)
  const first = await addressOf(c, head.id, own.person, deliveries.filter(({ way }) => way === 'letter'))
  const second = await addressOf(c, head.id, own.second, deliveries.filter(({ way }) => way === 'second'))
  return { channels, deliveries, heard: own.heard, addresses: { first, second } }
}

const BOUNCED: readonly Delivery['state'][] = ['bounced', 'unreachable']
const TAKEN: readonly Delivery['state'][] = ['accepted', ...BOUNCED]

/** A letter that was taken shows that the address works, not that anybody there wants more of them. */
async function addressOf(c: Request, table: string, person: string | null | undefined, letters: readonly Delivery[]): Promise<AddressShown | undefined> {
  const shown = person ? await askPerson(c, person, asked => asked.shown(table)) : undefined
  const newest = letters.find(({ state }) => TAKEN.includes(state))
  return shown && { address: shown.address, state: newest && BOUNCED.includes(newest.state) ? 'bounced' : shown.consent }
}

async function look(c: Request, visit: SeatVisit, then: (seen: Seen) => Response | Promise<Response>): Promise<Response> {
  const seen = open((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  return 'refused' in seen ? refusal(c, seen) : then(seen)
}

/** Dates are meant where the person lives. */
async function zoneOf(c: Request, visit: SeatVisit): Promise<string> {
  const seen = open((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  return ('refused' in seen ? undefined : seen.model.own?.hours.zone) ?? 'UTC'
}

/** Digits to type on the other device, or a picture for its camera. */
function showCode(c: Request, visit: SeatVisit): Promise<Response> {
  return look(c, visit, async seen => {
    const table = c.req.param('table') ?? ''
    const link = `${c.env.PUBLIC_URL}/tables/${table}/seats/${visit.as}/link/${visit.keys[visit.as]}`
    const { place, digits } = await codesOf(c.env).put(placeOf(c.env.SITE_KEY, table), link)
    const until = Date.now() + CODE_MINUTES * MINUTE
    return settings(c, seen, { code: { digits: place + digits, until, qr: renderSVG(link) } })
  })
}

/** An address is kept only for whom the table will let have it. */
async function addressIn(c: Request, visit: SeatVisit, form: Form, name: 'address' | 'second-address'): Promise<Deed | 'bad-address' | 'owner-only' | 'too-fast'> {
  const seen = open((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  if (!('refused' in seen) && seen.holder.lent) return 'owner-only'
  const faults: Fault[] = []
  const address = transportOf(c.env) && readAddress(form, 'address', faults)
  if (faults.length === 0 && !(await mayWriteTo(c, address ? 1 : 0))) return 'too-fast'
  const { person, consent } = await meet(c, faults.length ? undefined : address)
  // Whoever types it says that it works now.
  if (person) await c.env.PERSON.get(c.env.PERSON.idFromName(person)).again()
  return person ? { do: name, person, ...(consent && { consent }) } : 'bad-address'
}

/** Forgotten at this table, and this table forgotten on the own list. */
async function leave(c: Request, visit: SeatVisit, form: Form): Promise<Response> {
  if (!form.has('sure')) return look(c, visit, seen => settings(c, seen, { refused: 'not-sure' }, { status: 422 }))
  const name = readerOf(reading(c)).t('left-name')
  const acted = open((await tableOf(c)?.act(visit, { do: 'leave', name })) ?? '{"refused":"unknown"}')
  if ('refused' in acted) return refusal(c, acted)
  if (acted.outcome !== 'done') return settings(c, acted, { refused: acted.outcome }, { status: 409 })
  await dropSeat(c, acted)
  return c.redirect('/done/left', 303)
}

/** From the lists of those addresses that are no longer the seat's. */
async function dropSeat(c: Request, { gone, model: { head, viewer } }: Acted): Promise<void> {
  if (viewer === 'watcher') return
  await dropFromLists(c, head.id, viewer, gone)
}
