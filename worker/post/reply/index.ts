/** Reads a reply to a letter: whether a person or a machine wrote it, and the person's own lines. */
import type { Email, RawEmail } from 'postal-mime'
import { REPLY_HTML_LENGTH } from '../../shared/bounds'
import { textOfHtml } from './html'
import { type Machine, machineOf } from './machine'
import { ownLines } from './quote'

/** The incoming mail, before the table is asked what it offers. */
export type Incoming = { kind: 'ignored'; why: Machine; mail: Email } | { kind: 'words'; lines: string[] }

export async function readMail(raw: RawEmail, envelopeFrom?: string): Promise<Incoming> {
  // Imported with the first mail, because a Worker starts often and mostly for other things.
  const { default: PostalMime } = await import('postal-mime')
  // A mail attached to the mail is not its writer's text.
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined)
  if (!mail) return { kind: 'words', lines: [] }
  const why = machineOf(mail, envelopeFrom)
  if (why) return { kind: 'ignored', why, mail }
  const text = mail.text?.trim() ? mail.text : textOfHtml((mail.html ?? '').slice(0, REPLY_HTML_LENGTH))
  return { kind: 'words', lines: ownLines(text) }
}
