/** The types of `env` and `exports` of cloudflare:workers for tests inside workerd. */
type Given = Env

declare global {
  namespace Cloudflare {
    interface Env extends Given {}
    interface GlobalProps {
      mainModule: typeof import('../worker')
      durableNamespaces: 'Table' | 'Person' | 'Mailbox' | 'Gate' | 'Lobby' | 'Code'
    }
  }
}

export {}
