/** What this folder's files share: the rows of one table, and one way to write them. */
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
  /** Runs the writes as one transaction that also sets the alarm for the next thing due. */
  commit(writes: () => void): void
  /** Resolves when everything written is on disk. */
  onDisk(): Promise<void>
}
