/** Tables made and played as people do it, by forms and links; what was answered is kept, to be sent again. */
import type { Chance } from '../../../worker/rules/chance'
import { cookieOf, textOf, type Reply, type Send } from './client'
import { isForward } from '../../kit/forward'

export interface OpenSeat {
  path: string
  cookie: string
  token: string
}
/** One answer as it travels. */
export interface Answer {
  path: string
  cookie: string
  body: string
}
interface Question {
  prompt: string
  choices: string[]
}

const HTMX = { 'hx-request': 'true' }

export async function makeTable(send: Send, fields: Record<string, string>, names: readonly string[]): Promise<OpenSeat[]> {
  const named = Object.fromEntries(names.map((name, seat) => [`name.${seat}`, name]))
  const made = await send('POST', '/tables', {}, String(new URLSearchParams({ ...fields, ...named })))
  const list = leadsTo(made)
  const claims = textOf(must(await send('GET', list, { cookie: cookieOf(made) }), 200)).match(/\/tables\/\w+\/seats\/\d\/claim\/\w+/g)
  const seats: OpenSeat[] = []
  for (const [seat, claim] of [...new Set(claims)].entries()) {
    const taken = await send('POST', claim, {}, String(new URLSearchParams({ name: names[seat] ?? '', words: `words ${seat}` })))
    seats.push({ path: leadsTo(taken), cookie: cookieOf(taken), token: '' })
  }
  for (const seat of seats) {
    const page = textOf(must(await send('GET', seat.path, { cookie: seat.cookie, ...HTMX }), 200))
    seat.token = /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
  }
  return seats
}

type Look = (page: string) => void

/** To its end, or to so many answers. */
export async function playTable(send: Send, seats: readonly OpenSeat[], chance: Chance, most = Infinity, shown?: Look): Promise<Answer[]> {
  const given: Answer[] = []
  const look = async (seat: OpenSeat) => textOf(must(await send('GET', seat.path, { cookie: seat.cookie, ...HTMX }), 200))
  for (let before = -1; given.length > before; ) {
    before = given.length
    for (const seat of seats) {
      let page = await look(seat)
      for (let asked = questionOf(page); asked; asked = questionOf(page)) {
        if (given.length >= most) return given
        seat.token ||= /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
        const answer = answerOf(seat, asked, chance)
        given.push(answer)
        page = textOf(must(await give(send, answer), 200))
        shown?.(page)
      }
    }
  }
  return given
}

export const give = (send: Send, { path, cookie, body }: Answer): Promise<Reply> => send('POST', path, { cookie, ...HTMX }, body)

function answerOf({ path, cookie, token }: OpenSeat, { prompt, choices }: Question, chance: Chance): Answer {
  const body = new URLSearchParams({ token, [`choice.${prompt}`]: forward(choices, chance) })
  return { path: `${path}/answers`, cookie, body: String(body) }
}

/** Mostly a card, so that games end. */
function forward(choices: readonly string[], chance: Chance): string {
  const cards = choices.filter(isForward)
  const among = chance.die(4) > 1 ? cards.slice(0, 1) : cards
  return among[chance.pick(among.length || 1)] ?? choices[chance.pick(choices.length)] ?? ''
}

function questionOf(page: string): Question | undefined {
  const found = [...page.matchAll(/name="choice\.([^"]+)" value="([^"]+)"/g)]
  const prompt = found[0]?.[1]
  return prompt === undefined ? undefined : { prompt, choices: found.map(([, , choice = '']) => choice) }
}

/** Where a redirect leads, as a path of the site. */
const leadsTo = (reply: Reply): string => new URL(must(reply, 303).headers.location ?? '', 'http://localhost').pathname

export function must(reply: Reply, status: number): Reply {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${textOf(reply).slice(0, 300)}`)
  return reply
}
