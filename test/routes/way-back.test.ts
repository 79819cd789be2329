/** The ways back to a seat: for the host, on a second device, with an empty browser, and after the link was replaced. */
import { expect, test, vi } from 'vitest'
import { PACES } from '../../worker/clock/pace'
import { LINKS_AFTER_MS } from '../../worker/shared/bounds'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { newestLetter } from '../kit/mail'
import { claimsOn, openTable, sit } from '../kit/players'
import { lettersTo } from '../kit/post'
import { delivered } from '../kit/storage'
import type { Page } from '../kit/page'
import { newTable } from '../kit/table'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }

test('once everyone is here, the host’s one main button leads to the host’s own seat, and the page to its personal link', async () => {
  const host = visitor()
  const seats = await openTable(host, HOME, PLAN)
  const [own, other] = claimsOn(seats)
  await sit({ name: 'Anne', visitor: host }, own?.href ?? '')
  await sit({ name: 'Bob', visitor: visitor() }, other?.href ?? '')
  const page = await host.open(seats.url)
  const seat = `${/^.*(?=\/seats)/.exec(seats.url)?.[0]}/seats/0`
  expect(page.links('main').filter(({ text }) => text === 'Go to my seat')).toEqual([{ text: 'Go to my seat', href: seat }])
  expect(page.root.querySelectorAll('main .button.main')).toHaveLength(1)
  expect((await host.follow('get your personal link')).form('Show my link')).toBeDefined()
})

test('an invitation opened again on a second device says how to get a short code, and leads to its page', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  await sit({ name: 'Anne', visitor: visitor() }, claim?.href ?? '')
  const second = visitor()
  expect((await second.open(claim?.href ?? '')).textOf('main')).toContain('On the first one open “My settings”, then “My seat”')
  expect((await second.follow('Type a short code')).url).toBe(`${HOME}code`)
})

test('a mistyped code stays in its field', async () => {
  const guest = visitor()
  const form = (await guest.open(`${HOME}code`)).form('Open my seat').type('The code', '1234 5678 901')
  expect((await guest.send(form)).root.querySelector('input[name=code]')?.getAttribute('value')).toBe('1234 5678 901')
})

test.each(['', 'mine'])('an empty browser can ask for its links at /%s', async path => {
  const guest = visitor()
  const asking = async (): Promise<Page> => {
    await guest.open(HOME + path)
    return path ? guest.page : guest.follow('I’m already playing')
  }
  expect((await guest.send((await asking()).form('Send them').type('Your email', 'nobody@ship.example'))).heading).toBe('Check your email')
  await asking()
  expect(guest.page.links('main').map(({ href }) => href)).toContain(`${HOME}code`)
})

test('before a link is replaced the page names the other devices, and such a device is told what to do', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [first, second] = [visitor(), visitor()]
  const taken = await sit({ name: 'Anne', visitor: first }, claim?.href ?? '')
  const seat = taken.url.replace(/\?.*/, '')
  await second.open(taken.handed()[0]?.href ?? '')
  const settings = await first.open(`${seat}/settings/seat`)
  expect(settings.textOf('#own ~ *, section')).toContain('your other devices lose the seat')
  await first.send(settings.form('Replace my link'))
  const refused = await second.open(seat)
  expect(refused.status).toBe(403)
  expect(refused.textOf('main')).toContain('If you replaced it on another device, get a short code there.')
  expect((await second.follow('Type a short code')).status).toBe(200)
})

test(
  'the letter with links says that it is one’s move, and until when',
  async () => {
    const address = 'due@ship.example'
    await newTable({ seats: 2, addresses: [address, address], name: 'Salt', pace: PACES.steady })
    await delivered()
    await visitor().ask(`${HOME}links`, 'POST', new URLSearchParams({ address }).toString())
    await vi.waitFor(async () => {
      await delivered()
      expect((await newestLetter(visitor(), MAILBOX, address))?.textOf('.letter-text')).toMatch(/Salt · your move, due /)
    }, 60 * LINKS_AFTER_MS)
  },
  120 * LINKS_AFTER_MS
)

test('an invitation lists no option that is off, and its values come last', async () => {
  const address = 'brief@ship.example'
  await openTable(visitor(), HOME, { game: 'regatta', edition: 'first', names: ['Anne', 'Bob'], addresses: [undefined, address] })
  await delivered()
  const text = (await lettersTo(address))[0]?.text ?? ''
  expect(text).toContain('* Clock · ')
  expect(text).not.toMatch(/: no$/m)
  expect(text.match(/\b[0-9a-f]{64} [0-9a-f]{64}\n/)).toHaveLength(1)
})
