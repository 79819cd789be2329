/** A reply to a letter: who wrote it, a person or a machine, and what the person's own lines ask for. */
import PostalMime, { type Email, type RawEmail } from 'postal-mime'
import { REPLY_HTML_LENGTH } from '../../bounds'
import { textOfHtml } from './html'
import { type Machine, machineOf } from './machine'
import { ownLines } from './quote'

/** What came in, before anybody asks the table what it offers. */
export type Incoming = { kind: 'ignored'; why: Machine; mail: Email } | { kind: 'words'; lines: string[] }

export async function readMail(raw: RawEmail, envelopeFrom?: string): Promise<Incoming> {
  // A mail within the mail is not what its writer wrote.
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined)
  if (!mail) return { kind: 'words', lines: [] }
  const why = machineOf(mail, envelopeFrom)
  if (why) return { kind: 'ignored', why, mail }
  const text = mail.text?.trim() ? mail.text : textOfHtml((mail.html ?? '').slice(0, REPLY_HTML_LENGTH))
  return { kind: 'words', lines: ownLines(text) }
}
