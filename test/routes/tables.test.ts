/** The form for a new table, and taking a seat there: with proper, mistaken and malicious input. */
import { describe, expect, test } from 'vitest'
import { TABLES_PER_MINUTE } from '../../worker/shared/bounds'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { claimsOn, openTable, sit } from '../kit/players'
import { expectRefusal } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import { stored } from '../kit/storage'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'] }

describe('the form of a new table', () => {
  /** The host's page of a table with a seat of this name. */
  async function named(name: string): Promise<Page> {
    return openTable(visitor(), HOME, { ...PLAN, names: ['Anne', name, 'Kim'] })
  }

  /** A name taken for markup would add tags. */
  const tagsOf = ({ root }: Page): string[] => root.querySelectorAll('main *').map(({ tagName }) => tagName)

  test('comes back with everything typed when a name has 300 characters', async () => {
    const before = await stored()
    const page = await named('Ж'.repeat(300))
    expect([page.status, faultsOf(page)]).toEqual([422, []])
    expect(page.form('Start the table').lines('Seat 2: name')[0]?.value).toBe('Ж'.repeat(300))
    expect(page.form('Start the table').lines('Your name')[0]?.value).toBe('Anne')
    expect(page.textOf('[role=alert]')).toContain('40')
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an attribute’s end', '"><img src=x onerror=x>', '"><img src=x onerror=x>'],
    ['an entity', '&lt;b&gt; &amp;', '&lt;b&gt; &amp;'],
    ['marks that turn the writing round', '\u202Eenna\u202C \u2067x\u2069', 'enna x'],
    ['nothing to be seen of it', 'A\u200Bnne\u0000\r\nBcc: x', 'A nne Bcc: x'],
    ['the marks that stand round names', '\uE000Anne\uE001', 'Anne'],
    ['letters of many kinds', 'Żółć Ґанок 海賊 🏴‍☠️'.slice(0, 14), 'Żółć Ґанок 海賊'],
  ])('takes a name with %s literally', async (_, typed, shown) => {
    const page = await named(typed)
    expect([page.status, faultsOf(page)]).toEqual([200, []])
    expect(page.root.querySelectorAll('.seat b').map(b => b.textContent)).toContain(shown)
    expect(tagsOf(page)).toEqual(tagsOf(await named('Bob')))
  })

  test.each<[string, (form: URLSearchParams) => void]>([
    ['no game', form => form.delete('game')],
    ['an unknown game', form => form.set('game', '__proto__')],
    ['a game that only tests know', form => form.set('game', 'toy')],
    ['one seat', form => ['name.1', 'name.2'].forEach(name => form.set(name, ''))],
    ['too many sections', form => form.set('house.jamaica.sections', '99')],
    ['half a section', form => form.set('house.jamaica.sections', '4.5')],
    ['an address that is none', form => form.set('address.0', 'anne@ship')],
    ['an address with a line break', form => form.set('address.0', 'anne@ship.example\r\nBcc: bob@ship.example')],
    ['an address without a name', form => (form.set('name.1', ''), form.set('address.1', 'anne@ship.example'))],
    ['no name of the host, who plays', form => (form.set('own', 'on'), form.set('name.0', ''))],
    ['nothing at all', form => [...form.keys()].forEach(name => form.delete(name))],
  ])('comes back with %s, and no table is made', async (_, change) => {
    const host = visitor()
    await host.open(HOME)
    await host.follow('New table')
    const form = host.page.form().choose('tunnel').choose('jamaica', 'tunnel')
    for (const [seat, name] of PLAN.names.entries()) form.type(seat === 0 ? 'Your name' : `Seat ${seat + 1}: name`, name)
    const sent = new URLSearchParams(form.body())
    change(sent)
    const page = await expectRefusal(() => host.ask(form.action, form.method, sent.toString()), { status: 422 })
    expect(page.root.querySelectorAll('[role=alert] a')).not.toEqual([])
  })

  test('makes a limited number of tables per minute for one network, without limiting others', async () => {
    const statuses: number[] = []
    const host = visitor()
    for (let n = 0; n < 2 * TABLES_PER_MINUTE; n++) {
      const page = await openTable(host, HOME, PLAN)
      if (page.status === 429) expect(faultsOf(page)).toEqual([])
      statuses.push(page.status)
    }
    const made = Array.from({ length: TABLES_PER_MINUTE }, () => 200)
    expect(statuses).toEqual([...made, ...made.map(() => 429)])
    expect((await openTable(visitor(), HOME, PLAN)).status).toBe(200)
  })
})

test('of two who take the same seat in the same second one sits and the other is told', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [anne, bob] = [visitor(), visitor()]
  const pages = await Promise.all([
    sit({ name: 'Anne', visitor: anne }, claim?.href ?? ''),
    sit({ name: 'Bob', visitor: bob }, claim?.href ?? ''),
  ])
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = pages.find(({ status }) => status === 409)
  expect(late && faultsOf(late)).toEqual([])
  expect([anne, bob].filter(({ jar }) => jar.all().length > 0)).toHaveLength(1)
})
