/** Substitutes for somebody who is gone: strangers offer here, and confirm through the letter that they get. */
import { Hono } from 'hono'
import type { Fault, Filled } from '../../../web/parts/field'
import { substitutePage, substituteRefusedPage, type SubstituteProps } from '../../../web/pages/joining/substitute'
import { isLanguage } from '../../../web/words/platform'
import { NAME_LENGTH } from '../../shared/bounds'
import { gameOf } from '../../games'
import { unpack, pack } from '../../shared/parcel'
import { personOf } from '../../shared/person-key'
import { transportOf } from '../../post/transports/transport'
import type { NotOffered, Offered, StrangerDeed } from '../../table/views/strangers'
import type { Language } from '../../drawing/game'
import type { Form } from '../../shared/form'
import { readForm } from '../request/forms'
import { meet } from './meet'
import { mayWriteTo, TOO_MANY_ADDRESSES } from '../request/network'
import { readAddress, readName } from './plan'
import { page, reading, refuse, type Request, type Site } from '../request/site'
import { faultsIn } from './taker'
import { seatNumber, tableOf, visitOf } from '../request/visit'

export const substitutes = new Hono<Site>()
const PATH = '/tables/:table/seats/:seat{[0-9]}/substitute'
const LETTER = `${PATH}/:number{[0-9]+}/:key`

substitutes.get(PATH, c => asStranger(c, { do: 'look' }, ({ head }) => shown(c, head, 'offered')))

substitutes.post(PATH, c =>
  asStranger(c, { do: 'look' }, async ({ head }) => {
    const form = await readForm(c)
    if (typeof form === 'number') return refuse(c, form)
    const typed = await readCandidate(c, form)
    if ('faults' in typed) return shown(c, head, 'offered', faultsIn(form, typed), 422)
    const { address, ...who } = typed
    // The address must be registered before a letter can go there.
    await meet(c, address)
    const person = personOf(c.env.SITE_KEY, address)
    return asStranger(c, { do: 'apply', person, ...who }, () => shown(c, head, 'asked'))
  })
)

/** Opening the letter's link changes nothing; its button proves that the letter was read. */
substitutes.get(LETTER, c => asStranger(c, letterDeed(c, 'open'), ({ head }) => shown(c, head, 'read')))

substitutes.post(LETTER, c =>
  asStranger(c, letterDeed(c, 'confirm'), async ({ head, candidate }) => {
    if (candidate) await c.env.PERSON.get(c.env.PERSON.idFromName(candidate.person)).confirm()
    return shown(c, head, 'confirmed')
  })
)

const letterDeed = (c: Request, what: 'open' | 'confirm'): StrangerDeed => ({
  do: what,
  number: Number(c.req.param('number')),
  key: c.req.param('key') ?? '',
})

async function asStranger(c: Request, deed: StrangerDeed, then: (offered: Offered) => Response | Promise<Response>): Promise<Response> {
  const seat = seatNumber(c.req.param('seat'))
  const table = tableOf(c)
  if (!table || seat === undefined || !transportOf(c.env)) return refuse(c, 404)
  const offered = unpack((await table.stranger(seat, visitOf(c).keys, deed)) ?? pack<NotOffered>({ refused: 'unknown' }))
  if (!('refused' in offered)) return then(offered)
  if (offered.refused === 'unknown') return refuse(c, 404)
  const props = { ...reading(c), why: offered.refused, table: `/tables/${c.req.param('table')}` }
  return page(substituteRefusedPage(props), offered.refused === 'not-sought' || offered.refused === 'dead' ? 410 : 409)
}

function shown(c: Request, head: Offered['head'], state: SubstituteProps['state'], filled?: Filled, status: 200 | 422 = 200): Response {
  const seat = seatNumber(c.req.param('seat')) ?? 0
  return page(
    substitutePage({ ...reading(c), head, game: gameOf(head.game), seat, state, nameLength: NAME_LENGTH, ...(filled && { filled }) }),
    status
  )
}

async function readCandidate(c: Request, form: Form): Promise<{ name: string; address: string; language: Language } | { faults: Fault[] }> {
  const faults: Fault[] = []
  const name = readName(form, 'name', faults)
  if (!name) faults.push({ field: 'name', text: { say: 'fault-name-missing' } })
  const address = readAddress(form, 'address', faults)
  if (!address && faults.every(({ field }) => field !== 'address'))
    faults.push({ field: 'address', text: { say: 'fault-address-missing' } })
  if (faults.length === 0 && !(await mayWriteTo(c, 1))) faults.push({ field: 'address', text: TOO_MANY_ADDRESSES })
  const language = form.get('language')
  return faults.length || !address ? { faults } : { name, address, language: isLanguage(language) ? language : c.get('language') }
}
