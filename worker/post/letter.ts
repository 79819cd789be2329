/** What the post carries: an order from a table, and the letter that is written from it. */
import type { MineRow, Said, TableModel } from '../../web/model'
import type { Language } from '../rules/game'
import type { LetterKind } from '../table/notices'

/** A table asks a person's object to write. */
export interface Order {
  /** Stable: twice counts once, and travels in a header of our own. */
  id: string
  kind: LetterKind
  language: Language
  /** In which times are told. */
  zone?: string
  /** Opens the seat, or the claim. */
  link: string
  table: TableModel
  /** What somebody wrote to whom the letter goes. */
  said?: { by: string; text: string }
  /** The newest talk of all seats, where somebody reports it. */
  talk?: Said[]
  /** An answer to the letter plays. */
  replyTo?: string
  /** Who opened the table, by a keyed hash: nobody makes us write often to an address that has not agreed to it. */
  host?: string
}

/** All own tables: the links that a person asks for, or once a day those that wait. */
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
  /** Where a reply plays: an address with a key of its own. */
  replyTo?: string
  /** The board, shown where the HTML says `cid:` and its name. */
  picture?: Picture
}

export interface Picture {
  cid: string
  /** What it is called when saved. */
  file: string
  /** In base64, since letters travel as text. */
  png: string
}
