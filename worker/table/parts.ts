/** What the files of this folder hand to each other: the rows of one table, and one way to write them. */
import type { Env } from '../env'
import type { Channels } from './channels'
import type { Notices } from './notices'
import type { Remarks } from './remarks'
import type { Replies } from './replies'
import type { Store } from './store'
import type { Talk } from './talk'
import type { Votes } from './votes'

export interface TableParts {
  env: Env
  store: Store
  notices: Notices
  channels: Channels
  votes: Votes
  talk: Talk
  remarks: Remarks
  replies: Replies
  /** Runs all writes inside as one transaction, the alarm for whatever is due next among them. */
  commit(writes: () => void): void
  /** When all that was written is on disk. */
  onDisk(): Promise<void>
}
