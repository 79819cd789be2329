/** What befell a reader, in one line, for pages and letters. */
import { plain } from '../../words/say'
import type { Game, Say } from '../../../worker/drawing/game'
import type { TableModel } from '../../../worker/model'
import type { SeatView, Told } from '../../../worker/rules/contract'

/** What was told since the reader's last answer. */
export const toldSince = ({ lines, answered = -1 }: Pick<TableModel, 'lines' | 'answered'>): Told[] =>
  lines.filter(line => !line.void && line.position > answered).map(({ text }) => text)

type Teller = Pick<Game, 'befell'>

interface Telling {
  /** A question follows that says who attacked. */
  asked?: boolean
  /** Room for so many letters only: it is then told in as few words as that takes. */
  room?: number
}

/** Empty if nothing did. Sentences of the log end with a stop, short ones do not. `own`: it was done to the reader. */
export function befallen(
  game: Teller,
  view: SeatView<unknown>,
  told: readonly Told[],
  say: Say,
  { asked, room = Infinity }: Telling = {}
): { text: string; own: boolean } {
  const { texts, shorter = [], own } = game.befell?.(view, told, asked) ?? { texts: [], own: false }
  const ways = [texts, ...shorter].map(way => way.map(text => say(text).replace(/\.$/, '')).join('. '))
  return { text: ways.find(way => plain(way).length <= room) ?? ways.at(-1) ?? '', own }
}

export const befellIn = (...told: Parameters<typeof befallen>): string => befallen(...told).text
