/** Detects mail that no person wrote. It is never answered, so that two machines never write to each other. */
import type { Email } from 'postal-mime'

export type Machine = 'auto-reply' | 'bounce' | 'list'

const AUTO_SUBJECT = new RegExp(
  `^(?:${[
    ...['auto(?:matic)?[ -]?(?:reply|response)', 'auto: ', 'out of (?:the )?office'],
    ...['automatische antwort', 'abwesenheits'],
    ...['автоответ', 'автоматический ответ'],
    ...['автоматична відповідь', 'автовідповідь'],
    ...['autoodpowiedź', 'automatyczna odpowiedź', 'odpowiedź automatyczna'],
  ].join('|')})`,
  'i'
)
/** The last one is our own header: one of our letters was returned. */
const AUTO_HEADERS = [...['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-autoreply-from', 'x-mail-autoreply'], 'x-packetboat-id']

/** The envelope's sender is empty when a mail server itself writes. */
export function machineOf(mail: Email, envelopeFrom?: string): Machine | undefined {
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value.toLowerCase()]))
  const said = (name: string): string => headers.get(name) ?? ''
  const type = said('content-type')
  if (/disposition-notification/.test(type)) return 'auto-reply'
  if (/^\s*multipart\/report/.test(type) || headers.has('x-failed-recipients')) return 'bounce'
  if (envelopeFrom === '' || envelopeFrom === '<>' || /^\s*<\s*>/.test(said('return-path'))) return 'bounce'
  if (/^(?:mailer-daemon|postmaster)@/i.test(mail.from?.address ?? '')) return 'bounce'
  if (headers.has('auto-submitted') && !/^\s*no\b/.test(said('auto-submitted'))) return 'auto-reply'
  if (AUTO_HEADERS.some(name => headers.has(name)) || /auto/.test(said('precedence'))) return 'auto-reply'
  if (AUTO_SUBJECT.test(mail.subject?.trim() ?? '')) return 'auto-reply'
  if (headers.has('list-id') || headers.has('list-post') || /bulk|list|junk/.test(said('precedence'))) return 'list'
  return undefined
}
