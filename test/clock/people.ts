/** Random people: time zones, waking hours, and the pace of their table. */
import type { Chance } from '../../worker/rules/chance'
import { ALWAYS, hoursOf, ownPace, PACES, type Hours, type Pace } from '../../worker/clock'

/** With and without daylight saving; offsets in whole, half and quarter hours; and one zone that shifts by two hours. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Europe/Warsaw',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Asia/Jerusalem',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

export function randomHours(chance: Chance): Hours {
  for (;;) {
    const days = ALWAYS.days.filter(() => chance.pick(3) > 0)
    const zone = ZONES[chance.pick(ZONES.length)] ?? 'UTC'
    const hours = hoursOf({ zone, from: chance.pick(96) * 15, to: chance.pick(96) * 15, days })
    if (!('refused' in hours)) return chance.pick(8) ? hours : { ...ALWAYS, zone }
  }
}

export function randomPace(chance: Chance): Pace {
  const kind = chance.pick(4)
  if (kind < 3) return [PACES.quick, PACES.steady, PACES.slow][kind] ?? PACES.quick
  const most = 2 + chance.pick(200)
  const own = ownPace(1 + chance.pick(most), 1 + chance.pick(most), most)
  return 'refused' in own ? PACES.quick : own
}
