/** The form of a new table, and taking a seat at it: what is typed in earnest, by mistake and in malice. */
import { describe, expect, test } from 'vitest'
import { TABLES_PER_MINUTE } from '../../worker/bounds'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { claimsOn, openTable, sit } from '../kit/players'
import { expectRefusal } from '../kit/refusal'
import { faultsOf } from '../kit/sound'
import { stored } from '../kit/storage'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'] }

describe('the form of a new table', () => {
  /** What is stored and shown of a name that was typed. */
  async function named(name: string): Promise<Page> {
    return openTable(visitor(), HOME, { ...PLAN, names: ['Anne', name, 'Kim'] })
  }

  /** A name that is taken for markup would add to them. */
  const tagsOf = ({ root }: Page): string[] => root.querySelectorAll('main *').map(({ tagName }) => tagName)

  test('comes back with all that was typed when a name has 300 characters', async () => {
    const before = await stored()
    const page = await named('Ж'.repeat(300))
    expect([page.status, faultsOf(page)]).toEqual([422, []])
    expect(page.form('Open the table').lines('Seat 2: name')[0]?.value).toBe('Ж'.repeat(300))
    expect(page.form('Open the table').lines('Your name')[0]?.value).toBe('Anne')
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
  ])('takes a name with %s for what it is', async (_, typed, shown) => {
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

  test('makes so many tables a minute for one network and no more, while others may', async () => {
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

test('two who take one seat in the same second: one sits, the other is told', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [anne, bob] = [visitor(), visitor()]
  const pages = await Promise.all([sit({ name: 'Anne', visitor: anne }, claim?.href ?? ''), sit({ name: 'Bob', visitor: bob }, claim?.href ?? '')])
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = pages.find(({ status }) => status === 409)
  expect(late && faultsOf(late)).toEqual([])
  expect([anne, bob].filter(({ jar }) => jar.all().length > 0)).toHaveLength(1)
})
