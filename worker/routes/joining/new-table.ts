/** Making a table from a plan. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { readerOf } from '../../../web/words/reader'
import { titleOf } from '../../../web/words/titles'
import { TABLES_PER_MINUTE } from '../../shared/bounds'
import { newTableId } from '../../shared/keys'
import { countAtSite } from '../../people/telling'
import { PIRATES, type Game } from '../../drawing/game'
import { DAY } from '../../clock/span'
import { publicKeyOf } from '../../table/views/signing'
import type { NewSeat } from '../../table/deeds/inviting'
import type { Card } from '../../table/rows/card'
import { meet } from './meet'
import { berthsHere, countBerths } from '../request/berths'
import { networkOf, passes } from '../request/network'
import type { Plan, Usual } from './plan'
import { reading, type Request } from '../request/site'

export const mayMakeTable = (c: Request): Promise<boolean> => passes(c, 'tables', Number(c.env.TABLES_PER_MINUTE) || TABLES_PER_MINUTE)

const USUAL_NAMES = 8

/** Default names where nothing was typed. */
export function usualNames(c: Request): Usual {
  const { t } = readerOf(reading(c))
  return {
    name: t('table-name-usual', { n: nextName(c) }),
    bot: t('deckhand'),
    botNames: t('deckhand-names').split(', '),
    open: t('seat-open-name'),
  }
}

/** Goes on from name to name with each table of a browser, so that hardly two are called the same, and begins anywhere. */
function nextName(c: Request): number {
  const from = [...networkOf(c)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return (from + countBerths(c)) % USUAL_NAMES
}

/** Says which game it is; the second of its kind is numbered. */
export async function practiceName(c: Request, game: Game): Promise<string> {
  const { t, language } = readerOf(reading(c))
  const taken = (await berthsHere(c)).rows.map(({ name }) => name)
  const named = (n: number): string => t('practice-table', { game: titleOf(game, language), n })
  let n = 1
  while (taken.includes(named(n))) n++
  return named(n)
}

export async function makeTable(c: Request, plan: Plan): Promise<string> {
  const id = newTableId(c.env.SITE_KEY)
  const language = c.get('language')
  const seats: NewSeat[] = []
  for (const [seat, { name, kind, address, ...friend }] of plan.seats.entries())
    seats.push({
      name,
      kind,
      pirate: PIRATES[seat] ?? 'a',
      language: friend.language ?? language,
      ...(await meet(c, address)),
      ...(plan.own && seat === 0 && { coming: true }),
    })
  const host = (await meet(c, plan.hostAddress)).person ?? undefined
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const { name, game, options, pace, manner, absences, openTalk, startDays } = plan
  const made = Date.now()
  const startAt = startDays && made + startDays * DAY
  const open = seats.some(({ kind }) => kind === 'open')
  const card: Card = {
    id,
    name,
    game,
    options,
    secret,
    made,
    signer: await publicKeyOf(c.env.SITE_KEY),
    language,
    host,
    by: networkOf(c),
    open,
    openTalk,
    pace,
    manner,
    absences,
    startAt,
    bot: usualNames(c).bot,
    ...(plan.own && { own: 0 }),
  }
  await c.env.TABLE.get(c.env.TABLE.idFromName(id)).make(card, seats)
  // The table exists now, so nothing below may fail the response to its host.
  await countAtSite(c.env, 'tables', 1)
  return id
}
