/** Claims: a link that the host handed out becomes a personal one, by a POST of whoever takes the seat; or is declined. */
import { Hono } from 'hono'
import { claimPage, type ClaimProps } from '../../web/pages/claim'
import { claimRefusedPage } from '../../web/pages/claim-refused'
import { donePage } from '../../web/pages/done'
import { DICE_WORDS_LENGTH, NAME_LENGTH } from '../bounds'
import { gameOf } from '../games'
import { open } from '../parcel'
import { readerOfLetter } from '../people/letter-keys'
import type { Person } from '../people/person'
import { transportOf } from '../post/transport'
import type { ClaimRefused, Taken } from '../table/table'
import { askPerson, dropFromLists } from './beside'
import { beaconOf } from '../table/beacon/chain'
import { readForm } from './forms'
import { speaks } from './guard'
import { meet } from './meet'
import { page, reading, refuse, type Request, type Site } from './site'
import { faultsIn, readTaker, usualWords, type Typed } from './taker'
import { hold, seatNumber, tableOf, visitOf } from './visit'

export const claims = new Hono<Site>()
const PATH = '/tables/:table/seats/:seat/claim/:key'

claims.get(PATH, c => claimed(c, claim => page(claimPage(claim))))

/** By the key in the address, so that it works from anywhere; no form token. */
claims.post(PATH, c =>
  claimed(c, async claim => {
    const form = await readForm(c)
    if (typeof form === 'number') return refuse(c, form)
    if (form.get('do') === 'decline') return decline(c, claim)
    const taker = await readTaker(c, form)
    if ('faults' in taker) return page(claimPage({ ...claim, filled: faultsIn(form, taker) }), 422)
    return take(c, claim, taker)
  })
)

/** Only a good claim comes through; for the others there is a page each. */
async function claimed(c: Request, then: (claim: ClaimProps) => Response | Promise<Response>): Promise<Response> {
  const seat = seatNumber(c.req.param('seat'))
  const table = tableOf(c)
  if (!table || seat === undefined) return refuse(c, 404)
  const claim = open(await table.claim(seat, c.req.param('key') ?? ''))
  if ('refused' in claim) return refusedClaim(c, claim)
  const { head, person, language } = claim
  if (language && !speaks(c)) c.set('language', language)
  const invited = person === null ? undefined : await askPerson(c, person, asked => asked.shown(head.id))
  return then({
    ...reading(c),
    ...claim,
    game: gameOf(head.game),
    seat,
    invited: invited?.address,
    // The key of the letter that led here goes along: the POST with it agrees to letters.
    action: c.req.path + new URL(c.req.url).search,
    letters: transportOf(c.env) !== undefined,
    beacon: beaconOf(c.env) !== undefined,
    words: usualWords(),
    nameLength: NAME_LENGTH,
    wordsLength: DICE_WORDS_LENGTH,
  })
}

/** The object of the person whose letter led here. */
function readerHere(c: Request): DurableObjectStub<Person> | undefined {
  const name = readerOfLetter(c.env.SITE_KEY, c.req.query('l'))
  return name === undefined ? undefined : c.env.PERSON.get(c.env.PERSON.idFromName(name))
}

export async function refusedClaim(c: Request, { refused }: ClaimRefused): Promise<Response> {
  if (refused === 'unknown') return refuse(c, 404)
  // The invitation also confirms the address of who sat down by another way.
  if (refused === 'taken' && c.req.method === 'GET' && (await readerHere(c)?.consent()) === 'asked')
    return c.redirect(`/letters/confirm/${c.req.query('l')}?${new URLSearchParams({ to: c.req.path })}`, 303)
  // Who took the seat by this very link follows it again.
  const seat = seatNumber(c.req.param('seat'))
  if (refused === 'taken' && c.req.method === 'GET' && seat !== undefined && visitOf(c).keys[seat]) return c.redirect(`/tables/${c.req.param('table')}/seats/${seat}`, 303)
  const table = refused === 'taken' && { table: `/tables/${c.req.param('table')}` }
  return page(claimRefusedPage({ ...reading(c), why: refused, ...table }), refused === 'taken' ? 409 : 410)
}

async function take(c: Request, { head, seat }: ClaimProps, { address, ...taker }: Typed): Promise<Response> {
  const met = await meet(c, address)
  await readerHere(c)?.confirm()
  const taken = open((await tableOf(c)?.takeSeat(seat, c.req.param('key') ?? '', { ...taker, ...met, keys: visitOf(c).keys })) ?? '{"refused":"unknown"}')
  // Somebody may have been quicker in this very second.
  return 'refused' in taken ? refusedClaim(c, taken) : seated(c, head.id, taken)
}

export async function seated(c: Request, table: string, { gone, ...taken }: Exclude<Taken, ClaimRefused>): Promise<Response> {
  hold(c, table, taken)
  await dropFromLists(c, table, taken.seat, gone)
  // By the link, which knows whether the browser has kept the cookie.
  return c.redirect(`/tables/${table}/seats/${taken.seat}/link/${taken.key}?taken=1`, 303)
}

async function decline(c: Request, { seat }: ClaimProps): Promise<Response> {
  const refused = await tableOf(c)?.decline(seat, c.req.param('key') ?? '')
  return refused ? refusedClaim(c, refused) : page(donePage({ ...reading(c), what: 'declined' }))
}
