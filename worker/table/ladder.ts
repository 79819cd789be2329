/** What happens when time runs out, and what the seats agreed on instead of it. */
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { TableParts } from './parts'
import type { Now } from './store'

export function pauseTable(table: TableParts, now: Time): void {
  change(table, present => ({ ...present, paused: now }))
}

export function resumeTable(table: TableParts, seat: Seat, now: Time): void {
  const text = { say: 'remark-resumed', with: { who: { seat } } }
  change(table, present => ({ ...present, paused: undefined }), () =>
    table.remarks.add({ at: now, position: table.store.now?.position ?? 0, seat, text })
  )
}

export function waitLonger(table: TableParts, seat: Seat, _now: Time): void {
  change(table, present => ({ ...present, timeouts: present.timeouts.with(seat, 0) }))
}

/** The game ends as it stands. */
export function endNow(table: TableParts, ended: NonNullable<Now['ended']>, now: Time): void {
  change(table, present => ({ ...present, ended, over: now, back: undefined, waits: { ...present.waits, begun: {} } }), () => {
    for (const { seat, person } of table.store.seats()) if (person) table.notices.add(seat, 'over', table.store.now?.number ?? 0, now)
  })
}

function change({ store, commit }: TableParts, how: (present: Now) => Now, also: () => void = () => {}): void {
  const present = store.now
  if (!present) return
  commit(() => {
    store.setNow(how(present))
    also()
  })
}
