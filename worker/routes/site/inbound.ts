/**
 * Where providers and mail servers hand us mail, each with its own secret:
 *
 *   POST /post/inbound/postmark[/SECRET]   Postmark's webhooks: the secret in the address, or as the password of its login
 *   POST /post/inbound/resend              Resend's webhooks, signed by RESEND_WEBHOOK_SECRET
 *   POST /post/inbound/raw?from=…&to=…     a mail as it is, from one's own mail server, with `Authorization: Bearer SECRET`:
 *                                          curl --data-binary @- -H "Authorization: Bearer $SECRET" "$URL?from=$SENDER&to=$RECIPIENT"
 */
import { Hono } from 'hono'
import { MAIL_BYTES } from '../../shared/bounds'
import { sameKey } from '../../shared/keys'
import { receiveMail, type Inbound } from '../../inbound/mail'
import { fieldsOf, type Fields, type PostEvent } from '../../inbound/provider-event'
import { postmarkEvent } from '../../inbound/postmark'
import { resendEvent } from '../../inbound/resend'
import { takeEvent } from '../../inbound/take-event'
import { isSigned } from '../../post/webhook/sign'
import { readBytes } from '../request/forms'
import { refuse, type Request, type Site } from '../request/site'

export const inbound = new Hono<Site>()

for (const path of ['/post/inbound/postmark', '/post/inbound/postmark/:secret'])
  inbound.post(path, async c => {
    const secret = c.env.POSTMARK_INBOUND_SECRET
    const given = c.req.param('secret') ?? loginOf(c)
    if (!secret) return refuse(c, 404)
    if (!sameKey(given, secret)) return refuse(c, 403)
    return told(c, async told => postmarkEvent(told))
  })

inbound.post('/post/inbound/resend', async c => {
  const { RESEND_WEBHOOK_SECRET: secret, RESEND_KEY: key = '' } = c.env
  if (!secret) return refuse(c, 404)
  const header = (name: string): string => c.req.header(`svix-${name}`) ?? c.req.header(`webhook-${name}`) ?? ''
  const proof = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') }
  return told(
    c,
    told => resendEvent(told, key),
    body => isSigned(secret, proof, body, Date.now())
  )
})

inbound.post('/post/inbound/raw', async c => {
  const secret = c.env.MAIL_INBOUND_SECRET
  if (!secret) return refuse(c, 404)
  if (!sameKey(/^Bearer (.*)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '', secret)) return refuse(c, 403)
  const raw = await readBytes(c, MAIL_BYTES)
  if (raw === undefined) return refuse(c, 413)
  const { from, to = '' } = c.req.query()
  return said(c, await receiveMail(c.env, raw, from, to))
})

/** The password of a Basic login; the user name does not matter. */
function loginOf(c: Request): string {
  const [, coded = ''] = /^Basic ([A-Za-z\d+/=]+)$/.exec(c.req.header('authorization') ?? '') ?? []
  try {
    return atob(coded).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}

async function told(c: Request, read: (told: Fields) => Promise<PostEvent>, isGenuine = (_body: string) => true): Promise<Response> {
  const bytes = await readBytes(c, MAIL_BYTES)
  if (bytes === undefined) return refuse(c, 413)
  const body = new TextDecoder().decode(bytes)
  if (!isGenuine(body)) return refuse(c, 403)
  const fields = fieldsIn(body)
  return fields ? said(c, await takeEvent(c.env, await read(fields))) : refuse(c, 400)
}

function fieldsIn(body: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Answers 200 even if the mail is not ours, because a provider would only retry. */
const said = (c: Request, what: Inbound): Response => c.json({ was: what })
