/** Letters: the mailbox of one's own machine, and the link in every letter that says "never again". */
import { Hono } from 'hono'
import { letterPage } from '../../web/pages/letter-view'
import { mailboxPage } from '../../web/pages/mailbox'
import { stopPage } from '../../web/pages/stop'
import type { Env } from '../env'
import { keyFor, sameKey } from '../people/keys'
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
  return box ? page(c, mailboxPage({ ...reading(c), letters: open(await box.newest()) })) : refuse(c, 404)
})

letters.get('/mailbox/:number{[0-9]+}', async c => {
  const letter = open((await mailboxOf(c)?.one(Number(c.req.param('number')))) ?? 'null')
  return letter ? page(c, letterPage({ ...reading(c), letter })) : refuse(c, 404)
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
letters.get('/letters/stop/:person/:key', c => (isStop(c) ? page(c, stopPage({ ...reading(c), done: false })) : refuse(c, 410)))
letters.post('/letters/stop/:person/:key', async c => {
  if (!isStop(c)) return refuse(c, 410)
  await c.env.PERSON.get(c.env.PERSON.idFromName(c.req.param('person'))).stop()
  return page(c, stopPage({ ...reading(c), done: true }))
})

const isStop = (c: Request): boolean =>
  sameKey(c.req.param('key') ?? '', keyFor(c.env.SITE_KEY, 'stop', c.req.param('person') ?? ''))
