/** Who reads a page: the language, the zone in which times are told, and how texts become words for this viewer. */
import type { Fill, SeatView, Viewer } from '../../worker/rules/contract'
import type { Crew, Drawing, Game, Language, Say } from '../../worker/rules/game'
import type { Time } from '../model'
import { wordsOf } from '../words/platform'
import { say, type Words } from '../words/say'

export interface Reader {
  language: Language
  /** A zone of the IANA list. */
  zone: string
  now: Time
  /** The site's own address, which previews of links need. */
  siteUrl?: string | undefined
  /** What the address asks for, without the language. */
  query: string
  /** The platform's texts and the game's; names stand between marks, which `Rich` makes bold. */
  say: Say
  /** The same by key. */
  t(key: string, fills?: Record<string, Fill>): string
}

export interface Reading {
  language: Language
  zone?: string
  now: Time
  query?: string
  siteUrl?: string
}
/** Where there are seats: texts may name them, the viewer's own becomes "you", and each has its figure. */
export interface Company {
  game: Pick<Game, 'id' | 'words' | 'figure'>
  crew: readonly Crew[]
  viewer: Viewer
}

/** What a game draws from, in the words of who reads. */
export const drawingOf = <Board>(view: SeatView<Board>, { language, say }: Pick<Reader, 'language' | 'say'>, crew: readonly Crew[]): Drawing<Board> => ({
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
