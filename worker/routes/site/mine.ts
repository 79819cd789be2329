/** A person by address: their tables, their links by letter, their data to download, and being forgotten. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { codePage } from '../../../web/pages/site/code'
import { linksPage } from '../../../web/pages/site/links'
import { minePage } from '../../../web/pages/site/mine'
import type { Fault } from '../../../web/parts/field'
import { CODE_MINUTES, CODE_TRIES, LINKS_A_MINUTE } from '../../shared/bounds'
import { GAMES } from '../../games'
import { log } from '../../shared/log'
import { sendLinksTo } from '../../people/asking'
import { codesOf, readCode } from '../../people/code'
import { readerOf } from '../../../web/words/reader'
import { digestOf } from '../../people/digest'
import { isTableId } from '../../shared/keys'
import { isMine } from '../../shared/person-key'
import type { Person } from '../../people/person'
import { unpack, type Parcel } from '../../shared/parcel'
import type { Table } from '../../table/table'
import { tokenFits, tokenOf } from '../request/acting'
import { allBerths, berthsHere } from '../request/berths'
import { dropFromLists } from '../request/person-calls'
import { readForm } from '../request/forms'
import { giveCookie, YEAR } from '../request/headers'
import { forgive, passes } from '../request/network'
import { readAddress } from '../joining/plan'
import { page, reading, refuse, type Request, type Site } from '../request/site'

export const mine = new Hono<Site>()
const COOKIE = 'mine'

/** A link from a letter: this browser is that person's from now on. */
mine.get('/mine/:person/:key', c => {
  const { person, key } = c.req.param()
  if (!isMine(c.env.SITE_KEY, person, key)) return refuse(c, 410)
  giveCookie(c, COOKIE, `${person}.${key}`, { path: '/', maxAge: YEAR })
  return c.redirect('/mine', 303)
})

/** The object of the person to whom this browser belongs. */
export function personHere(c: Request): { name: string; key: string; stub: DurableObjectStub<Person> } | undefined {
  const [name = '', key = ''] = (getCookie(c, COOKIE) ?? '').split('.')
  return isMine(c.env.SITE_KEY, name, key) ? { name, key, stub: c.env.PERSON.get(c.env.PERSON.idFromName(name)) } : undefined
}

mine.get('/mine', async c => {
  const here = personHere(c)
  const [{ rows, late }, file] = await Promise.all([berthsHere(c), here?.stub.file()])
  const token = here && tokenOf(c, here.key)
  const kept = file && unpack(file)
  return page(
    minePage({
      ...reading(c),
      rows: allBerths(rows, kept?.tables ?? []),
      late,
      known: here !== undefined,
      digest: kept?.digest,
      token,
      games: GAMES,
    })
  )
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
  const file = unpack(await here.stub.file())
  // What tables say about others is not this person's data.
  const own = file?.tables.map(({ crew: _, waits: __, free: ___, ...row }) => row)
  return c.json({ ...file, tables: own, kept: kept.filter(table => table !== null) })
})

/** A table that fails does not stop the others. */
async function atTable<T>(c: Request, id: string, ask: (table: DurableObjectStub<Table>) => Promise<Parcel<T>>): Promise<T | Unreadable> {
  try {
    return unpack(await ask(c.env.TABLE.get(c.env.TABLE.idFromName(id))))
  } catch (error) {
    log('error', 'table-failed', { table: id, why: error })
    return { table: id, unreadable: true }
  }
}
interface Unreadable {
  table: string
  unreadable: true
}

/** Everywhere: each table forgets the person, and finally their own object forgets the address. */
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

/** Never reveals whether the address is known; only the letter does. */
mine.post('/links', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await passes(c, 'links', LINKS_A_MINUTE))) return refuse(c, 429)
  const faults: Fault[] = []
  const address = readAddress(form, 'address', faults)
  if (!address && faults.length === 0) faults.push({ field: 'address', text: { say: 'fault-address' } })
  if (!address || faults.length)
    return page(linksPage({ ...reading(c), done: false, filled: { typed: Object.fromEntries(form), faults } }), 422)
  // Done after the response, so that its time does not reveal that either.
  c.executionCtx.waitUntil(sendLinksTo(c.env, address, c.get('language')))
  return page(linksPage({ ...reading(c), done: true }))
})

mine.get('/code', c => page(codePage(reading(c))))

mine.post('/code', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await passes(c, 'code', CODE_TRIES, CODE_MINUTES))) return refuse(c, 429)
  const typed = form.get('code') ?? ''
  const code = readCode(typed)
  const tried = code ? await codesOf(c.env).take(code) : 'wrong'
  if (tried === 'busy') return refuse(c, 429)
  if (tried === 'wrong') return page(codePage({ ...reading(c), wrong: typed }), 422)
  await forgive(c, 'code', CODE_MINUTES)
  return c.redirect(tried.link, 303)
})
