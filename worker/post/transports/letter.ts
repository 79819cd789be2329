/** What the post carries: an order from a table, and the letter written from it. */
import type { MineRow, Said, TableModel } from '../../model'
import type { Language } from '../../drawing/game'
import type { LetterKind } from '../../model/notices'
import type { Text } from '../../rules/contract'

/** A table's request to a person's object to write a letter. */
export interface Order {
  /** Stable, so that a repeat counts once; sent in a header of our own. */
  id: string
  kind: LetterKind
  language: Language
  /** The time zone for times in the letter. */
  zone?: string
  /** The link to the seat or its claim. */
  link: string
  table: TableModel
  /** A message to the letter's recipient. */
  said?: { by: string; text: string }
  /** What the recipient chose in the reply that a receipt is about. */
  chosen?: Text[]
  /** The newest talk of all seats, in a report. */
  talk?: Said[]
  /** The address whose mail plays for the seat. */
  replyTo?: string
  /** The keyed hash of whoever opened the table; it limits first letters to an address that has not agreed to any. */
  host?: string
}

/** A person's tables: the links they asked for or, once a day, those that wait. */
export interface LinksOrder {
  id: string
  kind: 'links' | 'digest'
  language: Language
  zone?: string
  rows: MineRow[]
}

export interface Letter {
  id: string
  kind: LetterKind | LinksOrder['kind'] | 'test'
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** The address for playing by reply, with a key of its own. */
  replyTo?: string
  /** The board, shown where the HTML has `cid:` and this name. */
  picture?: Picture
}

export interface Picture {
  cid: string
  /** The file name when saved. */
  file: string
  /** In base64, because letters are passed on as text. */
  png: string
}
