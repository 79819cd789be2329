/** What Cloudflare's mail reports through a queue: https://developers.cloudflare.com/email-service/platform/event-subscriptions/. */
import { fieldsOf, textOf, type Fields, type PostEvent } from './provider-event'

const TYPE = /^cf\.email\.sending\.message\.(\w+)$/

export function platformEvent(told: Fields): PostEvent {
  const [, what] = TYPE.exec(textOf(told['type'])) ?? []
  const { recipient, messageId, bounce } = fieldsOf(told['payload'])
  const about = { address: textOf(recipient), letter: textOf(messageId) }
  if (what === 'complained') return { kind: 'complained', ...about }
  const { type, reason } = fieldsOf(bounce)
  // A soft bounce was retried long enough, but the address may work tomorrow.
  return what === 'bounced' && type === 'hard' ? { kind: 'bounced', ...about, why: textOf(reason) || 'bounced' } : { kind: 'other' }
}
