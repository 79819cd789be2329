/** A letter on the wire: its headers, and the whole of it as MIME. */
import type { Letter } from './letter'
import type { From } from './settings'

/** Joins lines, because a line break in a value would start another header. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim()

export const subjectOf = (letter: Letter): string => oneLine(letter.subject)

/** The headers that every transport sets besides addresses and subject. */
export function headersOf(letter: Letter): Record<string, string> {
  const headers: Record<string, string> = {
    // Tells auto-responders not to answer.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    ...letter.headers,
  }
  // Some mail programs thread by one, some by the other.
  if (headers.References) headers['In-Reply-To'] = headers.References
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]))
}

/** Made from our id, so that a letter sent twice is recognised as the same. */
const messageIdOf = ({ id }: Letter, from: From): string => `<${id}@${from.address.split('@').at(-1)}>`

/** The composer is imported with the first letter, because a Worker starts often and mostly for other things. */
export async function mimeOf(letter: Letter, from: From): Promise<Uint8Array> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { picture } = letter
  const mail = new MailComposer({
    from,
    to: { name: '', address: letter.to },
    replyTo: letter.replyTo && { name: from.name, address: letter.replyTo },
    subject: subjectOf(letter),
    messageId: messageIdOf(letter, from),
    headers: headersOf(letter),
    text: letter.text,
    html: letter.html,
    attachments: picture && [
      { cid: picture.cid, filename: picture.file, content: picture.png, encoding: 'base64', contentType: 'image/png' },
    ],
    newline: 'win',
    // So that nothing a person typed can make the Worker fetch or read anything.
    disableUrlAccess: true,
    disableFileAccess: true,
  })
  return mail.compile().build()
}
