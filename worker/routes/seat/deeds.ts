/** Everything that a seat may do besides answering, as forms ask for it. */
import { Hono } from 'hono'
import { pageOf, settingDeed, SETTING_PAGES } from '../../model/setting-pages'
import type { Fault } from '../../../web/parts/field'
import { readerOf } from '../../../web/words/reader'
import { CODE_MINUTES } from '../../shared/bounds'
import { codesOf, placeOf } from '../../people/code'
import { unpack } from '../../shared/parcel'
import { transportOf } from '../../post/transports/transport'
import { MINUTE } from '../../clock/span'
import { isDated, readDeed, type Deed } from '../../table/deeds'
import { isMisread, type FormContext } from '../../table/settings/deed'
import type { Acted } from '../../table/table'
import { acting, type SeatVisit } from '../request/acting'
import { dropFromLists } from '../request/person-calls'
import { freshSecret } from '../joining/channels'
import type { Form } from '../../shared/form'
import { meet } from '../joining/meet'
import { mayWriteTo } from '../request/network'
import { readAddress } from '../joining/plan'
import { refusal, show } from './seats'
import { qrOf } from '../request/scanned'
import { reading, refuse, wantsPart, type Request, type Site } from '../request/site'
import { usualWords } from '../joining/taker'
import { hold, tableOf, visitOf } from '../request/visit'
import { settled, settings, look } from './settings'

export const deeds = new Hono<Site>()

/** Old links, from when there was one settings page, lead to the first. */
deeds.get('/tables/:table/seats/:seat{[0-9]}/settings', c => c.redirect(new URL(`settings/${SETTING_PAGES[0]}`, c.req.url).pathname, 303))

deeds.get('/tables/:table/seats/:seat{[0-9]}/settings/:page', async c => {
  const page = SETTING_PAGES.find(known => known === c.req.param('page'))
  if (!page) return refuse(c, 404, c.req.param('table'))
  const visit = visitOf(c)
  const seen = unpack((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refusal(c, seen)
  if (visit.as === 'watcher') return refuse(c, 403, c.req.param('table'))
  return settings(c, seen, page, { done: settingDeed(c.req.query('done')) })
})

deeds.post('/tables/:table/seats/:seat{[0-9]}/deeds', c =>
  acting(c, async (table, visit, form) => {
    const name = form.get('do')
    if (name === 'code') return showCode(c, visit)
    if (name === 'show-link') return showLink(c, visit)
    const deed =
      name === 'address' || name === 'second-address' ? await addressIn(c, visit, form, name) : readDeed(form, await nearOf(c, visit, form))
    if (deed === 'unsure') return look(c, visit, seen => settings(c, seen, pageOf(name ?? ''), { refused: 'not-sure' }, { status: 422 }))
    if (name === 'leave') return leave(c, visit)
    if (deed === undefined) return refuse(c, 400, c.req.param('table'))
    if (typeof deed === 'string')
      return look(c, visit, seen => settings(c, seen, 'letters', { refused: deed }, { status: deed === 'bad-address' ? 422 : 409 }))
    if (isMisread(deed)) return look(c, visit, seen => settings(c, seen, 'notices', {}, { status: 422, refused: deed }))
    const acted = unpack(await table.act(visit, deed))
    return 'refused' in acted ? refusal(c, acted) : answer(c, visit, deed, acted, freshSecret(form, deed))
  })
)

/** The next game with the same crew, for whoever asks first; the others are led to the same table. */
deeds.post('/tables/:table/seats/:seat{[0-9]}/rematches', c =>
  acting(c, async (table, visit) => {
    const found = unpack(await table.rematch(visit, usualWords()))
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
  const setting = settingDeed(deed.do)
  if (setting && !(deed.do === 'take-seat-back' && wantsPart(c))) return settled(c, acted, setting, refused, fresh)
  if (deed.do === 'report' && !refused) return show(c, acted, { notice: 'reported' })
  if (!wantsPart(c) && !refused) return c.redirect(`/tables/${acted.model.head.id}/seats/${as}`, 303)
  return show(c, acted, { notice: refused }, status)
}

async function nearOf(c: Request, visit: SeatVisit, form: Form): Promise<FormContext> {
  return { now: Date.now(), zone: isDated(form) ? await zoneOf(c, visit) : 'UTC', loopback: c.env.WEBHOOKS_LOOPBACK === '1' }
}

async function zoneOf(c: Request, visit: SeatVisit): Promise<string> {
  const seen = unpack((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  return ('refused' in seen ? undefined : seen.model.own?.hours.zone) ?? 'UTC'
}

const linkOf = (c: Request, { as, keys }: SeatVisit): string =>
  `${c.env.PUBLIC_URL}/tables/${c.req.param('table')}/seats/${as}/link/${keys[as]}`

/** The seat's own link, only when its owner asks for it: no page that can be loaded again shows it. */
const showLink = (c: Request, visit: SeatVisit): Promise<Response> =>
  look(c, visit, async seen => {
    const link = linkOf(c, visit)
    if (seen.holder.lent) return settings(c, seen, 'seat', { refused: 'owner-only' }, { status: 409 })
    return settings(c, seen, 'seat', { fresh: { kind: 'own', link, qr: await qrOf(link) } })
  })

/** Shows digits to type on another device, and a QR code for its camera. */
function showCode(c: Request, visit: SeatVisit): Promise<Response> {
  return look(c, visit, async seen => {
    const table = c.req.param('table') ?? ''
    const link = linkOf(c, visit)
    const { place, digits } = await codesOf(c.env).put(placeOf(c.env.SITE_KEY, table), link)
    const until = Date.now() + CODE_MINUTES * MINUTE
    return settings(c, seen, 'seat', { code: { digits: place + digits, until, qr: await qrOf(link) } })
  })
}

/** Registers an address only if the table will accept it. */
async function addressIn(
  c: Request,
  visit: SeatVisit,
  form: Form,
  name: 'address' | 'second-address'
): Promise<Deed | 'bad-address' | 'owner-only' | 'too-fast'> {
  const seen = unpack((await tableOf(c)?.see(visit)) ?? '{"refused":"unknown"}')
  if (!('refused' in seen) && seen.holder.lent) return 'owner-only'
  const faults: Fault[] = []
  const address = transportOf(c.env) && readAddress(form, 'address', faults)
  if (faults.length === 0 && !(await mayWriteTo(c, address ? 1 : 0))) return 'too-fast'
  const { person, consent } = await meet(c, faults.length ? undefined : address)
  // Typing it means that it works now, so earlier bounces no longer count.
  if (person) await c.env.PERSON.get(c.env.PERSON.idFromName(person)).again()
  return person ? { do: name, person, ...(consent && { consent }) } : 'bad-address'
}

/** Forgets the person at this table, and the table in the person's list. */
async function leave(c: Request, visit: SeatVisit): Promise<Response> {
  const name = readerOf(reading(c)).t('left-name')
  const acted = unpack((await tableOf(c)?.act(visit, { do: 'leave', name })) ?? '{"refused":"unknown"}')
  if ('refused' in acted) return refusal(c, acted)
  if (acted.outcome !== 'done') return settings(c, acted, 'seat', { refused: acted.outcome }, { status: 409 })
  await dropSeat(c, acted)
  return c.redirect('/done/left', 303)
}

/** Removes the seat from the lists of addresses it no longer has. */
async function dropSeat(c: Request, { gone, model: { head, viewer } }: Acted): Promise<void> {
  if (viewer === 'watcher') return
  await dropFromLists(c, head.id, viewer, gone)
}
