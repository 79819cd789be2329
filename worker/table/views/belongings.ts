/** What a table stores about a person, for them to download: their seats with everything set, noted and said there. */
import type { Seat } from '../../rules/contract'
import type { Note } from '../../model'
import type { Span } from '../../clock'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import type { Saying } from '../rows/talk'

export interface Belongings {
  table: string
  name: string
  seats: (Pick<SeatRow, 'seat' | 'name' | 'pirate' | 'language' | 'words' | 'taken' | 'settings'> & {
    notes: readonly Note[]
    said: readonly Saying[]
    webhooks: readonly string[]
    browsers: readonly string[]
    absences: readonly Span[]
  })[]
}
export function belongingsOf({ store, talk, channels }: Pick<TableParts, 'store' | 'talk' | 'channels'>, person: string): Belongings {
  const own = store.seats().filter(({ person: first, settings }) => first === person || settings.second === person)
  const kept = (seat: Seat) => ({
    notes: talk.notesOf(seat),
    said: talk.saidBy(seat),
    webhooks: channels.hooks(seat).map(({ hook }) => hook.url),
    browsers: channels.devices(seat).map(({ subscription }) => subscription.endpoint),
    absences: store.now?.clocks[seat]?.absences ?? [],
  })
  const { id, name } = store.card
  return {
    table: id,
    name,
    seats: own.map(
      ({ seat, name, pirate, language, words, taken, settings: { second: _, lent: _lent, sought: _sought, ...settings } }) => ({
        ...{ seat, name, pirate, language, words, taken, settings },
        ...kept(seat),
      })
    ),
  }
}
