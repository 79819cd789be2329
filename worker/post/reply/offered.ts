/** What a seat may answer, numbered and named as its letter lists it. */
import type { TableModel } from '../../../web/model'
import { ballotsFor } from '../../../web/parts/ballots'
import { listing } from '../../../web/parts/listing'
import { readerOf, type Reader } from '../../../web/parts/reader'
import { plain } from '../../../web/words/say'
import type { Game, Language } from '../../rules/game'
import { offeredIn, type Offered } from './understand'

export const offeredTo = (model: TableModel, game: Game, language: Language): Offered[] =>
  offeredIn(listing(model.prompts, readerFor(model, game, language).say))

/** The same of what is being decided. */
export function ballotsTo(model: TableModel, game: Game, language: Language): Offered[] {
  const { t } = readerFor(model, game, language)
  return ballotsFor(model).map(({ n, vote: { number, kind }, ballot }) => ({ n, prompt: String(number), choice: ballot, name: plain(t(`ballot-${kind}`, { ballot })) }))
}

const readerFor = ({ head, viewer }: TableModel, game: Game, language: Language): Reader =>
  readerOf({ language, now: 0 }, { game, viewer, crew: head.seats })
