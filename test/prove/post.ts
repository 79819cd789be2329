/** A thousand notices to a mail server and webhooks that fail in every way, workerd killed ten times meanwhile. */
import { roughPost } from '../rough/rough'
import type { Check } from './check'

export const post: Check = { run: () => roughPost({ kills: 10, notices: 1000, seed: 1 }) }
