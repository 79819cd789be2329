/** Browsers that show notices, and the secret addresses of feeds. */
import { subscriptionFrom, type Subscription } from '../../post/push/subscription'
import { numberIn } from '../../shared/form'
import { bare, type Bare, type DeedKind } from './deed'

export const push: DeedKind<{ subscription: Subscription }> = {
  read(form, { loopback }) {
    const subscription = subscriptionFrom(form.get('subscription') ?? '', loopback)
    return subscription && { subscription }
  },
  shows: true,
  carryOut({ channels, commit }, { seat }, { subscription }, now) {
    commit(() => channels.addDevice(seat, subscription, now))
    return 'done'
  },
}

export const pushDrop: DeedKind<{ device: number }> = {
  read: form => ({ device: numberIn(form, 'device') }),
  carryOut({ channels, commit }, { seat }, { device }) {
    commit(() => channels.devices(seat).some(({ id }) => id === device) && channels.dropDevice(device))
    return 'done'
  },
}

export const replaceFeeds: DeedKind<Bare> = {
  read: bare,
  carryOut({ store, commit }, row) {
    commit(() => store.setSeat({ ...row, settings: { ...row.settings, feeds: (row.settings.feeds ?? 0) + 1 } }))
    return 'done'
  },
}
