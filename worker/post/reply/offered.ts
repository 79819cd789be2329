/** What a seat may answer, numbered and named as its letter lists it. */
import { listing } from '../../../web/parts/listing'
import { readerOf } from '../../../web/parts/reader'
import type { TableModel } from '../../../web/model'
import type { Game, Language } from '../../rules/game'
import { offeredIn, type Offered } from './understand'

export function offeredTo({ head, viewer, prompts }: TableModel, game: Game, language: Language): Offered[] {
  const { say } = readerOf({ language, now: 0 }, { game, viewer, crew: head.seats })
  return offeredIn(listing(prompts, say))
}
