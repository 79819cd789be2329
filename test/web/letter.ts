/** Letters about one game of Tunnel in progress, and about one that is over. */
import { writeLetter } from '../../web/mail'
import type { LetterData, Written } from '../../web/mail/data'
import type { TableModel } from '../../worker/model'
import { gameOf } from '../../worker/games'
import type { Viewer } from '../../worker/rules/contract'
import type { Language } from '../../worker/drawing/game'
import { matchAfter, modelOf } from './scene'

export const game = gameOf('tunnel')
export const LINK = 'https://boat.example/tables/abc/seats/1/link/key'
export const STOP = 'https://boat.example/letters/stop/person/key'
export const MOST_BYTES = 30_000

export const match = matchAfter(game, { answers: 25, seats: 5, edition: 'tortuga' })
export const asked = match.prompts[0]?.seat ?? 0
export const over = matchAfter(game, { answers: 5000 })

export const tableFor = (kind: LetterData['kind'], viewer: Viewer = asked): TableModel =>
  kind === 'over' ? modelOf(over, 0) : modelOf(match, viewer)

export function letter(
  kind: LetterData['kind'],
  language: Language = 'en',
  table = tableFor(kind),
  more: Partial<LetterData> = {}
): Written {
  return writeLetter(
    { ...more, kind, language, table, now: table.head.made, siteUrl: 'https://boat.example', link: LINK, stop: STOP },
    game
  )
}

/** The HTML as it is read aloud. */
export const read = (html: string): string =>
  html
    .replace(/<(head|style)\b[^]*?<\/\1>/g, '')
    .replace(/<br\/?>|<\/(p|li|h\d|td|pre|a|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    // A hyphen that keeps its word together.
    .replaceAll('\u2011', '-')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
