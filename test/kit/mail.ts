/** A mail program for the mailbox of one's own machine. */
import type { Page } from './page'
import type { Visitor } from './visitor'

/** The newest letter to an address; undefined where there is none. */
export async function newestLetter(reader: Visitor, mailbox: string, address: string): Promise<Page | undefined> {
  const found = (await reader.open(mailbox)).links('main').find(({ text }) => text.includes(address))
  return found && reader.open(found.href)
}

/** The link that the letter is about: the first in its text. */
export function callOf(letter: Page): string {
  const [call] = letter.links('pre')
  if (!call) throw new Error(`a letter without a link: ${letter.heading}`)
  return call.href
}
