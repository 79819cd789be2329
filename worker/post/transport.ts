/**
 * How letters leave: one small interface, chosen by the settings. At most one of the first four rows is set; each of them
 * needs LETTERS_FROM, the address that letters come from (`boat@example.org` or `Packetboat <boat@example.org>`).
 *
 *   | sent by               | settings                                                                               |
 *   |-----------------------|----------------------------------------------------------------------------------------|
 *   | Resend                | RESEND_KEY                                                                             |
 *   | Postmark              | POSTMARK_TOKEN; POSTMARK_STREAM, if not `outbound`                                     |
 *   | SMTP                  | SMTP_URL: smtp://HOST:587 (STARTTLS, insisted on), smtps://HOST:465 (TLS),             |
 *   |                       | smtp+plain://HOST:25 (in the open: a relay on one's own machine); SMTP_USER and SMTP_PASSWORD |
 *   | the platform          | a `send_email` binding with the name EMAIL                                             |
 *   | the mailbox           | none of these, on one's own machine: letters stay there and are shown on a page        |
 *
 * What comes back to us is taken at the addresses of routes/inbound.ts, each with a secret of its own:
 * POSTMARK_INBOUND_SECRET, RESEND_WEBHOOK_SECRET, MAIL_INBOUND_SECRET. The platform tells of its own post by the queue of wrangler.toml.
 *
 * REPLY_DOMAIN is the domain whose mail for `reply+…` comes back to the Worker; without it nobody plays by reply.
 */
import { SEND_MS } from '../bounds'
import type { Env } from '../env'
import type { Transport } from './transports/contract'
import { mailbox } from './transports/mailbox'
import { platform } from './transports/platform'
import { postmark } from './transports/postmark'
import { resend } from './transports/resend'
import { faultsOf, fromOf, relayOf } from './transports/settings'
import { smtp } from './transports/smtp'

/** Undefined: this site sends no letters, and asks for no addresses. */
export function transportOf(env: Env, patience = SEND_MS): Transport | undefined {
  const faults = faultsOf(env)
  if (faults.length) return broken(faults)
  const from = fromOf(env.LETTERS_FROM ?? '')
  if (from && env.RESEND_KEY) return resend(env.RESEND_KEY, from, patience)
  if (from && env.POSTMARK_TOKEN) return postmark(env.POSTMARK_TOKEN, env.POSTMARK_STREAM || 'outbound', from, patience)
  const relay = relayOf(env.SMTP_URL ?? '')
  if (from && relay) {
    return smtp({ relay, user: env.SMTP_USER, password: env.SMTP_PASSWORD, network: env.MAIL_NETWORK, from, patience })
  }
  if (from && env.EMAIL) return platform(env.EMAIL, from)
  return env.MAILBOX_OPEN === '1' ? mailbox(env) : undefined
}

/** Whose mail comes back to us: the domain that is set, or the box on the mailbox's page. */
export const replyDomainOf = (env: Env): string | undefined =>
  env.REPLY_DOMAIN || (env.MAILBOX_OPEN === '1' ? MAILBOX_DOMAIN : undefined)

const MAILBOX_DOMAIN = 'packetboat.localhost'

/** Letters wait in their rows until the settings are mended. */
function broken(faults: string[]): Transport {
  return { name: 'none', send: () => Promise.reject(new Error(faults.join('\n'))) }
}
