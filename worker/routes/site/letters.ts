/** Letters: the mailbox of a local host, and the links in letters to stop them or to confirm an address. */
import { Hono } from 'hono'
import { letterPage } from '../../../web/pages/site/letter-view'
import { mailboxPage } from '../../../web/pages/site/mailbox'
import { confirmPage } from '../../../web/pages/site/confirm'
import { STOP_KINDS, stopPage, type StopProps } from '../../../web/pages/site/stop'
import { isTableId } from '../../shared/keys'
import { isStop, readerOfLetter } from '../../shared/letter-keys'
import type { Person } from '../../people/person'
import { receiveMail } from '../../inbound/mail'
import type { Mailbox } from '../../post/mailbox'
import { unpack } from '../../shared/parcel'
import { FRAMING } from '../request/headers'
import { readForm } from '../request/forms'
import { page, reading, refuse, type Request, type Site } from '../request/site'

export const letters = new Hono<Site>()

/** The mailbox, if the setting opens it and the request uses the site's own host name (another name may be DNS rebinding). */
function mailboxOf(c: Request): DurableObjectStub<Mailbox> | undefined {
  const named = c.req.header('host') === new URL(c.env.PUBLIC_URL).host
  return c.env.MAILBOX_OPEN === '1' && named ? boxIn(c.env) : undefined
}
const boxIn = (env: Env): DurableObjectStub<Mailbox> => env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))

letters.get('/mailbox', async c => {
  const box = mailboxOf(c)
  return box ? page(mailboxPage({ ...reading(c), letters: unpack(await box.newest()) })) : refuse(c, 404)
})

letters.get('/mailbox/:number{[0-9]+}', async c => {
  const letter = unpack((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  if (!letter) return refuse(c, 404)
  const shown = page(letterPage({ ...reading(c), letter }))
  shown.headers.set('content-security-policy', FRAMING)
  return shown
})

/** The box below a letter: what is typed is handled like any reply by mail. */
letters.post('/mailbox/:number{[0-9]+}/replies', async c => {
  const letter = unpack((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!letter?.replyTo) return refuse(c, 404)
  const mail = `From: <${letter.to}>\r\nTo: <${letter.replyTo}>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${form.get('text') ?? ''}`
  await receiveMail(c.env, new TextEncoder().encode(mail), letter.to, letter.replyTo)
  return c.redirect('/mailbox', 303)
})

/** The letter itself, for a frame: it has inline styles and no scripts. */
letters.get('/mailbox/:number{[0-9]+}/html', async c => {
  const letter = unpack((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  if (!letter) return refuse(c, 404)
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'"
  )
  c.header('x-frame-options', 'SAMEORIGIN')
  const { cid = '', png = '' } = letter.picture ?? {}
  return c.html(letter.html.replaceAll(`cid:${cid}`, `data:image/png;base64,${png}`))
})

/** RFC 8058: only the POST stops letters, from a mail provider or from the page; the GET just asks. */
for (const path of ['/letters/stop/:person/:key', '/letters/stop/:person/:key/:table'])
  letters
    .get(path, c => stopping(c, async person => stopView(c, await person.wishes(), undefined)))
    .post(path, c =>
      stopping(c, async person => {
        const form = await readForm(c)
        // A mail provider may send any body; only our own buttons send these fields.
        const { what = '', again } = typeof form === 'number' ? {} : Object.fromEntries(form)
        const done = await stopped(c, person, what, again !== undefined)
        return stopView(c, await person.wishes(), done)
      })
    )

async function stopping(c: Request, then: (person: DurableObjectStub<Person>) => Promise<Response>): Promise<Response> {
  const { person = '', key = '', table } = c.req.param()
  const known = table === undefined || isTableId(c.env.SITE_KEY, table)
  return known && isStop(c.env.SITE_KEY, person, key) ? then(c.env.PERSON.get(c.env.PERSON.idFromName(person))) : refuse(c, 410)
}

/** The plain click stops the letters of the letter's table, or all if it had none; a button stops what it names. */
async function stopped(c: Request, person: DurableObjectStub<Person>, what: string, again: boolean): Promise<StopProps['done']> {
  const table = c.req.param('table')
  const kind = STOP_KINDS.find(known => known === what)
  if (kind) await person.wish(kind, again)
  else if (table && what !== 'all') await person.wish(table, again)
  else if (again) await person.resume()
  else await person.stop()
  return again ? 'again' : (kind ?? (table && what !== 'all' ? 'table' : 'all'))
}

const stopView = (c: Request, wishes: Pick<StopProps, 'unwanted' | 'never'>, done: StopProps['done']): Response =>
  page(stopPage({ ...reading(c), done, ...wishes, table: c.req.param('table') }))

/** The page behind the first letter to an address: its button agrees to further letters and opens the seat. */
letters.get('/letters/confirm/:key', c =>
  readerOfLetter(c.env.SITE_KEY, c.req.param('key')) ? page(confirmPage(reading(c))) : refuse(c, 410)
)
letters.post('/letters/confirm/:key', async c => {
  const person = readerOfLetter(c.env.SITE_KEY, c.req.param('key'))
  if (!person) return refuse(c, 410)
  await c.env.PERSON.get(c.env.PERSON.idFromName(person)).confirm()
  const to = c.req.query('to') ?? ''
  return c.redirect(/^\/tables\/[\w/]+$/.test(to) ? to : '/', 303)
})
