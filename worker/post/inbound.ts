/** Mail that comes in: answers to our letters, bounces of them, and noise. */
import type { Email, RawEmail } from 'postal-mime'
import type { Env } from '../env'
import { isTableId } from '../people/keys'
import { isStop } from '../people/letter-keys'
import { countAtSite } from '../people/telling'
import { readMail } from './reply'
import { parseReplyAddress } from './reply/address'
import { bounceOf } from './reply/bounce'
import { replyDomainOf } from './transport'

export type Inbound = 'answered' | 'unread' | 'ignored' | 'bounced' | 'complained' | 'not-ours'

/** The platform hands over what comes to the reply domain. What is not ours goes back to its sender. */
export async function answerMail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer())
  if ((await receiveMail(env, raw, message.from, message.to)) === 'not-ours') message.setReject('No such address')
}

export async function receiveMail(env: Env, raw: RawEmail, from: string | undefined, to: string): Promise<Inbound> {
  const incoming = await readMail(raw, from)
  // It comes to the address that sends our letters, or to the one that takes the answers.
  if (incoming.kind === 'ignored' && incoming.why === 'bounce') return bounced(env, incoming.mail)
  const domain = replyDomainOf(env)
  const address = domain === undefined ? undefined : parseReplyAddress(to, domain)
  if (!address || !isTableId(env.SITE_KEY, address.table)) return 'not-ours'
  if (incoming.kind === 'ignored') return 'ignored'
  const receipt = await env.TABLE.get(env.TABLE.idFromName(address.table)).reply(address, incoming.lines)
  if (receipt === 'not-yours') return 'not-ours'
  if (receipt !== 'flood') return 'answered'
  await countAtSite(env, 'unread', 1)
  return 'unread'
}

/** Anybody can write such a report. Only who has the letter knows the key in it by which its letters are stopped. */
async function bounced(env: Env, mail: Email): Promise<Inbound> {
  const { letter, stop, final, why } = bounceOf(mail)
  if (!stop || !isStop(env.SITE_KEY, stop.person, stop.key)) return 'not-ours'
  if (!final) return 'ignored'
  await env.PERSON.get(env.PERSON.idFromName(stop.person)).bounced(why, letter)
  return 'bounced'
}
