/** News about letters to a person. If they do not arrive, the seat's other channels, the table and the host are told once. */
import type { Consent, Time } from '../../model'
import { heardConsent } from '../seats/consent'
import { NOBODY } from '../rows/notice'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'

export type LetterNews = Consent | 'lost' | 'arriving'

export function heardOfLetters(table: TableParts, person: string, news: LetterNews, now: Time): void {
  if (news === 'lost') lettersLost(table, person, now)
  else if (news === 'arriving') lettersAgain(table, person)
  else heardConsent(table, person, news)
}

export function lettersLost(table: TableParts, person: string | null | undefined, now: Time): void {
  if (!person) return
  const { store, notices, commit } = table
  const rows = store.seats().filter(row => row.person === person && row.settings.unreached === undefined)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) {
      store.setSeat({ ...row, settings: { ...row.settings, unreached: now } })
      notices.askOtherwise(row.seat, 'unreached', now)
      if (row.settings.second !== undefined) tellSecond(table, row, now)
    }
    if (store.card.host && store.card.host !== person) notices.add(NOBODY, 'unreached', -1, now)
  })
}

/** Letters now go to the second address, beginning with the question whose letter may be lost. */
function tellSecond({ store, notices }: TableParts, { seat }: SeatRow, now: Time): void {
  const present = store.now
  notices.add(seat, 'unreached', -1, now)
  if (!present) return
  const asked = present.waits.begun[seat] !== undefined
  if (asked) notices.add(seat, 'turn', present.number, now)
  store.setNow({ ...present, lettered: present.lettered.with(seat, asked) })
}

/** The first address accepts letters again. */
function lettersAgain({ store, commit }: TableParts, person: string): void {
  const rows = store.seats().filter(row => row.person === person && row.settings.unreached !== undefined)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) store.setSeat({ ...row, settings: { ...row.settings, unreached: undefined } })
  })
}
