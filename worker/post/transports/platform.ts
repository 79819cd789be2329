/** Cloudflare's own mail. It sets Date and Message-ID itself and accepts no others. */
import type { Letter } from './letter'
import { headersOf, subjectOf } from './mime'
import { Refused, type Transport } from './contract'
import type { From } from './settings'

/** Permanent errors; all others may pass. */
const FINAL: Record<string, Refused['about']> = {
  E_RECIPIENT_SUPPRESSED: 'address',
  E_RECIPIENT_NOT_ALLOWED: 'address',
  E_VALIDATION_ERROR: 'letter',
  E_CONTENT_TOO_LARGE: 'letter',
}

export function platform(binding: SendEmail, from: From): Transport {
  return {
    name: 'platform',
    async send(letter) {
      try {
        const { messageId } = await binding.send(shape(letter, from))
        return { id: messageId }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        const about = FINAL[code]
        throw about ? new Refused(about, `${code} ${error instanceof Error ? error.message : ''}`) : error
      }
    },
  }
}

function shape(letter: Letter, { name, address }: From): EmailMessageBuilder {
  const { to, text, html, picture } = letter
  return {
    from: { name, email: address },
    to,
    subject: subjectOf(letter),
    text,
    html,
    replyTo: letter.replyTo,
    headers: headersOf(letter),
    attachments: picture && [
      { disposition: 'inline', contentId: picture.cid, filename: picture.file, type: 'image/png', content: picture.png },
    ],
  }
}
