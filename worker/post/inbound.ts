/** Mail that comes in: answers to our letters, bounces of them, and noise. */
import type { RawEmail } from 'postal-mime'
import type { Env } from '../env'
import { isTableId } from '../people/keys'
import { readMail } from './reply'
import { parseReplyAddress } from './reply/address'
import { replyDomainOf } from './transport'

export type Inbound = 'answered' | 'ignored' | 'not-ours'

/** The platform hands over what comes to the reply domain. What is not ours goes back to its sender. */
export async function answerMail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer())
  if ((await receiveMail(env, raw, message.from, message.to)) === 'not-ours') message.setReject('No such address')
}

export async function receiveMail(env: Env, raw: RawEmail, from: string | undefined, to: string): Promise<Inbound> {
  const domain = replyDomainOf(env)
  const address = domain === undefined ? undefined : parseReplyAddress(to, domain)
  if (!address || !isTableId(env.SITE_KEY, address.table)) return 'not-ours'
  const incoming = await readMail(raw, from)
  if (incoming.kind === 'ignored') return 'ignored'
  const receipt = await env.TABLE.get(env.TABLE.idFromName(address.table)).reply(address, incoming.lines)
  return receipt === 'not-yours' ? 'not-ours' : 'answered'
}
