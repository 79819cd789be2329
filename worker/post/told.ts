/** The one door for what others tell of our post, by webhook or by queue. */
import { EVENT_DAYS } from '../bounds'
import type { Env } from '../env'
import { log } from '../log'
import { personOf, type Person } from '../people/person'
import { receiveMail, type Inbound } from './inbound'
import { fieldsOf, type PostEvent } from './providers/event'
import { platformEvent } from './providers/platform'

/** Whoever is told of an address knows its person by it. */
export async function takeEvent(env: Env, event: PostEvent): Promise<Inbound> {
  if (event.kind === 'other') return 'ignored'
  if (event.kind === 'mail') return receiveMail(env, event.raw, event.from, event.to)
  if (!event.address) return 'ignored'
  const person = personAt(env, event.address)
  if (event.kind === 'complained') await person.stop()
  else await person.bounced(event.why, event.letter)
  return event.kind
}

/** The platform's queue: each message for itself, and again later where our side failed. */
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

/** The queue may tell of what others send from the same account: only a letter of ours counts, and only to whom it went. */
async function takeQueued(env: Env, event: PostEvent): Promise<Inbound> {
  if (event.kind !== 'bounced' && event.kind !== 'complained') return 'ignored'
  const { kind, address, letter = '' } = event
  if (address && letter && (await personAt(env, address).wasSent(letter))) return takeEvent(env, event)
  log('error', 'post-event-dropped', { transport: 'platform', kind, letter, says: `no such letter went to its address in ${EVENT_DAYS} days` })
  return 'not-ours'
}

const personAt = (env: Env, address: string): DurableObjectStub<Person> => env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, address)))
