/** Absences: the others are told of one when it begins, and of its dates only if its person shares them. */
import type { Time } from '../../model'
import type { Seat, Viewer } from '../../rules/contract'
import type { Break } from '../../clock'
import type { TableParts } from '../rows/parts'
import type { Now } from '../rows/now'

const untold = ({ known, until }: Break, at: Time): boolean => !known && at < until

/** When the next untold absence begins. */
export function absencesDue({ clocks, over }: Now, at: Time): Time | undefined {
  const begin = over ? [] : clocks.flatMap(({ absences }) => absences.filter(absence => untold(absence, at)).map(({ from }) => from))
  return begin.length ? Math.min(...begin) : undefined
}

export function absencesBegin({ store, remarks, commit }: TableParts, at: Time): void {
  const present = store.now
  if (!present || (absencesDue(present, at) ?? Infinity) > at) return
  const begins = (absence: Break): boolean => untold(absence, at) && absence.from <= at
  commit(() => {
    for (const [seat, { absences }] of present.clocks.entries())
      if (absences.some(begins))
        remarks.add({ at, position: present.position, seat, text: { say: 'remark-away', with: { who: { seat } } } })
    const clocks = present.clocks.map(clock => ({
      ...clock,
      absences: clock.absences.map(absence => (begins(absence) ? { ...absence, known: true as const } : absence)),
    }))
    store.setNow({ ...present, clocks })
  })
}

/** Whether this viewer may see the dates: of one's own absence, or of one shared with the other seats. */
const mayDate = ({ shared }: Break, seat: Seat, viewer: Viewer): boolean => viewer === seat || (shared === true && viewer !== 'watcher')

/** Whether the seat is away now, and until when if the viewer may know. */
export function awayNow(present: Now | undefined, seat: Seat, viewer: Viewer, at: Time): { until?: Time } | undefined {
  const absence = present?.clocks[seat]?.absences.find(({ from, until }) => from <= at && at < until)
  return absence && (mayDate(absence, seat, viewer) ? { until: absence.until } : {})
}

/** Whether the deadline would reveal absence dates that this viewer may not see, because an absence has moved it. */
export function tellsDates(present: Now, seat: Seat, viewer: Viewer, at: Time): boolean {
  const clock = present.clocks[seat]
  const deadline = clock?.asked?.until ?? at
  return clock?.absences.some(absence => !mayDate(absence, seat, viewer) && at < absence.until && absence.from < deadline) ?? false
}
