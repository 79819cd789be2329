/** What a letter is written from, and what it is before it becomes text and HTML. */
import type { Game, Language } from '../../worker/rules/game'
import type { MineRow, Said, TableModel, Time } from '../model'
import { readerOf, type Company, type Reader } from '../parts/reader'
import { plain } from '../words/say'

export interface LetterData {
  kind: 'turn' | 'invitation' | 'seat' | 'round' | 'over' | 'mention' | 'vote' | 'reminder' | 'timeout' | 'declined' | 'off'
    | 'report' | 'receipt' | 'misread' | 'stale' | 'flood' | 'unreached' | 'hook-off' | 'clearing'
    | 'candidate' | 'stand-in' | 'stood-in' | 'given-back'
  language: Language
  now: Time
  siteUrl: string
  /** Absolute; opens the seat, or the claim. */
  link: string
  /** Absolute; the page on which one says "never write to me". */
  stop: string
  /** What the addressed seat sees. */
  table: TableModel
  /** What somebody wrote to whom the letter goes. */
  said?: { by: string; text: string }
  /** The newest talk of all seats, where somebody reports it. */
  talk?: readonly Said[]
  /** Nobody at this address has agreed to letters yet: what strangers call things stays out, but for names of people. */
  first?: true
  /** Where one agrees, if the link alone does not lead to it. */
  confirm?: string
  /** Where an answer to the letter plays. */
  replyTo?: string
  /** The other tables that wait for the same person. */
  also?: readonly MineRow[]
  /** The name under which a picture of the board travels with the letter. */
  cid?: string
}

/** The contents of a letter. Text and HTML are made from the same one. */
export interface Draft {
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Why this letter came, and when the next will. */
  why: string
}
export type Block =
  | { kind: 'paragraph' | 'question'; text: string }
  | { kind: 'heading' | 'subheading'; text: string }
  /** The one button: opens a page, changes nothing. Magenta where something is asked of the reader, as on the page. */
  | { kind: 'call'; label: string; href: string; asks?: true }
  /** Opened by its name; where it leads is written out in the plain part only. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'ranking'; ranks: { place: number; text: string }[] }
  | { kind: 'choices'; choices: NumberedChoice[] }
  /** As text, and where one travels with the letter as a picture, which the text then describes. */
  | { kind: 'board'; sketch: string; manifest?: readonly string[]; cid?: string }
  /** One that travels with the letter; nothing in the text. */
  | { kind: 'picture'; alt: string; cid: string }
  | { kind: 'code'; label: string; value: string }
  /** A link that is shown whole, to be kept. */
  | { kind: 'address'; label: string; href: string }
export interface NumberedChoice {
  n: number
  label: string
  href: string
}
export interface Written {
  subject: string
  text: string
  html: string
}

/** What every letter is printed on: whose, in which language, and the way to have no more of them. */
export interface Paper {
  language: Language
  /** None where nobody is written to again. */
  stop: string
  /** What stands beside the name of the site: a table's name, or nothing. */
  table: string
  /** The platform's and the game's texts, without marks and in one line. */
  t: (...text: Parameters<Reader['t']>) => string
}

/** All that the letters of a table share while they are written. */
export interface Desk extends Paper {
  data: LetterData
  game: Game
  company: Company
  reader: Reader
  say: Reader['say']
}

export function deskOf(data: LetterData, game: Game): Desk {
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

/** What people typed stays within its line, whatever they typed: no breaks, no controls, no marks of writing direction. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}[\s--\u00A0]]+/gv, ' ').trim()
