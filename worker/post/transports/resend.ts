/** Resend: https://resend.com/docs/api-reference/emails/send-email */
import { headersOf, subjectOf } from './mime'
import type { Letter } from './letter'
import type { Transport } from './contract'
import { post, refuse, text } from './http'
import type { From } from './settings'

const ENDPOINT = 'https://api.resend.com/emails'

export function resend(key: string, from: From, patience: number): Transport {
  return {
    name: 'Resend',
    async send(letter) {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': letter.id }
      const answer = await post(ENDPOINT, headers, shape(letter, from), patience)
      if (answer.status < 300) return { id: text(answer.body.id) }
      // Resend already has this letter, with slightly different times, from a try whose response was lost.
      if (answer.body.name === 'invalid_idempotent_request') return {}
      return refuse('Resend', answer)
    },
  }
}

function shape(letter: Letter, { name, address }: From) {
  const { to, text, html, picture } = letter
  return {
    from: `${JSON.stringify(name)} <${address}>`,
    to: [to],
    subject: subjectOf(letter),
    text,
    html,
    reply_to: letter.replyTo,
    headers: headersOf(letter),
    attachments: picture && [{ filename: picture.file, content: picture.png, content_type: 'image/png', content_id: picture.cid }],
  }
}
