/** Links by letter, requested by typing an address: neither the answer nor its timing shows whether the address is known. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { LINKS_AFTER_MS } from '../../worker/shared/bounds'
import { personOf } from '../../worker/shared/person-key'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { newestLetter } from '../kit/mail'
import { claimsOn, openTable, sit } from '../kit/players'
import { delivered, stored } from '../kit/storage'

const LATER = { timeout: 60 * LINKS_AFTER_MS }
const KNOWN = 'anne@ship.example'

/** The response without the address itself, which the person has typed. */
const answerTo = async (address: string): Promise<[number, string]> => {
  const answer = await visitor().ask(`${HOME}links`, 'POST', new URLSearchParams({ address }).toString())
  return [answer.status, (await answer.text()).replaceAll(address, '')]
}

async function anneSits(): Promise<DurableObjectStub> {
  const claims = claimsOn(await openTable(visitor(), HOME, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }))
  await sit({ name: 'Anne', visitor: visitor() }, claims[0]?.href ?? '', { address: KNOWN })
  await delivered()
  return env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, KNOWN)))
}

test('the answer does not wait for the person’s object, and the letter is still sent', async () => {
  const anne = await anneSits()
  let letGo = (): void => {}
  const held = new Promise<void>(done => (letGo = done))
  let busy: Promise<void> | undefined
  await new Promise<void>(begun => {
    busy = runInDurableObject(anne, (_, object) => object.blockConcurrencyWhile(() => (begun(), held)))
  })
  const [known, unknown] = [await answerTo(KNOWN), await answerTo('nobody@ship.example')]
  letGo()
  await busy
  expect(known).toEqual(unknown)
  expect(known[0]).toBe(200)
  await vi.waitFor(async () => {
    await delivered()
    expect((await newestLetter(visitor(), MAILBOX, KNOWN))?.heading).toBe('Your links')
  }, LATER)
})

test('nothing is kept about an address that nobody has', async () => {
  const before = await stored()
  await answerTo('stranger@ship.example')
  const stranger = env.PERSON.get(env.PERSON.idFromName(personOf(env.SITE_KEY, 'stranger@ship.example')))
  await stranger.sendLinks('en')
  expect(await stored()).toEqual(before)
})
