/** A mail server's report about a letter that it could not deliver. */
import type { Email } from 'postal-mime'

export interface Bounce {
  /** Our letter's id, if the report contains the letter's headers. */
  letter?: string
  address?: string
  /** A permanent failure; otherwise the server only warns and keeps trying. */
  final: boolean
  /** What the other server said. */
  why: string
  /** The letter's person and the stop key in it. */
  stop?: { person: string; key: string }
}

export function bounceOf(mail: Email): Bounce {
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder('latin1').decode(content),
  }))
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')?.text ?? ''
  const returned = parts.find(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType))?.text ?? mail.text ?? ''
  // A long line may be folded.
  const [, person, key] = /\/letters\/stop\/([a-z2-7]{26})\/([a-z2-7]{26})/.exec(returned.replace(/\r?\n[ \t]+/g, '')) ?? []
  const field = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]?.trim()
  const failed = mail.headers.find(({ key }) => key === 'x-failed-recipients')?.value
  const action = field(status, /^Action:\s*(\w+)/im)?.toLowerCase()
  const code = field(status, /^Status:\s*(\d)\./im)
  return {
    letter: field(returned, /^X-Packetboat-Id:\s*([\w.-]+)/im),
    address: field(status, /^(?:Final|Original)-Recipient:\s*rfc822;\s*<?([^\s<>]+)/im) ?? failed,
    final: (action === 'failed' || action === undefined) && code !== '4',
    why: field(status, /^Diagnostic-Code:\s*(.{1,200})/im) ?? 'it came back',
    ...(person && key && { stop: { person, key } }),
  }
}
