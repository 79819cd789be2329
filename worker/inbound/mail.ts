/** Incoming mail: replies to our letters, bounces, and noise. */
import type { Email, RawEmail } from 'postal-mime'
import type { LetterKind } from '../model/notices'
import { isTableId } from '../shared/keys'
import { isStop } from '../shared/letter-keys'
import { countAtSite } from '../people/telling'
import { readMail } from '../post/reply'
import { parseReplyAddress } from '../post/reply/address'
import { bounceOf } from '../post/reply/bounce'
import { replyDomainOf } from '../post/transports/transport'

export type Inbound = 'answered' | 'late' | 'not-understood' | 'unread' | 'ignored' | 'bounced' | 'complained' | 'not-ours'

/** The outcome of each receipt, reported only to callers that know the site's secret. */
const BECAME = {
  receipt: 'answered',
  stale: 'late',
  misread: 'not-understood',
  flood: 'unread',
} as const satisfies Partial<Record<LetterKind, Inbound>>

/** Called by the platform for mail to the reply domain; mail that is not ours is rejected. */
export async function answerMail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer())
  if ((await receiveMail(env, raw, message.from, message.to)) === 'not-ours') message.setReject('No such address')
}

export async function receiveMail(env: Env, raw: RawEmail, from: string | undefined, to: string): Promise<Inbound> {
  const incoming = await readMail(raw, from)
  // A bounce comes to our sender address or to a reply address.
  if (incoming.kind === 'ignored' && incoming.why === 'bounce') return bounced(env, incoming.mail)
  const domain = replyDomainOf(env)
  const address = domain === undefined ? undefined : parseReplyAddress(to, domain)
  if (!address || !isTableId(env.SITE_KEY, address.table)) return 'not-ours'
  if (incoming.kind === 'ignored') return 'ignored'
  const receipt = await env.TABLE.get(env.TABLE.idFromName(address.table)).reply(address, incoming.lines)
  if (receipt === 'not-yours') return 'not-ours'
  if (receipt === 'flood') await countAtSite(env, 'unread', 1)
  return BECAME[receipt]
}

/** Anybody can forge such a report, but only a holder of the letter knows the stop key in it. */
async function bounced(env: Env, mail: Email): Promise<Inbound> {
  const { letter, stop, final, why } = bounceOf(mail)
  if (!stop || !isStop(env.SITE_KEY, stop.person, stop.key)) return 'not-ours'
  if (!final) return 'ignored'
  await env.PERSON.get(env.PERSON.idFromName(stop.person)).bounced(why, letter)
  return 'bounced'
}
