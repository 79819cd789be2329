/** Webhooks, browsers and feeds of a seat; and webhooks of the whole table, under nobody's number, by its host. */
import { TESTS_A_MINUTE } from '../../bounds'
import type { Time } from '../../../web/model'
import type { Subscription } from '../../post/push/subscription'
import type { Hook } from '../../post/webhook/hook'
import type { Seat } from '../../rules/contract'
import { MINUTE } from '../clock/span'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'

export type HookDeed = { do: 'hook'; hook: Hook } | { do: 'hook-test' | 'hook-on' | 'hook-drop'; hook: number }
export type ChannelDeed =
  | HookDeed
  | { do: 'push'; subscription: Subscription }
  | { do: 'push-drop'; device: number }
  | { do: 'replace-feeds' }

export type ChannelOutcome = 'done' | 'not-now' | 'too-many' | 'too-fast'

export function channelDeed(table: TableParts, row: SeatRow, deed: ChannelDeed, now: Time): ChannelOutcome {
  const { channels, store, commit } = table
  switch (deed.do) {
    case 'push':
      commit(() => channels.addDevice(row.seat, deed.subscription, now))
      return 'done'
    case 'push-drop':
      commit(() => channels.devices(row.seat).some(({ id }) => id === deed.device) && channels.dropDevice(deed.device))
      return 'done'
    case 'replace-feeds':
      commit(() => store.setSeat({ ...row, settings: { ...row.settings, feeds: (row.settings.feeds ?? 0) + 1 } }))
      return 'done'
    default:
      return hookDeed(table, row.seat, deed, now)
  }
}

export function hookDeed({ channels, notices, commit }: TableParts, seat: Seat, deed: HookDeed, now: Time): ChannelOutcome {
  if (deed.do === 'hook') {
    let added = false
    commit(() => (added = channels.addHook(seat, deed.hook)))
    return added ? 'done' : 'too-many'
  }
  const known = channels.hook(seat, deed.hook)
  if (!known) return 'not-now'
  const { id } = known
  if (deed.do === 'hook-test' && notices.since(seat, 'test', now - MINUTE) >= TESTS_A_MINUTE) return 'too-fast'
  commit(() => {
    if (deed.do === 'hook-on') channels.setHealth(id, {})
    if (deed.do === 'hook-test') notices.add(seat, 'test', -1, now, now, `hook.${id}`)
    if (deed.do === 'hook-drop') {
      channels.dropHook(id)
      notices.closeAll(`hook.${id}`, now)
    }
  })
  return 'done'
}
