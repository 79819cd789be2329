/** The reader of a page: language, time zone, and how texts become words for this viewer. */
import type { Fill, SeatView, Viewer } from '../../worker/rules/contract'
import type { Crew, Game, Language, Say } from '../../worker/drawing/game'
import type { Drawing } from '../../worker/drawing/board'
import type { Time } from '../../worker/model'
import { wordsOf } from './platform'
import { say, type Words } from './say'

export interface Reader {
  language: Language
  /** IANA name. */
  zone: string
  now: Time
  /** The site's own address, needed by link previews. */
  siteUrl?: string | undefined
  /** The page's query string, without the language. */
  query: string
  /** Texts of the platform and the game; names are enclosed in marks, which `Rich` makes bold. */
  say: Say
  /** The same by message key. */
  t(key: string, fills?: Record<string, Fill>): string
}

export interface Reading {
  language: Language
  zone?: string
  now: Time
  query?: string
  siteUrl?: string
}
/** A table's seats: texts may name them, the viewer's own becomes "you", and each has its figure. */
export interface Company {
  game: Pick<Game, 'id' | 'words' | 'figure'>
  crew: readonly Crew[]
  viewer: Viewer
}

/** The props a game's drawings take. */
export const drawingOf = <Board>(
  view: SeatView<Board>,
  { language, say }: Pick<Reader, 'language' | 'say'>,
  crew: readonly Crew[]
): Drawing<Board> => ({
  view,
  language,
  say,
  crew,
})

export function readerOf({ language, zone = 'UTC', now, query = '', siteUrl }: Reading, company?: Company): Reader {
  const words: Words = wordsOf(language, company?.game)
  const names = company?.crew.map(({ name }) => name)
  const speak: Say = text => say(words, text, names, company?.viewer)
  return { language, zone, now, query, siteUrl, say: speak, t: (key, fills) => speak(fills ? { say: key, with: fills } : { say: key }) }
}
