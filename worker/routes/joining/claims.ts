/** Claims: a POST turns the link that the host gave out into a personal one, or declines. */
import { Hono } from 'hono'
import { claimPage } from '../../../web/pages/joining/claim'
import type { ClaimProps } from '../../../web/pages/joining/claim-folds'
import { claimRefusedPage } from '../../../web/pages/joining/claim-refused'
import { donePage } from '../../../web/pages/site/done'
import { DICE_WORDS_LENGTH, NAME_LENGTH } from '../../shared/bounds'
import { gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { readerOfLetter } from '../../shared/letter-keys'
import type { Person } from '../../people/person'
import { transportOf } from '../../post/transports/transport'
import type { ClaimRefused, Taken } from '../../table/table'
import { askPerson, dropFromLists } from '../request/person-calls'
import { beaconOf } from '../../beacon/chain'
import { readForm } from '../request/forms'
import { speaks } from '../request/guard'
import { meet } from './meet'
import { nameHere, rememberName } from '../request/nickname'
import { page, reading, refuse, type Request, type Site } from '../request/site'
import { faultsIn, readTaker, usualWords, type Typed } from './taker'
import { hold, seatNumber, tableOf, visitOf } from '../request/visit'

export const claims = new Hono<Site>()
const PATH = '/tables/:table/seats/:seat/claim/:key'

claims.get(PATH, c => claimed(c, claim => page(claimPage(claim))))

/** The key in the address is enough, so that this works from anywhere; there is no form token. */
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

/** Continues with a valid claim; shows a page for each kind of invalid one. */
async function claimed(c: Request, then: (claim: ClaimProps) => Response | Promise<Response>): Promise<Response> {
  const seat = seatNumber(c.req.param('seat'))
  const table = tableOf(c)
  if (!table || seat === undefined) return refuse(c, 404)
  const claim = unpack(await table.claim(seat, c.req.param('key') ?? ''))
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
    held: Object.keys(visitOf(c).keys).map(Number)[0],
    // Keeps the letter key: a POST with it agrees to letters.
    action: c.req.path + new URL(c.req.url).search,
    letters: transportOf(c.env) !== undefined,
    beacon: beaconOf(c.env) !== undefined,
    words: usualWords(),
    ownName: nameHere(c),
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
  // The invitation also confirms the address of a person who sat down another way.
  if (refused === 'taken' && c.req.method === 'GET' && (await readerHere(c)?.consent()) === 'asked')
    return c.redirect(`/letters/confirm/${c.req.query('l')}?${new URLSearchParams({ to: c.req.path })}`, 303)
  // A person who took the seat with this link has followed it again.
  const seat = seatNumber(c.req.param('seat'))
  if (refused === 'taken' && c.req.method === 'GET' && seat !== undefined && visitOf(c).keys[seat])
    return c.redirect(`/tables/${c.req.param('table')}/seats/${seat}`, 303)
  const running = refused === 'taken' || refused === 'began'
  const table = `/tables/${c.req.param('table')}`
  const [own] = Object.keys(visitOf(c).keys)
  return page(
    claimRefusedPage({ ...reading(c), why: refused, ...(running && { table, mine: own && `${table}/seats/${own}` }) }),
    running ? 409 : 410
  )
}

async function take(c: Request, { head, seat }: ClaimProps, { address, ...taker }: Typed): Promise<Response> {
  const met = await meet(c, address)
  await readerHere(c)?.confirm()
  const taken = unpack(
    (await tableOf(c)?.takeSeat(seat, c.req.param('key') ?? '', { ...taker, ...met, keys: visitOf(c).keys })) ?? '{"refused":"unknown"}'
  )
  // Somebody may have been quicker.
  return 'refused' in taken ? refusedClaim(c, taken) : seated(c, head.id, taken, taker.name)
}

export async function seated(c: Request, table: string, { gone, ...taken }: Exclude<Taken, ClaimRefused>, name: string): Promise<Response> {
  rememberName(c, name)
  hold(c, table, taken)
  await dropFromLists(c, table, taken.seat, gone)
  // Goes through the link, which finds out whether the browser keeps cookies.
  return c.redirect(`/tables/${table}/seats/${taken.seat}/link/${taken.key}?taken=1`, 303)
}

async function decline(c: Request, { seat }: ClaimProps): Promise<Response> {
  const refused = await tableOf(c)?.decline(seat, c.req.param('key') ?? '')
  return refused ? refusedClaim(c, refused) : page(donePage({ ...reading(c), what: 'declined' }))
}
