/** A deed as its form says it. Undefined: no such deed. What it asks for may still be refused by the table. */
import { isLanguage } from '../../web/words/platform'
import { MARKS, type Break } from '../table/clock'
import { DAY } from '../table/clock/span'
import { endOfDay, startOfDay } from '../table/clock/zone'
import type { Deed } from '../table/deeds'
import { cleanText, type Form } from './forms'

/** Deeds that need nothing but their name. */
const BARE = ['resume', 'object', 'claim-win', 'resign', 'take-seat-back', 'replace-link', 'drop-second'] as const

export function readDeed(form: Form, zone: string, now: number): Deed | undefined {
  const name = form.get('do')
  const bare = BARE.find(known => known === name)
  if (bare) return { do: bare }
  switch (name) {
    case 'say':
    case 'note':
    case 'report':
      return { do: name, text: cleanText(form.get('text') ?? '') }
    case 'mute':
      return { do: name, seat: numberIn(form, 'seat'), mute: form.get('mute') === '1' }
    case 'vote':
      return { do: name, number: numberIn(form, 'number'), ballot: form.get('ballot') ?? '' }
    case 'propose': {
      const what = form.get('what')
      return what === 'pause' || what === 'takeback' ? { do: name, what } : undefined
    }
    case 'lend':
      return { do: name, until: now + numberIn(form, 'days') * DAY }
    case 'hours':
      return { do: name, hours: hoursIn(form) }
    case 'reminders':
      return { do: name, marks: MARKS.filter(mark => form.has(`mark.${mark}`)) }
    case 'absent':
      return { do: name, absence: absenceIn(form, zone) }
    case 'back-sooner':
      return { do: name, from: numberIn(form, 'from') }
    case 'language': {
      const language = form.get('language')
      return isLanguage(language) ? { do: name, language } : undefined
    }
    default:
      return undefined
  }
}

/** NaN where there is none: no seat, vote or day has that number. */
const numberIn = (form: Form, field: string): number => Number(form.get(field) || Number.NaN)

function hoursIn(form: Form): Extract<Deed, { do: 'hours' }>['hours'] {
  const minutes = (field: string): number => {
    const [, hours, rest] = /^(\d{1,2}):(\d{2})/.exec(form.get(field) ?? '') ?? []
    return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(rest)
  }
  const days = [1, 2, 3, 4, 5, 6, 7].filter(day => form.has(`day.${day}`))
  return { zone: form.get('zone')?.trim() ?? '', from: minutes('from'), to: minutes('to'), days }
}

/** Whole days in the person's own zone, the last one included. */
function absenceIn(form: Form, zone: string): Break {
  const span = { from: startOfDay(zone, form.get('from') ?? ''), until: endOfDay(zone, form.get('until') ?? '') }
  return form.has('shared') ? { ...span, shared: true } : span
}
