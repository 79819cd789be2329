/** A seat's answers and takebacks. Each acts by the cookie, and so carries the seat's token. */
import { Hono } from 'hono'
import { foldsIn, keepingOpen, OPEN, type FoldName } from '../../../web/parts/fold'
import { aheadField } from '../../../web/pages/table/foreseen'
import { PROMPTS_PER_FORM, QUESTIONS_AHEAD } from '../../shared/bounds'
import { unpack } from '../../shared/parcel'
import type { Outcome } from '../../table/answers/pipeline'
import { acting, type SeatVisit } from '../request/acting'
import type { Form } from '../../shared/form'
import { hintRead } from '../site/hints'
import { refusal, show } from './seats'
import { refuse, wantsPart, type Request, type Site } from '../request/site'

export const answers = new Hono<Site>()
const FIELD = 'choice.'
const ALWAYS = 'always.'
const AHEAD = aheadField('')

answers.post('/tables/:table/seats/:seat{[0-9]}/answers', c =>
  acting(c, async (table, visit, form) => {
    const given = fieldsIn(form, FIELD)
    const ahead = fieldsIn(form, AHEAD)
    if (given.length > PROMPTS_PER_FORM || ahead.length > QUESTIONS_AHEAD) return refuse(c, 400, c.req.param('table'))
    const seen = unpack(
      await table.answer(
        visit,
        given,
        fieldsIn(form, ALWAYS).map(([prompt]) => prompt),
        ahead
      )
    )
    if ('refused' in seen) return refusal(c, seen)
    const notice = seen.said && seen.outcomes.length === 0 ? undefined : noticeOf(seen.outcomes)
    if (notice === undefined) hintRead(c, form)
    const opened = openedBy(c, form)
    // Accepted: redirect, so that the page can be reloaded. Refused: say so at once, with what happened meanwhile.
    if (!wantsPart(c) && notice === undefined) return c.redirect(seatPath(c, visit) + keepingOpen(opened), 303)
    return show(c, seen, { notice, opened }, notice === 'stale' || notice === 'too-often' ? 409 : 200)
  })
)

answers.post('/tables/:table/seats/:seat{[0-9]}/takebacks', c =>
  acting(c, async (table, visit, form) => {
    const seen = unpack(await table.takeBack(visit))
    if ('refused' in seen) return refusal(c, seen)
    const taken = seen.outcome === 'taken-back'
    const opened = openedBy(c, form)
    if (!wantsPart(c) && taken) return c.redirect(seatPath(c, visit) + keepingOpen(opened), 303)
    return show(c, seen, { notice: taken ? 'took-back' : 'too-late-to-take-back', opened }, taken ? 200 : 409)
  })
)

const seatPath = (c: Request, { as }: SeatVisit): string => `/tables/${c.req.param('table')}/seats/${as}`

/** The folds that were open when the form was sent: the page's script names them, or else the form. */
const openedBy = (c: Request, form: Form): FoldName[] => foldsIn(c.req.header('x-open') ?? form.get(OPEN) ?? '')

const fieldsIn = (form: Form, prefix: string): [name: string, value: string][] =>
  [...form].flatMap(([field, value]) => (field.startsWith(prefix) ? [[field.slice(prefix.length), value]] : []))

/** The one notice that the person should see; undefined if all went well. */
function noticeOf(outcomes: readonly Outcome[]): 'stale' | 'counted' | 'unanswered' | 'too-often' | undefined {
  if (outcomes.length === 0) return 'unanswered'
  if (outcomes.includes('too-often')) return 'too-often'
  if (outcomes.some(outcome => outcome !== 'counted' && outcome !== 'again')) return 'stale'
  return outcomes.includes('again') ? 'counted' : undefined
}
