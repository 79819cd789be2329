/** A letter as it goes over the wire: its headers, and the whole of it as MIME. */
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './letter'
import type { From } from './transports/settings'

/** A value with a line break would begin a header of its own. */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim()

export const subjectOf = (letter: Letter): string => oneLine(letter.subject)

/** All that every transport sets besides addresses and subject. */
export function headersOf(letter: Letter): Record<string, string> {
  const headers: Record<string, string> = {
    // Answering machines leave such letters alone.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    ...letter.headers,
  }
  // Some mail programs thread by the one, some by the other.
  if (headers.References) headers['In-Reply-To'] = headers.References
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]))
}

/** Made from our id: a letter that is sent twice is known as the same one. */
const messageIdOf = ({ id }: Letter, from: From): string => `<${id}@${from.address.split('@').at(-1)}>`

export function mimeOf(letter: Letter, from: From): Promise<Uint8Array> {
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
    // A name or a text of a person's can then never make the Worker fetch or read anything.
    disableUrlAccess: true,
    disableFileAccess: true,
  })
  return mail.compile().build()
}
