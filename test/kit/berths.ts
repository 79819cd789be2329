/** The seats of a browser as home lists them: which tables are asked for them, and what becomes of one that never answers. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import site from '../../worker/index'
import { HOME } from './inside'
import type { Page } from './page'
import type { Played } from './table'
import type { Visitor } from './visitor'

export const linkOf = ({ id, keys }: Played, seat: number): string => `${env.PUBLIC_URL}/tables/${id}/seats/${seat}/link/${keys[seat]}`
export const names = (page: Page): string[] => page.root.querySelectorAll('.berth strong').map(({ textContent }) => textContent.trim())
export const cookieOf = (who: Visitor) => who.jar.all().find(({ name }) => name === 'berths')

/** As a person does it who reads that some tables have not answered: looks again. */
export async function look(who: Visitor, url = HOME): Promise<Page> {
  let page = await who.open(url)
  for (let times = 0; times < 20 && page.links().some(({ text }) => text === 'Look again'); times++) page = await who.follow('Look again')
  return page
}
export const values = async (who: Visitor): Promise<string[]> => names(await look(who))

/** In a new tab of the same browser: nothing but its cookies. With `table`, how the tables' objects are reached. */
export async function homeWith(who: Visitor, table: typeof env.TABLE, path = ''): Promise<string> {
  const cookie = who.jar.for(HOME + path) ?? ''
  const response = await site.fetch(new Request(HOME + path, { headers: { cookie } }), { ...env, TABLE: table }, createExecutionContext())
  return response.text()
}

/** The tables as they are, but for those that are to be slow; with the names of all that were asked. */
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
