/** Letters to a person do not arrive: the other ways of the seat, the table and the host are told, once. */
import type { Time } from '../../web/model'
import { NOBODY } from './notices'
import type { TableParts } from './parts'

export function lettersLost({ store, notices, commit }: TableParts, person: string | null | undefined, now: Time): void {
  if (!person) return
  const rows = store.seats().filter(row => row.person === person && row.settings.unreached === undefined)
  if (rows.length === 0) return
  commit(() => {
    for (const row of rows) {
      store.setSeat({ ...row, settings: { ...row.settings, unreached: now } })
      notices.askOtherwise(row.seat, 'unreached', now)
    }
    if (store.card.host && store.card.host !== person) notices.add(NOBODY, 'unreached', -1, now)
  })
}
