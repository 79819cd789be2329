/** Finds a visitor's time zone: by script, or else by asking what time it is on their wall. */
import type { Language } from '../../../worker/drawing/game'
import { nearZones } from './zones'
import { asset } from '../../board/assets'
import type { Reader } from '../../words/reader'

/** One zone for each time that is currently shown on clocks somewhere. */
const EVERYWHERE = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Paris',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Noumea',
  'Pacific/Auckland',
  'Pacific/Tongatapu',
  'Pacific/Kiritimati',
]

const formats = new Map<string, Intl.DateTimeFormat>()

function shown(at: number, zone: string, language: Language): string {
  const key = `${language} ${zone}`
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone })
  formats.set(key, known)
  return known.format(at)
}

/** Zones by the time their clocks show now; if several match, one where the reader's language is spoken. */
function wallClocks({ language, now }: Reader): Map<string, string> {
  const clocks = new Map<string, string>()
  for (const zone of [...nearZones(language), ...EVERYWHERE]) {
    const time = shown(now, zone, language)
    if (!clocks.has(time)) clocks.set(time, zone)
  }
  return clocks
}

export function WallClock({ reader }: { reader: Reader }) {
  return (
    <>
      <input type="hidden" name="zone" value="" />
      <script src={asset('zone.js')} defer />
      <noscript>
        <div class="field">
          <label for="wallclock">{reader.t('wall-clock')}</label>
          <select id="wallclock" name="wallclock">
            <option value="">{reader.t('wall-clock-unsaid')}</option>
            {[...wallClocks(reader)].map(([time, zone]) => (
              <option key={zone} value={zone}>
                {time}
              </option>
            ))}
          </select>
        </div>
      </noscript>
    </>
  )
}
