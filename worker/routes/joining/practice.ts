/** "Practise now": a table with bots where one's own seat is taken at once, without address or wait. */
import { Hono } from 'hono'
import { readerOf } from '../../../web/words/reader'
import type { Edition } from '../../drawing/game'
import { GAMES } from '../../games'
import { unpack } from '../../shared/parcel'
import { keyFor } from '../../shared/keys'
import { USUAL_ABSENCES } from '../../clock'
import { readForm } from '../request/forms'
import { makeTable, mayMakeTable, practiceName, usualNames } from './new-table'
import { botName, type PlannedSeat } from './plan'
import { reading, refuse, type Site } from '../request/site'
import { usualWords } from './taker'
import { hold } from '../request/visit'

export const practice = new Hono<Site>()
/** Enough to see how a game works, few enough for one sitting; limited to what the edition allows. */
const SEATS = 3
export const seatsToPractise = ({ seats: [least, most] }: Pick<Edition, 'seats'>): number => Math.min(Math.max(SEATS, least), most)

practice.post('/practice', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  const game = GAMES.find(({ id }) => id === form.get('game')) ?? GAMES[0]
  if (!game) return refuse(c, 400)
  if (!(await mayMakeTable(c))) return refuse(c, 429)
  const edition = game.editions.find(({ id }) => id === form.get('edition')) ?? game.editions[0]
  const usual = usualNames(c)
  const name = readerOf(reading(c)).t('practice-name')
  const bots = Array.from({ length: seatsToPractise(edition) - 1 }, (_, n): PlannedSeat => ({ kind: 'bot', name: botName(usual, n + 1) }))
  const options = { edition: edition.id, house: Object.fromEntries(edition.options.map(({ id, usual }) => [id, usual])) }
  const id = await makeTable(c, {
    name: await practiceName(c, game),
    game: game.id,
    options,
    seats: [{ kind: 'link', name }, ...bots],
    absences: USUAL_ABSENCES,
    openTalk: false,
  })
  const claim = keyFor(c.env.SITE_KEY, 'claim', id, 0, 0)
  const taker = { name, words: usualWords(), person: null, language: c.get('language') }
  const taken = unpack(await c.env.TABLE.get(c.env.TABLE.idFromName(id)).takeSeat(0, claim, taker))
  if ('refused' in taken) return refuse(c, 500)
  hold(c, id, taken)
  // Goes through the link, which finds out whether the browser keeps cookies; without `taken`, the page does not show the link.
  return c.redirect(`/tables/${id}/seats/${taken.seat}/link/${taken.key}`, 303)
})
