/** A mail program for the local mailbox. */
import type { Page } from './page'
import type { Visitor } from './visitor'

/** The newest letter to an address, if any; with such a subject, if one is wanted. */
export async function newestLetter(reader: Visitor, mailbox: string, address: string, subject = /^/): Promise<Page | undefined> {
  const found = (await reader.open(mailbox)).links('main').find(({ text }) => text.includes(address) && subject.test(text))
  return found && reader.open(found.href)
}

/** The letter's main link: the first one in its text. */
export function callOf(letter: Page): string {
  const [call] = letter.links('pre')
  if (!call) throw new Error(`letter without a link: ${letter.heading}`)
  return call.href
}
