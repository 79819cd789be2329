/** Talk, private notes, and whom one does not wish to hear. */
import { CALLS_AN_HOUR, NOTES, TALK_IN_ALL, TALK_LEAST } from '../../bounds'
import type { Time } from '../../../web/model'
import type { Seat } from '../../rules/contract'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'
import { HOUR } from '../clock/span'
import { mentioned, wordsFault } from '../talk'
import type { DeedOutcome } from '.'

export function say({ commit, talk, store, notices }: TableParts, { seat }: SeatRow, text: string, now: Time): DeedOutcome {
  if (store.stage === 'off') return 'not-now'
  const row = store.seat(seat)
  if (!row) return 'not-now'
  const said = (row.settings.said ?? 0) + Math.max(TALK_LEAST, text.length)
  const fault = wordsFault(text) ?? talk.hurry(seat, now) ?? (said > TALK_IN_ALL ? 'said-enough' : undefined)
  if (fault) return fault
  const seats = store.seats()
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, said } })
    talk.say(seat, text, store.now?.position ?? 0, now)
    for (const called of mentioned(text, seats.map(({ name }) => name))) {
      const often = notices.since(called, 'mention', now - HOUR) >= CALLS_AN_HOUR
      if (called !== seat && !often) notices.ask(called, 'mention', now)
    }
  })
  return 'done'
}

export function note({ commit, talk, store }: TableParts, { seat }: SeatRow, text: string, now: Time): DeedOutcome {
  const fault = wordsFault(text)
  if (fault) return fault
  if (talk.notesOf(seat).length >= NOTES) return 'too-many'
  commit(() => talk.note(seat, text, store.now?.position ?? 0, now))
  return 'done'
}

export function mute({ commit, store }: TableParts, row: SeatRow, whom: Seat, silent: boolean): DeedOutcome {
  if (!store.seat(whom) || whom === row.seat) return 'not-now'
  const others = (row.settings.muted ?? []).filter(seat => seat !== whom)
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, muted: silent ? [...others, whom] : others } }))
  return 'done'
}
