/** The seats of a browser as the home page lists them: which tables get asked, and what happens if one never answers. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import site from '../../worker'
import { HOME } from './inside'
import type { Page } from './page'
import type { Visitor } from './visitor'

export const names = (page: Page): string[] => page.root.querySelectorAll('.berth strong').map(({ textContent }) => textContent.trim())
export const cookieOf = (who: Visitor) => who.jar.all().find(({ name }) => name === 'berths')

/** Like a person told that some tables have not answered: keeps looking again. */
export async function look(who: Visitor, url = HOME): Promise<Page> {
  let page = await who.open(url)
  for (let times = 0; times < 20 && page.links().some(({ text }) => text === 'Look again'); times++) page = await who.follow('Look again')
  return page
}
export const values = async (who: Visitor): Promise<string[]> => names(await look(who))

/** Opens a new tab: only the browser's cookies are sent. `table` replaces the namespace through which tables are reached. */
export async function homeWith(who: Visitor, table: typeof env.TABLE, path = ''): Promise<string> {
  const cookie = who.jar.for(HOME + path) ?? ''
  const response = await site.fetch(new Request(HOME + path, { headers: { cookie } }), { ...env, TABLE: table }, createExecutionContext())
  return response.text()
}

/** The real tables, except that `slow` ones never answer; records the name of every table asked. */
export function watched(slow: readonly string[] = []): { table: typeof env.TABLE; asked: string[] } {
  const asked: string[] = []
  const nameOf = new Map<string, string>()
  const table = new Proxy(env.TABLE, {
    get: (space, what) => {
      if (what === 'idFromName')
        return (name: string) => {
          const id = space.idFromName(name)
          nameOf.set(id.toString(), name)
          return id
        }
      if (what !== 'get') return Reflect.get(space, what)
      return (id: DurableObjectId) => {
        const name = nameOf.get(id.toString()) ?? ''
        asked.push(name)
        return slow.includes(name) ? { berth: () => new Promise(() => {}) } : space.get(id)
      }
    },
  })
  return { table, asked }
}
