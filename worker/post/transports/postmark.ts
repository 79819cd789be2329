/** Postmark: https://postmarkapp.com/developer/api/email-api */
import { headersOf, subjectOf } from './mime'
import type { Letter } from './letter'
import { Refused, type Transport } from './contract'
import { post, refuse, text } from './http'
import type { From } from './settings'

const ENDPOINT = 'https://api.postmarkapp.com/email'
/** The address bounced or complained before, or is invalid. */
const ADDRESS_CODES: readonly unknown[] = [300, 406]

export function postmark(token: string, stream: string, from: From, patience: number): Transport {
  return {
    name: 'Postmark',
    async send(letter) {
      const answer = await post(ENDPOINT, { 'x-postmark-server-token': token }, shape(letter, stream, from), patience)
      const { ErrorCode, Message, MessageID } = answer.body
      if (answer.status < 300 && (ErrorCode ?? 0) === 0) return { id: text(MessageID) }
      if (ADDRESS_CODES.includes(ErrorCode)) throw new Refused('address', `Postmark answered ${ErrorCode}: ${text(Message)}`)
      return refuse('Postmark', { ...answer, body: { ...answer.body, message: Message } })
    },
  }
}

function shape(letter: Letter, stream: string, { name, address }: From) {
  const { id, to, text, html, picture } = letter
  return {
    From: `${JSON.stringify(name)} <${address}>`,
    To: to,
    Subject: subjectOf(letter),
    TextBody: text,
    HtmlBody: html,
    ReplyTo: letter.replyTo,
    Headers: Object.entries(headersOf(letter)).map(([Name, Value]) => ({ Name, Value })),
    // Postmark has no idempotency key; this comes back with every bounce.
    Metadata: { id },
    MessageStream: stream,
    TrackOpens: false,
    TrackLinks: 'None',
    Attachments: picture && [{ Name: picture.file, Content: picture.png, ContentType: 'image/png', ContentID: `cid:${picture.cid}` }],
  }
}
