/** Resend's webhooks, signed by Standard Webhooks: https://resend.com/docs/webhooks. For an incoming mail they give only its id. */
import { MAIL_BYTES, SEND_MS } from '../shared/bounds'
import { within } from '../shared/patience'
import { fieldsOf, listOf, mailOf, textOf, type Fields, type PostEvent } from './provider-event'

const MAILS = 'https://api.resend.com/emails/receiving/'

export async function resendEvent(told: Fields, key: string): Promise<PostEvent> {
  const data = fieldsOf(told['data'])
  const [address = ''] = listOf(data['to']).map(textOf)
  switch (told['type']) {
    case 'email.bounced': {
      const { type, message } = fieldsOf(data['bounce'])
      // A mailbox that is full today may be empty tomorrow.
      if (type === 'Transient') return { kind: 'other' }
      return { kind: 'bounced', address, letter: textOf(data['email_id']), why: textOf(message) || 'bounced' }
    }
    case 'email.complained':
      return { kind: 'complained', address }
    case 'email.received':
      return fetched(textOf(data['email_id']), address, key)
    default:
      return { kind: 'other' }
  }
}

async function fetched(id: string, to: string, key: string): Promise<PostEvent> {
  if (!/^[\w-]{1,64}$/.test(id)) return { kind: 'other' }
  const mail = fieldsOf(JSON.parse(await textOfMail(id, key)))
  const from = textOf(mail['from'])
  const headers = Object.entries(fieldsOf(mail['headers'])).map(([name, value]) => [name, textOf(value)] as const)
  const all = [['From', from] as const, ['Subject', textOf(mail['subject'])] as const, ...headers]
  return { kind: 'mail', raw: mailOf({ headers: all, text: textOf(mail['text']), html: textOf(mail['html']) }), from, to }
}

const textOfMail = (id: string, key: string): Promise<string> =>
  within(SEND_MS, async signal => {
    const response = await fetch(MAILS + id, { headers: { authorization: `Bearer ${key}` }, signal })
    // The webhook's next try will fetch it again.
    if (!response.ok) throw new Error(`Resend answered ${response.status} when asked for a mail`)
    return (await response.text()).slice(0, MAIL_BYTES)
  })
