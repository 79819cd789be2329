/** Letters: the mailbox of one's own machine, and the link in every letter that says "never again". */
import { Hono } from 'hono'
import { letterPage } from '../../web/pages/letter-view'
import { mailboxPage } from '../../web/pages/mailbox'
import { confirmPage } from '../../web/pages/confirm'
import { STOP_KINDS, stopPage, type StopProps } from '../../web/pages/stop'
import type { Env } from '../env'
import { isTableId } from '../people/keys'
import { isStop, readerOfLetter } from '../people/letter-keys'
import type { Person } from '../people/person'
import { receiveMail } from '../post/inbound'
import type { Mailbox } from '../post/mailbox'
import { open } from '../parcel'
import { readForm } from './forms'
import { page, reading, refuse, type Request, type Site } from './site'

export const letters = new Hono<Site>()

/** Open only where the setting says so, and only to who asks for this site by its own name (a foreign name is a trick). */
function mailboxOf(c: Request): DurableObjectStub<Mailbox> | undefined {
  const named = c.req.header('host') === new URL(c.env.PUBLIC_URL).host
  return c.env.MAILBOX_OPEN === '1' && named ? boxIn(c.env) : undefined
}
const boxIn = (env: Env): DurableObjectStub<Mailbox> => env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))

letters.get('/mailbox', async c => {
  const box = mailboxOf(c)
  return box ? page(mailboxPage({ ...reading(c), letters: open(await box.newest()) })) : refuse(c, 404)
})

letters.get('/mailbox/:number{[0-9]+}', async c => {
  const letter = open((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  return letter ? page(letterPage({ ...reading(c), letter })) : refuse(c, 404)
})

/** The box below a letter: what is typed goes the way of any mail that answers it. */
letters.post('/mailbox/:number{[0-9]+}/replies', async c => {
  const letter = open((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!letter?.replyTo) return refuse(c, 404)
  const mail = `From: <${letter.to}>\r\nTo: <${letter.replyTo}>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${form.get('text') ?? ''}`
  await receiveMail(c.env, new TextEncoder().encode(mail), letter.to, letter.replyTo)
  return c.redirect('/mailbox', 303)
})

/** The letter itself, in a frame: it carries its own style as letters do, and no script. */
letters.get('/mailbox/:number{[0-9]+}/html', async c => {
  const letter = open((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  if (!letter) return refuse(c, 404)
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'")
  c.header('x-frame-options', 'SAMEORIGIN')
  const { cid = '', png = '' } = letter.picture ?? {}
  return c.html(letter.html.replaceAll(`cid:${cid}`, `data:image/png;base64,${png}`))
})

/** RFC 8058: the POST alone does it, from a mail provider or from the page; the GET only asks. */
for (const path of ['/letters/stop/:person/:key', '/letters/stop/:person/:key/:table'])
  letters.get(path, c => stopping(c, async person => stopView(c, await person.wishes(), undefined))).post(path, c =>
    stopping(c, async person => {
      const form = await readForm(c)
      // A mail provider's click says what it likes; only our own buttons ask for more or for less.
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

/** One click stops the letters of the table that it stood in a letter of, or all where it was none; a button what it names. */
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

/** The page that the first letter to an address leads to: its button agrees to have more, and opens the seat. */
letters.get('/letters/confirm/:key', c => (readerOfLetter(c.env.SITE_KEY, c.req.param('key')) ? page(confirmPage(reading(c))) : refuse(c, 410)))
letters.post('/letters/confirm/:key', async c => {
  const person = readerOfLetter(c.env.SITE_KEY, c.req.param('key'))
  if (!person) return refuse(c, 410)
  await c.env.PERSON.get(c.env.PERSON.idFromName(person)).confirm()
  const to = c.req.query('to') ?? ''
  return c.redirect(/^\/tables\/[\w/]+$/.test(to) ? to : '/', 303)
})
