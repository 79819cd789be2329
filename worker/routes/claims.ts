/** Claims: a link that the host handed out becomes a personal one, by a POST of whoever takes the seat. */
import { Hono } from 'hono'
import { claimPage, claimRefusedPage, type ClaimProps } from '../../web/pages/claim'
import type { Fault } from '../../web/pages/field'
import { isLanguage } from '../../web/words/platform'
import { DICE_WORDS_LENGTH, NAME_LENGTH } from '../bounds'
import { gameOf } from '../games'
import { base32 } from '../people/keys'
import { transportOf } from '../post/transport'
import { open } from '../parcel'
import type { Taker } from '../table/seating'
import type { ClaimRefused } from '../table/table'
import { cleanLine, readForm, type Form } from './forms'
import { meet } from './meet'
import { readAddress, readName } from './plan'
import { page, reading, refuse, type Request, type Site } from './site'
import { hold, seatNumber, tableOf } from './visit'

export const claims = new Hono<Site>()
const PATH = '/tables/:table/seats/:seat/claim/:key'

claims.get(PATH, c => claimed(c, claim => page(c, claimPage(claim))))

/** By the key in the address, so that it works from anywhere; no form token. */
claims.post(PATH, c =>
  claimed(c, async claim => {
    const form = await readForm(c)
    if (typeof form === 'number') return refuse(c, form)
    const taker = readTaker(c, form)
    if ('faults' in taker) return page(c, claimPage({ ...claim, filled: { typed: Object.fromEntries(form), faults: taker.faults } }), 422)
    return take(c, claim, taker)
  })
)

/** Only a good claim comes through; for the others there is a page each. */
async function claimed(c: Request, then: (claim: ClaimProps) => Response | Promise<Response>): Promise<Response> {
  const seat = seatNumber(c.req.param('seat'))
  const table = tableOf(c)
  if (!table || seat === undefined) return refuse(c, 404)
  const claim = open(await table.claim(seat, c.req.param('key') ?? ''))
  if ('refused' in claim) return refusal(c, claim)
  return then({
    ...reading(c),
    ...claim,
    game: gameOf(claim.head.game),
    seat,
    action: c.req.path,
    letters: transportOf(c.env) !== undefined,
    words: usualWords(),
    nameLength: NAME_LENGTH,
    wordsLength: DICE_WORDS_LENGTH,
  })
}

function refusal(c: Request, { refused }: ClaimRefused): Response {
  if (refused === 'unknown') return refuse(c, 404)
  const table = refused === 'taken' && { table: `/tables/${c.req.param('table')}` }
  return page(c, claimRefusedPage({ ...reading(c), why: refused, ...table }), refused === 'taken' ? 409 : 410)
}

async function take(c: Request, { head, seat }: ClaimProps, { address, ...taker }: Typed): Promise<Response> {
  const person = await meet(c, address)
  const key = c.req.param('key') ?? ''
  const taken = open((await tableOf(c)?.takeSeat(seat, key, { ...taker, person })) ?? '{"refused":"unknown"}')
  // Somebody may have been quicker in this very second.
  if ('refused' in taken) return refusal(c, taken)
  hold(c, head.id, { seat, key: taken.key })
  return c.redirect(`/tables/${head.id}/seats/${seat}?taken=1`, 303)
}

type Typed = Omit<Taker, 'person'> & { address?: string }

function readTaker(c: Request, form: Form): Typed | { faults: Fault[] } {
  const faults: Fault[] = []
  const name = readName(form, 'name', faults)
  if (!name) faults.push({ field: 'name', text: { say: 'fault-name-missing' } })
  const words = cleanLine(form.get('words') ?? '') || usualWords()
  if ([...words].length > DICE_WORDS_LENGTH) faults.push({ field: 'words', text: { say: 'fault-long', with: { most: DICE_WORDS_LENGTH } } })
  const address = transportOf(c.env) && readAddress(form, 'address', faults)
  const language = form.get('language')
  if (faults.length) return { faults }
  return { name, words, language: isLanguage(language) ? language : c.get('language'), ...(address && { address }) }
}

/** Random words for who types none. They make the draws differ, and prove nothing. */
const usualWords = (): string => base32(crypto.getRandomValues(new Uint8Array(10))).replace(/(.{4})(?=.)/g, '$1-')
