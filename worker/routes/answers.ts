/** What a seat does: answers, and takes back. Each acts by the cookie, and so carries the token of its seat. */
import { Hono } from 'hono'
import { PROMPTS_PER_FORM } from '../bounds'
import { open } from '../parcel'
import type { Outcome } from '../table/pipeline'
import { acting } from './acting'
import type { Form } from './forms'
import { refusal, show } from './seats'
import { refuse, wantsPart, type Site } from './site'

export const answers = new Hono<Site>()
const FIELD = 'choice.'
const ALWAYS = 'always.'

answers.post('/tables/:table/seats/:seat{[0-9]}/answers', c =>
  acting(c, async (table, visit, form) => {
    const given = answersIn(form)
    if (given.length > PROMPTS_PER_FORM) return refuse(c, 400, c.req.param('table'))
    const seen = open(await table.answer(visit, given, [...form.keys()].flatMap(field => (field.startsWith(ALWAYS) ? [field.slice(ALWAYS.length)] : []))))
    if ('refused' in seen) return refusal(c, seen)
    const notice = noticeOf(seen.outcomes)
    // Taken: a page that can be loaded again. Not taken: said at once, with what happened meanwhile.
    if (!wantsPart(c) && notice === undefined) return c.redirect(`/tables/${c.req.param('table')}/seats/${visit.as}`, 303)
    return show(c, seen, { notice }, notice === 'stale' || notice === 'too-often' ? 409 : 200)
  })
)

answers.post('/tables/:table/seats/:seat{[0-9]}/takebacks', c =>
  acting(c, async (table, visit) => {
    const seen = open(await table.takeBack(visit))
    if ('refused' in seen) return refusal(c, seen)
    const taken = seen.outcome === 'taken-back'
    if (!wantsPart(c) && taken) return c.redirect(`/tables/${c.req.param('table')}/seats/${visit.as}`, 303)
    return show(c, seen, { notice: taken ? 'took-back' : 'too-late-to-take-back' }, taken ? 200 : 409)
  })
)

const answersIn = (form: Form): [prompt: string, choice: string][] =>
  [...form].flatMap(([field, choice]) => (field.startsWith(FIELD) ? [[field.slice(FIELD.length), choice]] : []))

/** The one thing that the person should know; nothing when all went as it should. */
function noticeOf(outcomes: readonly Outcome[]): 'stale' | 'counted' | 'unanswered' | 'too-often' | undefined {
  if (outcomes.length === 0) return 'unanswered'
  if (outcomes.includes('too-often')) return 'too-often'
  if (outcomes.some(outcome => outcome !== 'counted' && outcome !== 'again')) return 'stale'
  return outcomes.includes('again') ? 'counted' : undefined
}
