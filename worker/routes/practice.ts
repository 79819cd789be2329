/** "Practise now": a table with deckhands, one's own seat taken at once; no address, no waiting. */
import { Hono } from 'hono'
import { readerOf } from '../../web/parts/reader'
import { GAMES } from '../games'
import { open } from '../parcel'
import { keyFor } from '../people/keys'
import { USUAL_ABSENCES } from '../table/clock'
import { seated } from './claims'
import { readForm } from './forms'
import { makeTable, mayMakeTable, usualNames } from './making'
import type { PlannedSeat } from './plan'
import { reading, refuse, type Site } from './site'
import { usualWords } from './taker'

export const practice = new Hono<Site>()
const SEATS = 3

practice.post('/practice', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  const game = GAMES.find(({ id }) => id === form.get('game')) ?? GAMES[0]
  if (!game) return refuse(c, 400)
  if (!(await mayMakeTable(c))) return refuse(c, 429)
  const [edition] = game.editions
  const usual = usualNames(c)
  const name = readerOf(reading(c)).t('practice-name')
  const bots = Array.from({ length: SEATS - 1 }, (_, n): PlannedSeat => ({ kind: 'bot', name: `${usual.bot} ${n + 1}` }))
  const options = { edition: edition.id, house: Object.fromEntries(edition.options.map(({ id, usual }) => [id, usual])) }
  const id = await makeTable(c, {
    name: usual.name,
    game: game.id,
    options,
    seats: [{ kind: 'link', name }, ...bots],
    absences: USUAL_ABSENCES,
    openTalk: false,
  })
  const claim = keyFor(c.env.SITE_KEY, 'claim', id, 0, 0)
  const taker = { name, words: usualWords(), person: null, language: c.get('language') }
  const taken = open(await c.env.TABLE.get(c.env.TABLE.idFromName(id)).takeSeat(0, claim, taker))
  return 'refused' in taken ? refuse(c, 500) : seated(c, id, taken)
})
