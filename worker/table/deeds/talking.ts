/** Talk, private notes, and muting other seats. */
import { CALLS_AN_HOUR, NOTES, TALK_IN_ALL, TALK_LEAST } from '../../shared/bounds'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { HOUR } from '../../clock/span'
import { mentioned, wordsFault } from '../rows/talk'
import { cleanText, numberIn, type Form } from '../../shared/form'
import type { DeedKind, DeedOutcome } from '../settings/deed'

export function say({ commit, talk, store, notices }: TableParts, { seat }: SeatRow, text: string, now: Time): DeedOutcome {
  if (store.stage === 'off') return 'not-now'
  const row = store.seat(seat)
  if (!row) return 'not-now'
  const said = (row.settings.said ?? 0) + Math.max(TALK_LEAST, text.length)
  const fault = wordsFault(text) ?? talk.paceFault(seat, now) ?? (said > TALK_IN_ALL ? 'said-enough' : undefined)
  if (fault) return fault
  const seats = store.seats()
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, said } })
    talk.say(seat, text, store.now?.position ?? 0, now)
    for (const called of mentioned(
      text,
      seats.map(({ name }) => name)
    )) {
      const often = notices.since(called, 'mention', now - HOUR) >= CALLS_AN_HOUR
      if (called !== seat && !often) notices.ask(called, 'mention', now)
    }
  })
  return 'done'
}

function note({ commit, talk, store }: TableParts, { seat }: SeatRow, text: string, now: Time): DeedOutcome {
  const fault = wordsFault(text)
  if (fault) return fault
  if (talk.notesOf(seat).length >= NOTES) return 'too-many'
  commit(() => talk.note(seat, text, store.now?.position ?? 0, now))
  return 'done'
}

function mute({ commit, store }: TableParts, row: SeatRow, whom: Seat, silent: boolean): DeedOutcome {
  if (!store.seat(whom) || whom === row.seat) return 'not-now'
  const others = (row.settings.muted ?? []).filter(seat => seat !== whom)
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, muted: silent ? [...others, whom] : others } }))
  return 'done'
}

interface Words {
  text: string
}
const words = (form: Form): Words => ({ text: cleanText(form.get('text') ?? '') })

const saying: DeedKind<Words> = {
  read: words,
  lent: true,
  shows: true,
  carryOut: (table, row, { text }, now) => say(table, row, text, now),
}
const noting: DeedKind<Words> = { read: words, carryOut: (table, row, { text }, now) => note(table, row, text, now) }
const muting: DeedKind<{ seat: Seat; mute: boolean }> = {
  read: form => ({ seat: numberIn(form, 'seat'), mute: form.get('mute') === '1' }),
  carryOut: (table, row, said) => mute(table, row, said.seat, said.mute),
}

export const TALK = { say: saying, note: noting, mute: muting }
