/** A person by address: all own tables, the links by letter, the own data to take home, and being forgotten. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { codePage } from '../../web/pages/code'
import { linksPage } from '../../web/pages/links'
import { minePage } from '../../web/pages/mine'
import type { Fault } from '../../web/pages/field'
import { CODE_MINUTES, CODE_TRIES, LINKS_A_MINUTE } from '../bounds'
import { GAMES } from '../games'
import { log } from '../log'
import { sendLinksTo } from '../people/asking'
import { codesOf, readCode } from '../people/code'
import { readerOf } from '../../web/parts/reader'
import { digestOf } from '../people/digest'
import { isTableId } from '../people/keys'
import { isMine } from '../people/mine'
import type { Person } from '../people/person'
import { open, type Parcel } from '../parcel'
import type { Table } from '../table/table'
import { tokenFits, tokenOf } from './acting'
import { allBerths, berthsHere } from './berths'
import { dropFromLists } from './beside'
import { readForm } from './forms'
import { giveCookie, YEAR } from './headers'
import { passes } from './network'
import { readAddress } from './plan'
import { page, reading, refuse, type Request, type Site } from './site'

export const mine = new Hono<Site>()
const COOKIE = 'mine'

/** The link comes by letter only. This browser knows the address from now on. */
mine.get('/mine/:person/:key', c => {
  const { person, key } = c.req.param()
  if (!isMine(c.env.SITE_KEY, person, key)) return refuse(c, 410)
  giveCookie(c, COOKIE, `${person}.${key}`, { path: '/', maxAge: YEAR })
  return c.redirect('/mine', 303)
})

/** The object of the person whom this browser knows. */
export function personHere(c: Request): { name: string; key: string; stub: DurableObjectStub<Person> } | undefined {
  const [name = '', key = ''] = (getCookie(c, COOKIE) ?? '').split('.')
  return isMine(c.env.SITE_KEY, name, key) ? { name, key, stub: c.env.PERSON.get(c.env.PERSON.idFromName(name)) } : undefined
}

mine.get('/mine', async c => {
  const here = personHere(c)
  const [{ rows, late }, file] = await Promise.all([berthsHere(c), here?.stub.file()])
  const token = here && tokenOf(c, here.key)
  const kept = file && open(file)
  return page(minePage({ ...reading(c), rows: allBerths(rows, kept?.tables ?? []), late, known: here !== undefined, digest: kept?.digest, token, games: GAMES }))
})

mine.post('/mine/digest', async c => {
  const here = personHere(c)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!here || !tokenFits(c, form, here.key)) return refuse(c, 403)
  const digest = form.has('on') ? digestOf(form.get('zone')?.trim() ?? '', form.get('time') ?? '', c.get('language')) : null
  if (digest === undefined) return refuse(c, 422)
  await here.stub.setDigest(digest)
  return c.redirect('/mine', 303)
})

mine.get('/mine/file.json', async c => {
  const here = personHere(c)
  if (!here) return refuse(c, 403)
  const tables = (await here.stub.known()).filter(id => isTableId(c.env.SITE_KEY, id))
  const kept = await Promise.all(tables.map(id => atTable(c, id, table => table.belongings(here.name))))
  const file = open(await here.stub.file())
  // What their tables say of others is not this person's.
  const own = file?.tables.map(({ crew: _, waits: __, free: ___, ...row }) => row)
  return c.json({ ...file, tables: own, kept: kept.filter(table => table !== null) })
})

/** One table that cannot be asked keeps nobody from the others. */
async function atTable<T>(c: Request, id: string, ask: (table: DurableObjectStub<Table>) => Promise<Parcel<T>>): Promise<T | Unreadable> {
  try {
    return open(await ask(c.env.TABLE.get(c.env.TABLE.idFromName(id))))
  } catch (error) {
    log('error', 'table-failed', { table: id, why: error })
    return { table: id, unreadable: true }
  }
}
interface Unreadable {
  table: string
  unreadable: true
}

/** Everywhere: each table lets the seat go, and at last the own object forgets the address. */
mine.post('/mine/forget', async c => {
  const here = personHere(c)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!here || !tokenFits(c, form, here.key)) return refuse(c, 403)
  if (!form.has('sure')) return refuse(c, 422)
  const name = readerOf(reading(c)).t('left-name')
  for (const table of await here.stub.known()) {
    if (!isTableId(c.env.SITE_KEY, table)) continue
    const others = await atTable(c, table, stub => stub.forget(here.name, name))
    if ('unreadable' in others) continue
    for (const { seat, address } of others) await dropFromLists(c, table, seat, [address])
  }
  await here.stub.forget()
  giveCookie(c, COOKIE, '', { path: '/', maxAge: 0 })
  return c.redirect('/done/forgotten', 303)
})

mine.get('/links', c => page(linksPage({ ...reading(c), done: false })))

/** Never says whether the address is known: what there is to say, the letter says. */
mine.post('/links', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await passes(c, 'links', LINKS_A_MINUTE))) return refuse(c, 429)
  const faults: Fault[] = []
  const address = readAddress(form, 'address', faults)
  if (!address && faults.length === 0) faults.push({ field: 'address', text: { say: 'fault-address' } })
  if (!address || faults.length) return page(linksPage({ ...reading(c), done: false, filled: { typed: Object.fromEntries(form), faults } }), 422)
  // Only after the answer, so that the time it takes does not say either.
  c.executionCtx.waitUntil(sendLinksTo(c.env, address, c.get('language')))
  return page(linksPage({ ...reading(c), done: true }))
})

mine.get('/code', c => page(codePage(reading(c))))

mine.post('/code', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await passes(c, 'code', CODE_TRIES, CODE_MINUTES))) return refuse(c, 429)
  const code = readCode(form.get('code') ?? '')
  const tried = code ? await codesOf(c.env).take(code) : 'wrong'
  if (tried === 'busy') return refuse(c, 429)
  return tried === 'wrong' ? page(codePage({ ...reading(c), wrong: true }), 422) : c.redirect(tried.link, 303)
})
