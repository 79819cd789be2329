/** A thousand notices to a mail server and webhooks that fail in every way, while workerd is killed ten times. */
import { roughPost } from '../rough/rough'
import type { Check } from './check'

const NOTICES = 1000

export const post: Check = {
  run: async () => {
    const arrived = await roughPost({ kills: 10, notices: NOTICES, seed: 1 })
    if (arrived.notices < NOTICES) throw new Error(`only ${arrived.notices} notices were written`)
    return arrived
  },
}
