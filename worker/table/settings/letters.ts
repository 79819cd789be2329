/** Where letters to the seat go, and in which language. */
import type { Language } from '../../drawing/game'
import type { Consent, Time } from '../../model'
import { isLanguage } from '../../../web/words/platform'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { consentKept } from '../seats/consent'
import { bare, type Bare, type DeedKind, type DeedOutcome } from './deed'
import { tooManyLinks } from './link'

/** The keyed hash that the route makes of the form's address. */
export interface Addressed {
  person: string
  consent?: Consent
}

function changeAddress({ commit, store, notices }: TableParts, row: SeatRow, { person, consent }: Addressed, now: Time): DeedOutcome {
  if (tooManyLinks(notices, row.seat, now)) return 'too-fast'
  commit(() => {
    const { unreached: _, second, ...settings } = row.settings
    const after = { ...row, person, settings: { ...settings, consent: consentKept(consent), ...(second !== person && { second }) } }
    store.setSeat(after)
    notices.add(row.seat, 'seat', -1, now)
  })
  return 'done'
}

/** Adds a second address, for the day the first is lost: the same links can be requested from it. */
function keepSecond({ commit, store, notices }: TableParts, row: SeatRow, { person }: Addressed, now: Time): DeedOutcome {
  if (row.person === null) return 'not-now'
  if (row.person === person) return 'same-address'
  if (tooManyLinks(notices, row.seat, now)) return 'too-fast'
  const after = { ...row, settings: { ...row.settings, second: person } }
  commit(() => {
    store.setSeat(after)
    notices.add(row.seat, 'seat', -1, now, now, 'second')
  })
  return 'done'
}

export function dropSecond({ commit, store, notices }: TableParts, row: SeatRow, now: Time): DeedOutcome {
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, second: undefined } })
    notices.closeAll('second', now, row.seat)
  })
  return 'done'
}

function changeLanguage({ commit, store }: TableParts, row: SeatRow, { language }: { language: Language }): DeedOutcome {
  commit(() => store.setSeat({ ...row, language }))
  return 'done'
}

export const address: DeedKind<Addressed> = { shows: true, carryOut: changeAddress }
export const secondAddress: DeedKind<Addressed> = { shows: true, carryOut: keepSecond }
export const secondDropped: DeedKind<Bare> = { read: bare, carryOut: (table, row, _, now) => dropSecond(table, row, now) }
export const language: DeedKind<{ language: Language }> = {
  read(form) {
    const named = form.get('language')
    return isLanguage(named) ? { language: named } : undefined
  },
  carryOut: changeLanguage,
}
