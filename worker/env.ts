/** What the platform, or the host on one's own machine, gives us. */
import type { Code } from './people/code'
import type { Gate } from './people/gate'
import type { Lobby } from './people/lobby'
import type { Mailbox } from './post/mailbox'
import type { Person } from './people/person'
import type { LetterSettings } from './post/transports/settings'
import type { BeaconSettings } from './table/beacon/chain'
import type { Table } from './table/table'

/** Texts that choose how letters are sent (the table in post/transport.ts says which), and a public beacon for the dice. */
export interface Env extends LetterSettings, BeaconSettings {
  TABLE: DurableObjectNamespace<Table>
  PERSON: DurableObjectNamespace<Person>
  MAILBOX: DurableObjectNamespace<Mailbox>
  GATE: DurableObjectNamespace<Gate>
  LOBBY: DurableObjectNamespace<Lobby>
  CODE: DurableObjectNamespace<Code>
  ASSETS: Fetcher
  /** From it come all personal keys: links, claims, form tokens. */
  SITE_KEY: string
  /** The address in letters, never taken from a request. */
  PUBLIC_URL: string
  /** '1' only on one's own machine and with no transport for letters: the mailbox page shows them instead. */
  MAILBOX_OPEN?: string
  /** What the people who run the site say on the page of privacy and imprint. */
  PRIVACY?: string
  /** Where a table is reported to; nobody is offered to report one where this is not set. */
  OPERATOR_ADDRESS?: string
  /** Opens the page /operator to who types it there. */
  OPERATOR_KEY?: string
  /** For so many days a finished table is kept; for ever where nothing is said. */
  KEEP_DAYS?: string
  /** Which version of the program this is: said by the host, or by the platform. */
  VERSION?: string
  CF_VERSION_METADATA?: WorkerVersionMetadata
  /** '1' under `npm run dev`. */
  DEV?: string
  /** The platform's own post, where it is bound. */
  EMAIL?: SendEmail
  /** On one's own machine: the network in which the mail server may stand. All else reaches public addresses only. */
  MAIL_NETWORK?: Fetcher
  /** On one's own machine: the folder in which the objects of people are kept, for reading only. */
  PEOPLE?: Fetcher
  /** On one's own machine: the folder in which the host says how the site fares. */
  STATUS?: Fetcher
  /** '1' for development only: webhooks may go to this machine, too. */
  WEBHOOKS_LOOPBACK?: string
  /** The header in which the proxy before the site names who calls, `x-forwarded-for` for most; else the proxy is one caller. */
  PROXY_HEADER?: string
  /** Replaces the usual bound on new tables from one network address. */
  TABLES_PER_MINUTE?: string
}
