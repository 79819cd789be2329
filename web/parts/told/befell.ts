/** What befell a reader, in one line, for pages and letters. */
import type { Game, Say } from '../../../worker/drawing/game'
import type { TableModel } from '../../../worker/model'
import type { SeatView, Told } from '../../../worker/rules/contract'

/** What was told since the reader's last answer. */
export const toldSince = ({ lines, answered = -1 }: Pick<TableModel, 'lines' | 'answered'>): Told[] =>
  lines.filter(line => !line.void && line.position > answered).map(({ text }) => text)

type Teller = Pick<Game, 'befell'>

/** Empty if nothing did. Sentences of the log end with a stop, short ones do not. `own`: it was done to the reader. */
export function befallen(
  game: Teller,
  view: SeatView<unknown>,
  told: readonly Told[],
  say: Say,
  asked?: boolean
): { text: string; own: boolean } {
  const { texts, own } = game.befell?.(view, told, asked) ?? { texts: [], own: false }
  return { text: texts.map(text => say(text).replace(/\.$/, '')).join('. '), own }
}

export const befellIn = (...told: Parameters<typeof befallen>): string => befallen(...told).text
