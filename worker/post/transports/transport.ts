/**
 * Chooses the transport for letters from the settings. At most one of the first four rows may be set; each of them
 * needs LETTERS_FROM, the sender's address (`boat@example.org` or `Packetboat <boat@example.org>`).
 *
 *   | sent by      | settings                                                                                             |
 *   |--------------|------------------------------------------------------------------------------------------------------|
 *   | Resend       | RESEND_KEY                                                                                           |
 *   | Postmark     | POSTMARK_TOKEN; POSTMARK_STREAM, if not `outbound`                                                   |
 *   | SMTP         | SMTP_URL: smtp://HOST:587 (STARTTLS, required), smtps://HOST:465 (TLS),                              |
 *   |              | smtp+plain://HOST:25 (unencrypted: a relay on the same machine); SMTP_USER and SMTP_PASSWORD         |
 *   | the platform | a `send_email` binding with the name EMAIL                                                           |
 *   | the mailbox  | none of these, on a local host: letters stay there and are shown on a page                           |
 *
 * Bounces and replies come in at the addresses of worker/routes/site/inbound.ts, each with a secret of its own:
 * POSTMARK_INBOUND_SECRET, RESEND_WEBHOOK_SECRET, MAIL_INBOUND_SECRET. The platform reports on its own mail through the queue in wrangler.toml.
 *
 * REPLY_DOMAIN is the domain whose mail for `reply+…` reaches the Worker; without it nobody can play by reply.
 */
import { SEND_MS } from '../../shared/bounds'
import type { Transport } from './contract'
import { mailbox } from './mailbox'
import { platform } from './platform'
import { postmark } from './postmark'
import { resend } from './resend'
import { faultsOf, fromOf, relayOf } from './settings'
import { smtp } from './smtp'

/** Undefined if this site sends no letters, and so asks for no addresses. */
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

/** The domain for replies: the one in the settings, or the local mailbox's. */
export const replyDomainOf = (env: Env): string | undefined => env.REPLY_DOMAIN || (env.MAILBOX_OPEN === '1' ? MAILBOX_DOMAIN : undefined)

const MAILBOX_DOMAIN = 'packetboat.localhost'

/** With faulty settings every send fails, so letters wait in their rows until the settings are fixed. */
function broken(faults: string[]): Transport {
  return { name: 'none', send: () => Promise.reject(new Error(faults.join('\n'))) }
}
