/** What befell a reader, in one line, for pages and letters. */
import type { Game, Say } from '../../../worker/drawing/game'
import type { TableModel } from '../../../worker/model'
import type { SeatView, Told } from '../../../worker/rules/contract'

/** What was told since the reader's last answer. */
export const toldSince = ({ lines, answered = -1 }: Pick<TableModel, 'lines' | 'answered'>): Told[] =>
  lines.filter(line => !line.void && line.position > answered).map(({ text }) => text)

/** Empty if nothing did. Sentences of the log end with a stop, short ones do not. */
export const befellIn = (game: Pick<Game, 'befell'>, view: SeatView<unknown>, told: readonly Told[], say: Say): string =>
  (game.befell?.(view, told) ?? []).map(text => say(text).replace(/\.$/, '')).join('. ')
