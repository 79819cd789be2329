/** The bindings from the platform or the local host. Global, like the platform's own types: objects refer to each other only through it, so
    no folder has to import another's object. */
import type { Code } from './people/code'
import type { Gate } from './people/gate'
import type { Lobby } from './people/lobby'
import type { Mailbox } from './post/mailbox'
import type { Person } from './people/person'
import type { LetterSettings } from './post/transports/settings'
import type { BeaconSettings } from './beacon/chain'
import type { Table } from './table/table'

declare global {
  /** Settings for sending letters (see the table in worker/post/transports/transport.ts), and for a public beacon. */
  interface Env extends LetterSettings, BeaconSettings {
    TABLE: DurableObjectNamespace<Table>
    PERSON: DurableObjectNamespace<Person>
    MAILBOX: DurableObjectNamespace<Mailbox>
    GATE: DurableObjectNamespace<Gate>
    LOBBY: DurableObjectNamespace<Lobby>
    CODE: DurableObjectNamespace<Code>
    ASSETS: Fetcher
    /** All personal keys are derived from it: links, claims, form tokens. */
    SITE_KEY: string
    /** The address in letters, never taken from a request. */
    PUBLIC_URL: string
    /** '1' only on a local host without a transport for letters: the mailbox page shows them instead. */
    MAILBOX_OPEN?: string
    /** The operator's text on the page about privacy and imprint. */
    PRIVACY?: string
    /** The address for reports about tables; without it no report form is shown. */
    OPERATOR_ADDRESS?: string
    /** The key that opens /operator. */
    OPERATOR_KEY?: string
    /** Days that finished tables are kept; for ever if not set. */
    KEEP_DAYS?: string
    /** 'off': no boards are painted for letters, webhooks or links. */
    PICTURES?: string
    /** The program's version, from the local host or the platform. */
    VERSION?: string
    CF_VERSION_METADATA?: WorkerVersionMetadata
    /** '1' under `npm run dev`. */
    DEV?: string
    /** The platform's mail, if bound. */
    EMAIL?: SendEmail
    /** On a local host: the network of the mail server, which may be private. Everything else reaches public addresses only. */
    MAIL_NETWORK?: Fetcher
    /** On a local host: the folder with persons' objects, read-only. */
    PEOPLE?: Fetcher
    /** On a local host: the folder with the site's status. */
    STATUS?: Fetcher
    /** On one's own machine: paints drawings in a process of its own. */
    PAINTER?: Fetcher
    /** '1' for development only: webhooks may go to this machine, too. */
    WEBHOOKS_LOOPBACK?: string
    /** The proxy's header with the caller's address, mostly `x-forwarded-for`; without it all visitors count as one. */
    PROXY_HEADER?: string
    /** Replaces the default limit of new tables a minute from one network address. */
    TABLES_PER_MINUTE?: string
    /** When the site was last restored from a back-up, in milliseconds: it goes into the dice, so that none seen before come again. */
    EPOCH?: string
    /** '1': a restored copy that sends nothing until the operator allows it. */
    SILENT?: string
  }
}
