/** What a letter is written from, and its form before it becomes text and HTML. */
import type { Held, Led } from '../../worker/drawing/end'
import type { Game, Language } from '../../worker/drawing/game'
import type { MineRow, Said, TableModel, Time } from '../../worker/model'
import type { Text } from '../../worker/rules/contract'
import { readerOf, type Company, type Reader } from '../words/reader'
import { plain } from '../words/say'

export interface LetterData {
  kind:
    | 'turn'
    | 'invitation'
    | 'seat'
    | 'round'
    | 'over'
    | 'mention'
    | 'vote'
    | 'reminder'
    | 'timeout'
    | 'declined'
    | 'off'
    | 'report'
    | 'receipt'
    | 'misread'
    | 'stale'
    | 'flood'
    | 'unreached'
    | 'hook-off'
    | 'clearing'
    | 'candidate'
    | 'stand-in'
    | 'stood-in'
    | 'given-back'
  language: Language
  now: Time
  siteUrl: string
  /** Absolute; opens the seat or the claim. */
  link: string
  /** Absolute; the page to opt out of all letters. */
  stop: string
  /** The table as seen from the addressed seat. */
  table: TableModel
  /** A message somebody wrote to the recipient. */
  said?: { by: string; text: string }
  /** What the reader chose in the reply that a receipt is about; empty if it did something else. */
  chosen?: readonly Text[]
  /** The latest messages of all seats, for a report. */
  talk?: readonly Said[]
  /** Nobody at this address has agreed to letters yet, so nothing that strangers typed is quoted, except people's names. */
  first?: true
  /** The page for agreeing to letters, if `link` does not lead there. */
  confirm?: string
  /** The address whose incoming mail is read as answers. */
  replyTo?: string
  /** Other tables waiting for the same person. */
  also?: readonly MineRow[]
  /** Content id of the board's picture attached to the letter. */
  cid?: string
}

/** The contents of a letter, from which both text and HTML are made. */
export interface Draft {
  subject: string
  /** Shown beside the subject in the inbox. */
  preview: string
  /** The line over the title: where the game stands, and what is urgent. Defaults to site and table. */
  kicker?: { text: string; strong: string }
  title: string
  blocks: Block[]
  /** Why this letter was sent, and when to expect the next. */
  why: string
}
export type Block =
  | { kind: 'paragraph' | 'question' | 'note'; text: string }
  | { kind: 'heading' | 'subheading'; text: string }
  /** A question that stands out below what the letter says first, with a word over it or without. */
  | { kind: 'asked'; over: string; text: string }
  /** The one button: opens a page, changes nothing. Magenta if it asks something of the reader, as on pages. */
  | { kind: 'call'; label: string; href: string; asks?: true }
  /** A link shown by its label; only the plain part spells out its address. */
  | { kind: 'link'; label: string; href: string }
  /** What the reader has aboard. */
  | ({ kind: 'held'; lead: string } & Held)
  | { kind: 'lines'; lines: (string | Led)[] }
  | { kind: 'ranking'; ranks: Rank[] }
  /** `spare`: those worth no more than another one, told in a line. `apart`: they belong to none of the groups above. */
  | { kind: 'choices'; choices: NumberedChoice[]; spare?: Spare; apart?: true }
  /** How to answer: by the links of the HTML, or by replying if replies are read. */
  | { kind: 'answering'; byLink: string; byLetter: string[] }
  /** The board in words. */
  | { kind: 'board'; heading: string; sketch: string; plainOnly: boolean }
  /** An attached picture; absent from the plain part. */
  | { kind: 'picture'; alt: string; cid: string }
  | { kind: 'code'; label: string; value: string }
  /** A link shown in full, meant to be kept. */
  | { kind: 'address'; label: string; href: string }
export const plainLine = (line: string | Led): string => (typeof line === 'string' ? line : `${line.lead} ${line.text}`)

/** A line of the ranking. The bar's lengths are percentages, negative scores to the left of zero. */
export interface Rank {
  place: number
  name: string
  /** "you", in the reader's row. */
  own?: string
  score: string
  /** What the score counts, if not points: "pirates in the boat 6". */
  counted: string
  /** How the score is made up. */
  parts: string
  bar?: { before: number; parts: { tone: Tone; share: number; value: number }[]; after: number }
}
export const madeOf = ({ counted, parts }: Rank): string => [counted, parts].filter(text => text !== '').join(', ')
export const nameIn = ({ name, own }: Rank): string => (own ? `${name} (${own})` : name)
export type Tone = 'place' | 'gold' | 'plain' | 'loss'
export interface NumberedChoice {
  n: number
  label: string
  /** What is missing for it, and what that leads to. */
  lack?: string | undefined
  href: string
}
export interface Spare {
  choices: NumberedChoice[]
  about: string
}
export interface Written {
  subject: string
  text: string
  html: string
}

/** What all letters need: a language, the table's name, and a way to stop them. */
export interface Paper {
  language: Language
  /** Empty for letters that are never repeated. */
  stop: string
  /** The table's name, or empty; shown beside the site's. */
  table: string
  /** Texts of the platform and the game, with markup removed and on one line. */
  t: (...text: Parameters<Reader['t']>) => string
}

/** Shared by all parts of a letter about a table. */
export interface LetterScene extends Paper {
  data: LetterData
  game: Game
  company: Company
  reader: Reader
  say: Reader['say']
}

export function letterScene(data: LetterData, game: Game): LetterScene {
  const { head, viewer, own } = data.table
  const crew = head.seats.map(card => ({ ...card, name: oneLine(card.name) }))
  const company: Company = { game, viewer, crew }
  const reader = readerOf({ ...data, zone: own?.hours.zone }, company)
  return {
    ...paperOf(reader, data.stop, data.first ? '' : oneLine(head.name)),
    data,
    game,
    company,
    reader,
    say: text => oneLine(plain(reader.say(text))),
  }
}

export const paperOf = (reader: Reader, stop: string, table = ''): Paper => ({
  language: reader.language,
  stop,
  table,
  t: (...text) => oneLine(plain(reader.t(...text))),
})

/** Keeps typed text on its line: no breaks, no control characters, no bidi marks. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}[\s--\u00A0]]+/gv, ' ').trim()
