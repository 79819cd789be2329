/** Tick-box settings: each row of the list is read and stored the same way. */
import { ofEachTick, TICKS, type TickName, type TickValue } from '../../model/ticks'
import type { DeedKind } from './deed'

interface TickSaid {
  ticked: readonly TickValue[]
}

const kindOf = (name: TickName): DeedKind<TickSaid> => ({
  read: form => ({ ticked: TICKS[name].of.filter(tick => form.has(`${TICKS[name].field}.${tick}`)) }),
  carryOut({ commit, store }, row, { ticked }) {
    const kept = TICKS[name].of.filter(tick => ticked.includes(tick))
    commit(() => store.setSeat({ ...row, settings: { ...row.settings, [name]: kept } }))
    return 'done'
  },
})

export const ticks = ofEachTick(kindOf)
