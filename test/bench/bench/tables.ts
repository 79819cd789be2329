/** Tables made and played like people do, through forms and links, with the answers recorded for replay. */
import type { Chance } from '../../../worker/rules/chance'
import { cookieOf, textOf, type Reply, type Send } from './client'
import { isForward } from '../../kit/forward'
import { OpenPage } from '../../kit/open-page'

export interface OpenSeat {
  path: string
  cookie: string
  token: string
}
/** An answer as sent. */
export interface Answer {
  path: string
  cookie: string
  body: string
  /** The names of the pieces its page already has. */
  has: string
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
    // The redirect leads to the seat's link, which a browser with cookies need not open.
    seats.push({ path: leadsTo(taken).replace(/\/link\/.*/, ''), cookie: cookieOf(taken), token: '' })
  }
  for (const seat of seats) {
    const page = textOf(must(await send('GET', seat.path, { cookie: seat.cookie, ...HTMX }), 200))
    seat.token = /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
  }
  return seats
}

type Look = (page: string) => void

/** Plays to the end, or for `most` answers. */
export async function playTable(send: Send, seats: readonly OpenSeat[], chance: Chance, most = Infinity, shown?: Look): Promise<Answer[]> {
  const given: Answer[] = []
  const look = async (seat: OpenSeat) => textOf(must(await send('GET', seat.path, { cookie: seat.cookie, ...HTMX }), 200))
  for (let before = -1; given.length > before; ) {
    before = given.length
    for (const seat of seats) {
      let page = await look(seat)
      const open = new OpenPage(page)
      for (let asked = questionOf(page); asked; asked = questionOf(page)) {
        if (given.length >= most) return given
        seat.token ||= /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
        const answer = { ...answerOf(seat, page, asked, chance), has: open.has }
        given.push(answer)
        const part = must(await give(send, answer), 200)
        page =
          open.take(textOf(part), [part.headers['x-whole']].flat()[0] ?? null) ??
          textOf(must(await send('GET', seat.path, { cookie: seat.cookie, ...HTMX }), 200))
        shown?.(page)
      }
    }
  }
  return given
}

export const give = (send: Send, { path, cookie, body, has }: Answer): Promise<Reply> =>
  send('POST', path, { cookie, ...HTMX, 'x-has': has }, body)

function answerOf({ path, cookie, token }: OpenSeat, page: string, { prompt, choices }: Question, chance: Chance): Omit<Answer, 'has'> {
  const body = new URLSearchParams({ token, [`choice.${prompt}`]: forward(choices, chance) })
  // The form says which hints it shows, so that they are not shown again.
  const hint = /name="hint" value="([^"]+)"/.exec(page)?.[1]
  if (hint) body.set('hint', hint)
  return { path: `${path}/answers`, cookie, body: String(body) }
}

/** Usually plays a card, so that games end. */
function forward(choices: readonly string[], chance: Chance): string {
  const cards = choices.filter(isForward)
  const among = chance.die(4) > 1 ? cards.slice(0, 1) : cards
  return among[chance.pick(among.length || 1)] ?? choices[chance.pick(choices.length)] ?? ''
}

/** The first question that the table waits for. */
function questionOf(page: string): Question | undefined {
  const found = [...page.matchAll(/<input [^>]*name="choice\.([^"]+)" value="([^"]+)"([^>]*)>/g)]
  const answered = new Set(found.flatMap(([, prompt, , more]) => (more?.includes('checked') ? [prompt] : [])))
  const open = found.filter(([, prompt, , more]) => more?.includes('required') && !answered.has(prompt))
  const prompt = open[0]?.[1]
  return prompt === undefined ? undefined : { prompt, choices: open.flatMap(([, of, choice = '']) => (of === prompt ? [choice] : [])) }
}

/** The target of a redirect, as a site path. */
const leadsTo = (reply: Reply): string => new URL(must(reply, 303).headers.location ?? '', 'http://localhost').pathname

export function must(reply: Reply, status: number): Reply {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${textOf(reply).slice(0, 300)}`)
  return reply
}
