/** News of the letters to a person. Where they do not arrive, the other ways of the seat, the table and the host are told, once. */
import type { Consent, Time } from '../../web/model'
import { heardConsent } from './consent'
import { NOBODY } from './notices'
import type { TableParts } from './parts'
import type { SeatRow } from './store'

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

/** From now on letters go there, beginning with the question that may have been lost. */
function tellSecond({ store, notices }: TableParts, { seat }: SeatRow, now: Time): void {
  const present = store.now
  notices.add(seat, 'unreached', -1, now)
  if (!present) return
  const asked = present.waits.begun[seat] !== undefined
  if (asked) notices.add(seat, 'turn', present.number, now)
  store.setNow({ ...present, lettered: present.lettered.with(seat, asked) })
}

/** They are taken at the first address again. */
function lettersAgain({ store, commit }: TableParts, person: string): void {
  const rows = store.seats().filter(row => row.person === person && row.settings.unreached !== undefined)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) store.setSeat({ ...row, settings: { ...row.settings, unreached: undefined } })
  })
}
