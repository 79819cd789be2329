/** What the platform, or the host on one's own machine, gives us. */
import type { Gate } from './people/gate'
import type { Mailbox } from './post/mailbox'
import type { Person } from './people/person'
import type { Table } from './table/table'

export interface Env {
  TABLE: DurableObjectNamespace<Table>
  PERSON: DurableObjectNamespace<Person>
  MAILBOX: DurableObjectNamespace<Mailbox>
  GATE: DurableObjectNamespace<Gate>
  ASSETS: Fetcher
  /** From it come all personal keys: links, claims, form tokens. */
  SITE_KEY: string
  /** The address in letters, never taken from a request. */
  PUBLIC_URL: string
  /** '1' only on one's own machine and with no transport for letters: the mailbox page shows them instead. */
  MAILBOX_OPEN?: string
  /** '1' under `npm run dev`. */
  DEV?: string
  /** Replaces the usual bound on new tables from one network address. */
  TABLES_PER_MINUTE?: string
}
