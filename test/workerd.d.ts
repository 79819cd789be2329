/** What tests inside workerd find in `env` and `exports` of cloudflare:workers. */
import type { Env as Given } from '../worker/env'

declare global {
  namespace Cloudflare {
    interface Env extends Given {}
    interface GlobalProps {
      mainModule: typeof import('../worker/index')
      durableNamespaces: 'Table' | 'Person' | 'Mailbox' | 'Gate' | 'Lobby' | 'Code'
    }
  }
}
