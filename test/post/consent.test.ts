/** An address that has not agreed to letters, or no longer does: the letter, the settings and the seat's page say so. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../worker/drawing/game'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { claimsOn, openTable, sit, type Plan } from '../kit/players'
import { newestTo, personAt } from '../kit/post'
import { delivered } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

const PLAN: Plan = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
const MISSING = 'You get no letters yet'
const STOPPED = 'You get no letters about this table'
let ships = 0

interface Seated {
  anne: Visitor
  address: string
  seat: string
}

async function seatedWith(language = 'en'): Promise<Seated> {
  const [anne, bob] = [visitor({ 'accept-language': language }), visitor()]
  const address = `anne@consent-${++ships}.example`
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  await sit({ name: 'Anne', visitor: anne }, claims[0]?.href ?? '', { address, language })
  const seat = anne.page.url.replace(/\?.*/, '')
  await sit({ name: 'Bob', visitor: bob }, claims[1]?.href ?? '')
  return { anne, address, seat }
}
const newest = async (address: string) => (await newestTo(address)) ?? expect.unreachable('there is no letter')
const linkIn = (text: string, kind: RegExp): string => text.match(/https?:\S+/g)?.find(link => kind.test(link)) ?? expect.unreachable(text)
const onSettings = async ({ anne, seat }: Seated): Promise<string> => (await anne.open(`${seat}/settings/letters`)).textOf('main')
const onSeat = async ({ anne, seat }: Seated): Promise<string> => (await anne.open(seat)).textOf('.notice')
async function confirmed({ address }: Seated): Promise<Page> {
  const reader = visitor()
  return reader.send((await reader.open(linkIn((await newest(address)).text, /\/letters\/confirm\//))).form())
}

test('the subject of the first letter to a new address asks for confirmation, in each language', async () => {
  for (const language of LANGUAGES) {
    const { address } = await seatedWith(language)
    await delivered()
    const { subject, text } = await newest(address)
    const title = {
      en: 'Please confirm your email',
      ru: 'Подтвердите электронную почту',
      uk: 'Підтвердіть електронну пошту',
      pl: 'Potwierdź swój e-mail',
    }
    expect(subject).toBe(title[language])
    expect(text.indexOf('/letters/confirm/')).toBeLessThan(text.indexOf('/link/'))
  }
})

test('the seat’s page and the settings ask for confirmation from the first look until it is done', async () => {
  const seated = await seatedWith()
  expect(await onSeat(seated)).toContain(MISSING)
  await delivered()
  expect(await onSeat(seated)).toContain(MISSING)
  expect(await onSettings(seated)).toContain('no letters yet. Press “Confirm my email” in the letter that went there')
  await confirmed(seated)
  expect(await onSeat(seated)).not.toContain('letters')
  expect(await onSettings(seated)).toContain('letters go there')
})

test('a new address in the settings must be confirmed again', async () => {
  const seated = await seatedWith()
  await delivered()
  await confirmed(seated)
  const page = await seated.anne.open(`${seated.seat}/settings/letters`)
  const form = page.form('Use this email')
  for (const line of form.lines('email')) line.value = `other-${seated.address}`
  await seated.anne.send(form)
  expect(await onSeat(seated)).toContain(MISSING)
  await delivered()
  await confirmed({ ...seated, address: `other-${seated.address}` })
  expect(await onSeat(seated)).not.toContain('letters')
})

test('after a one-click unsubscribe the seat’s page and the settings say that letters are stopped, until they are resumed', async () => {
  const seated = await seatedWith()
  await delivered()
  await confirmed(seated)
  const stop = (await newest(seated.address)).headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect((await visitor().ask(stop, 'POST', 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await onSeat(seated)).toContain(STOPPED)
  expect(await onSettings(seated)).toContain('letters about this table are stopped')
  const reader = visitor()
  await reader.send((await reader.open(stop)).form(/about this table/))
  expect(await onSeat(seated)).not.toContain('letters')
  expect(await onSettings(seated)).toContain('letters go there')
})

test('whoever stops all letters is told so at every table, until letters are resumed', async () => {
  const seated = await seatedWith()
  await delivered()
  await confirmed(seated)
  await personAt(seated.address).stop()
  expect(await onSeat(seated)).toContain(STOPPED)
  await personAt(seated.address).resume()
  expect(await onSeat(seated)).not.toContain('letters')
})

test('a table that missed the confirmation learns of it with its next letter', async () => {
  const seated = await seatedWith()
  await delivered()
  const table = env.TABLE.get(env.TABLE.idFromName(seated.seat.split('/')[4] ?? ''))
  await runInDurableObject(personAt(seated.address), (_, { storage }) => void storage.sql.exec('UPDATE person SET confirmed = 1'))
  expect(await onSeat(seated)).toContain(MISSING)
  await runInDurableObject(table, (_, { storage }) => {
    storage.sql.exec("INSERT INTO notices (seat, kind, cause, written, due, via) VALUES (0, 'mention', -1, 1, 1, 'letter')")
    void storage.setAlarm(Date.now())
  })
  await delivered()
  expect(await onSeat(seated)).not.toContain(MISSING)
})
