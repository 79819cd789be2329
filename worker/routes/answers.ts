/** What a seat does: answers, and takes back. Each acts by the cookie, and so carries the token of its seat. */
import { Hono } from 'hono'
import { PROMPTS_PER_FORM } from '../bounds'
import { keyFor, sameKey } from '../people/keys'
import { open } from '../parcel'
import type { Outcome } from '../table/pipeline'
import type { Visit } from '../table/visit'
import { readForm, type Form } from './forms'
import { refusal, show } from './seats'
import { refuse, wantsPart, type Request, type Site } from './site'
import { tableOf, visitOf } from './visit'

export const answers = new Hono<Site>()
const FIELD = 'choice.'

answers.post('/tables/:table/seats/:seat{[0-9]}/answers', c =>
  acting(c, async (visit, form) => {
    const given = answersIn(form)
    if (given.length > PROMPTS_PER_FORM) return refuse(c, 400, c.req.param('table'))
    const seen = open((await tableOf(c)?.answer(visit, given)) ?? '{"refused":"unknown"}')
    if ('refused' in seen) return refusal(c, seen)
    const notice = noticeOf(seen.outcomes)
    // Taken: a page that can be loaded again. Not taken: said at once, with what happened meanwhile.
    if (!wantsPart(c) && notice === undefined) return c.redirect(`/tables/${c.req.param('table')}/seats/${visit.as}`, 303)
    return show(c, seen, { notice }, notice === 'stale' ? 409 : 200)
  })
)

answers.post('/tables/:table/seats/:seat{[0-9]}/takebacks', c =>
  acting(c, async visit => {
    const seen = open((await tableOf(c)?.takeBack(visit)) ?? '{"refused":"unknown"}')
    if ('refused' in seen) return refusal(c, seen)
    const taken = seen.outcome === 'taken-back'
    if (!wantsPart(c) && taken) return c.redirect(`/tables/${c.req.param('table')}/seats/${visit.as}`, 303)
    return show(c, seen, { notice: taken ? 'took-back' : 'too-late-to-take-back' }, taken ? 200 : 409)
  })
)

async function acting(c: Request, then: (visit: Visit, form: Form) => Promise<Response>): Promise<Response> {
  const table = c.req.param('table')
  if (!tableOf(c)) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form, table)
  const visit = visitOf(c)
  const key = visit.as === 'watcher' ? undefined : visit.keys[visit.as]
  if (!key || !sameKey(form.get('token') ?? '', keyFor(c.env.SITE_KEY, 'form', key))) return refuse(c, 403, table)
  return then(visit, form)
}

const answersIn = (form: Form): [prompt: string, choice: string][] =>
  [...form].flatMap(([field, choice]) => (field.startsWith(FIELD) ? [[field.slice(FIELD.length), choice]] : []))

/** The one thing that the person should know; nothing when all went as it should. */
function noticeOf(outcomes: readonly Outcome[]): 'stale' | 'counted' | 'unanswered' | undefined {
  if (outcomes.length === 0) return 'unanswered'
  if (outcomes.some(outcome => outcome !== 'counted' && outcome !== 'again')) return 'stale'
  return outcomes.includes('again') ? 'counted' : undefined
}
