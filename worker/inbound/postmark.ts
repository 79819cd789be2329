/** Postmark's webhooks: https://postmarkapp.com/developer/webhooks. They are not signed; the secret is in the address or its login. */
import { fieldsOf, listOf, mailOf, textOf, type Fields, type PostEvent } from './provider-event'

/** Permanent failures. */
const FINAL = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Blocked']

export function postmarkEvent(told: Fields): PostEvent {
  const { RecordType, Type, Email, MessageID, Description, Inactive, From } = told
  const address = textOf(Email)
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return { kind: 'complained', address }
  if (RecordType === 'SubscriptionChange') return suppressed(told)
  if (RecordType === 'Bounce') {
    const final = Inactive === true || FINAL.includes(textOf(Type))
    return final ? { kind: 'bounced', address, letter: textOf(MessageID), why: textOf(Description) || textOf(Type) } : { kind: 'other' }
  }
  return RecordType === undefined && From !== undefined ? mailIn(told) : { kind: 'other' }
}

function suppressed({ SuppressSending, SuppressionReason, Recipient, MessageID }: Fields): PostEvent {
  const address = textOf(Recipient)
  if (SuppressSending !== true) return { kind: 'other' }
  if (SuppressionReason === 'HardBounce') return { kind: 'bounced', address, letter: textOf(MessageID), why: 'HardBounce' }
  return { kind: 'complained', address }
}

/** An incoming mail: the raw one if Postmark is set to include it, otherwise rebuilt from its parts. */
function mailIn({ FromFull, OriginalRecipient, ToFull, RawEmail, Headers, TextBody, HtmlBody, Subject }: Fields): PostEvent {
  const from = textOf(fieldsOf(FromFull)['Email'])
  const to = textOf(OriginalRecipient) || textOf(fieldsOf(listOf(ToFull)[0])['Email'])
  if (textOf(RawEmail)) return { kind: 'mail', raw: textOf(RawEmail), from, to }
  const given = listOf(Headers)
    .map(fieldsOf)
    .map(({ Name, Value }) => [textOf(Name), textOf(Value)] as const)
  const headers = [['From', from] as const, ['Subject', textOf(Subject)] as const, ...given]
  return { kind: 'mail', raw: mailOf({ headers, text: textOf(TextBody), html: textOf(HtmlBody) }), from, to }
}
