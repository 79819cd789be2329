/** The choices of a seat, numbered and named as in its letter. */
import type { TableModel } from '../../model'
import { ballotsFor } from '../../../web/parts/table/ballots'
import { listing } from '../../../web/parts/table/listing'
import { readerOf, type Reader } from '../../../web/words/reader'
import { plain } from '../../../web/words/say'
import type { Game, Language } from '../../drawing/game'
import { offeredIn, type Offered } from './understand'

export const offeredTo = (model: TableModel, game: Game, language: Language): Offered[] =>
  offeredIn(listing(model.prompts, readerFor(model, game, language).say, game.rarer))

/** The same for open votes. */
export function ballotsTo(model: TableModel, game: Game, language: Language): Offered[] {
  const { t } = readerFor(model, game, language)
  return ballotsFor(model).map(({ n, vote: { number, kind }, ballot }) => ({
    n,
    prompt: String(number),
    choice: ballot,
    name: plain(t(`ballot-${kind}`, { ballot })),
  }))
}

const readerFor = ({ head, viewer }: TableModel, game: Game, language: Language): Reader =>
  readerOf({ language, now: 0 }, { game, viewer, crew: head.seats })
