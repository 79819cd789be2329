/** The whole site as a process, with a real mail server on the same machine. */
import { afterAll, expect, test } from 'vitest'
import { startSite, until } from '../host/site'
import { openTable, sit } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { mailServer } from './office'

const NAMES = ['Кася', 'Łucja']
const addresses = ['kasia@post.example', 'lucja@post.example']

const office = await mailServer({ hideSTARTTLS: true })
const site = await startSite({ LETTERS_FROM: 'Пакетбот <boat@boat.example>', SMTP_URL: `smtp+plain://127.0.0.1:${office.port}` })
afterAll(async () => {
  await site.stop()
  await office.close()
})

const visitor = () => new Visitor((url, asking) => fetch(url, asking))
const lettersTo = (address: string) => office.caught.filter(({ to }) => to.includes(address)).map(({ mail }) => mail)
const header = (of: { headers: { key: string; value: string }[] } | undefined, name: string): string =>
  of?.headers.find(({ key }) => key === name)?.value ?? ''

test('whoever is invited gets a letter, and its link opens the seat', async () => {
  await openTable(visitor(), site.address, { game: 'tunnel', edition: 'jamaica', names: NAMES, addresses })
  await until(() => addresses.every(address => lettersTo(address).length === 1))
  for (const [seat, address] of addresses.entries()) {
    const [invitation] = lettersTo(address)
    expect(invitation?.from).toEqual({ name: 'Пакетбот', address: 'boat@boat.example' })
    const claim = /https?:\S+\/claim\/\S+/.exec(invitation?.text ?? '')?.[0] ?? ''
    expect(invitation?.html).toContain(claim)
    const page = await sit({ name: NAMES[seat] ?? '', visitor: visitor() }, claim)
    expect(page.status).toBe(200)
  }
})

test('all letters of one table are one thread, and each has its own id', async () => {
  await until(() => addresses.every(address => lettersTo(address).length > 1))
  const mails = office.caught.map(({ mail }) => mail)
  expect(new Set(mails.map(({ references }) => references)).size).toBe(1)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
  for (const mail of mails) expect(mail.messageId).toBe(`<${header(mail, 'x-packetboat-id')}@boat.example>`)
})

test('one POST is enough to stop letters', async () => {
  const [letter] = lettersTo(addresses[0] ?? '')
  const [, stop = ''] = /<(.*)>/.exec(header(letter, 'list-unsubscribe')) ?? []
  const body = header(letter, 'list-unsubscribe-post')
  const answer = await fetch(stop, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect(answer.status).toBe(200)
})
