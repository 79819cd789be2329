/** The one entry for events about our mail, by webhook or queue. */
import { EVENT_DAYS } from '../shared/bounds'
import { log } from '../shared/log'
import type { Person } from '../people/person'
import { personOf } from '../shared/person-key'
import { receiveMail, type Inbound } from './mail'
import { fieldsOf, type PostEvent } from './provider-event'
import { platformEvent } from './platform'

/** Handles an event; its address leads to the person. */
export async function takeEvent(env: Env, event: PostEvent): Promise<Inbound> {
  if (event.kind === 'other') return 'ignored'
  if (event.kind === 'mail') return receiveMail(env, event.raw, event.from, event.to)
  if (!event.address) return 'ignored'
  const person = personAt(env, event.address)
  if (event.kind === 'complained') await person.stop()
  else await person.bounced(event.why, event.letter)
  return event.kind
}

/** The platform's queue: messages are handled separately, and retried if our side fails. */
export async function takeQueue({ messages }: MessageBatch, env: Env): Promise<void> {
  for (const message of messages) {
    try {
      await takeQueued(env, platformEvent(fieldsOf(message.body)))
      message.ack()
    } catch (error) {
      log('error', 'post-event-failed', { why: error })
      message.retry()
    }
  }
}

/** The queue may report mail that others send from the same account, so an event counts only if our letter with that id went to that
    address. */
async function takeQueued(env: Env, event: PostEvent): Promise<Inbound> {
  if (event.kind !== 'bounced' && event.kind !== 'complained') return 'ignored'
  const { kind, address, letter = '' } = event
  if (address && letter && (await personAt(env, address).wasSent(letter))) return takeEvent(env, event)
  log('error', 'post-event-dropped', {
    transport: 'platform',
    kind,
    letter,
    says: `no such letter went to its address in ${EVENT_DAYS} days`,
  })
  return 'not-ours'
}

const personAt = (env: Env, address: string): DurableObjectStub<Person> =>
  env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, address)))
