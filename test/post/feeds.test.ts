/** The feeds of a seat, read by other people's programs. */
import { generateAtomFeed, parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { TableModel } from '../../worker/model'
import { FEED_ENTRIES } from '../../worker/shared/bounds'
import { feedPath, isFeedKey } from '../../worker/post/feeds/address'
import { atomOf } from '../../worker/post/feeds/atom'
import { calendarOf } from '../../worker/post/feeds/calendar'
import type { FeedData } from '../../worker/post/feeds/data'
import { LANGUAGES } from '../../worker/drawing/game'
import { CLOCK } from '../games/kit'
import { asked, AT, game, renamed, SITE, tableFor } from './webhook-notices'

const SELF = `${SITE}/tables/abcdefghijklm/seats/1/feeds/key/news.atom`
const WORST = 'a;b,c\\n"<b>&amp;</b>]]>\u0000\uD800\r\nEND:VEVENT \u{1F3F4}'

function feed(change: Partial<FeedData> = {}): FeedData {
  const table = change.table ?? tableFor()
  return { lines: table.lines, language: 'en', at: AT, siteUrl: SITE, table, ...change }
}
const atom = (change?: Partial<FeedData>) => parseAtomFeed(atomOf(feed(change), game, SELF))

/** The table no longer waits for the seat. */
const answered = (table: TableModel): TableModel => ({
  ...table,
  prompts: [],
  head: { ...table.head, seats: table.head.seats.map(seat => ({ ...seat, waits: undefined })) },
})

describe('the Atom feed', () => {
  test.each(LANGUAGES)('in %s has all that Atom requires', language => {
    const { id, title, updated, links, entries } = atom({ language })
    expect(id).toMatch(/^tag:boat\.example,\d{4}-\d\d-\d\d:tables\//)
    expect(title?.value).toBe('Salt & <gunpowder> · Packetboat')
    expect(links).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: SELF },
      { rel: 'alternate', type: 'text/html', href: `${SITE}/tables/abcdefghijklm/seats/${asked}` },
    ])
    expect(entries?.length).toBeGreaterThan(1)
    for (const entry of entries ?? []) {
      expect(entry).toMatchObject({ id: expect.stringContaining(`${id}/`), title: { value: expect.stringMatching(/\p{L}/u) } })
      expect(Number.isNaN(Date.parse(entry.updated ?? ''))).toBe(false)
      expect(Date.parse(entry.updated ?? '')).toBeLessThanOrEqual(Date.parse(updated ?? ''))
      expect(entry.links?.[0]?.href).toMatch(/^https:\/\/boat\.example\/tables\/abcdefghijklm\//)
    }
    expect(new Set(entries?.map(entry => entry.id)).size).toBe(entries?.length)
    expect(() => generateAtomFeed(atom({ language }))).not.toThrow()
  })

  test('says that it is one’s move until one has answered', () => {
    const turns = (table: TableModel) => atom({ table }).entries?.filter(({ title }) => title?.value?.startsWith('Your move')) ?? []
    expect(turns(tableFor())).toHaveLength(1)
    expect(turns(tableFor())[0]?.content?.value).toContain('<li>')
    expect(turns(answered(tableFor()))).toEqual([])
    expect(turns(tableFor('watcher'))).toEqual([])
  })

  test('keeps the ids of its entries, whatever comes after them', () => {
    const { lines } = tableFor()
    const ids = (count: number) => atom({ lines: lines.slice(0, count) }).entries?.map(({ id }) => id ?? '') ?? []
    const last = lines.at(-1)
    const whole = lines.findLastIndex(({ position }) => position !== last?.position) + 1
    expect(whole).toBeGreaterThan(0)
    expect(ids(lines.length)).toEqual(expect.arrayContaining(ids(whole)))
  })

  test('lists the newest entries first, up to a limit', () => {
    const [line] = tableFor().lines
    if (!line) throw new Error('nothing happened')
    const lines = Array.from({ length: 3 * FEED_ENTRIES }, (_, i) => ({ ...line, position: i, at: CLOCK + i * 1000 }))
    const entries = atom({ lines, table: answered(tableFor()) }).entries ?? []
    expect(entries).toHaveLength(FEED_ENTRIES)
    expect(entries[0]?.id).toContain(`/${lines.length - 1}/`)
    expect(entries.map(({ updated }) => updated)).toEqual(
      entries
        .map(({ updated }) => updated)
        .toSorted()
        .reverse()
    )
  })

  test('shows any name correctly, whatever characters it has', () => {
    const [line] = tableFor().lines
    if (!line) throw new Error('nothing happened')
    const text = { say: 'log-took-back', with: { who: { seat: 0 } } }
    const { title, entries } = atom({ table: renamed(tableFor(), WORST), lines: [{ ...line, text }] })
    expect(title?.value).toContain('a;b,c\\n"<b>&amp;</b>]]>')
    const told = entries?.find(entry => entry.title?.value?.includes('takes back'))
    expect(told?.title?.value).toContain('"<b>&amp;</b>]]>')
    expect(told?.content?.value).toContain('&quot;&lt;b&gt;&amp;amp;&lt;/b&gt;')
  })

  test('carries no key but its own', () => {
    expect(atomOf(feed(), game, SELF).replace(SELF, '')).not.toMatch(/\/(link|claim|feeds)\//)
  })
})

describe('the calendar', () => {
  function eventOf(change: Partial<FeedData> = {}) {
    const calendar = new ICAL.Component(ICAL.parse(calendarOf(feed(change), game)))
    const events = calendar.getAllSubcomponents('vevent')
    const [event] = events
    if (!event || events.length !== 1) throw new Error(`${events.length} events`)
    const value = (name: string): string => String(event.getFirstPropertyValue(name) ?? '')
    const alarm = event.getFirstSubcomponent('valarm')
    return { calendar, event: new ICAL.Event(event), value, alarm }
  }
  const sequenceOf = (change: Partial<FeedData>) => Number(eventOf(change).value('sequence'))

  test.each(LANGUAGES)('in %s has the deadline, with an alarm when 80 % of the time is used', language => {
    const { calendar, event, value, alarm } = eventOf({ language })
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(event.startDate.toJSDate().getTime()).toBe(CLOCK + 24 * 60 * 60_000)
    expect(value('status')).toBe('CONFIRMED')
    expect(event.summary).toContain('Salt & <gunpowder>')
    expect(event.description).toContain(`${SITE}/tables/abcdefghijklm/seats/${asked}`)
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT288M')
  })

  test('cancels the event once it is answered, and restores it with the next question', () => {
    const before = eventOf()
    const [line] = tableFor().lines
    if (!line) throw new Error('nothing happened')
    const lines = [{ ...line, seat: asked, at: CLOCK + 60_000 }]
    const after = { table: answered(tableFor()), lines }
    const { event, value, alarm } = eventOf(after)
    expect(value('status')).toBe('CANCELLED')
    expect(event.uid).toBe(before.event.uid)
    expect(alarm).toBe(null)
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf({}))
    const again = tableFor()
    const seats = again.head.seats.map(seat => (seat.waits ? { ...seat, waits: { ...seat.waits, since: CLOCK + 90_000 } } : seat))
    const next = { table: { ...again, head: { ...again.head, seats } }, lines }
    expect(eventOf(next).value('status')).toBe('CONFIRMED')
    expect(sequenceOf(next)).toBeGreaterThan(sequenceOf(after))
  })

  test('has no alarm where there is no clock or nobody has been asked yet', () => {
    const { head } = tableFor()
    const unhurried = {
      ...tableFor(),
      head: { ...head, seats: head.seats.map(seat => (seat.waits ? { ...seat, waits: { ...seat.waits, clock: undefined } } : seat)) },
    }
    for (const table of [unhurried, answered(tableFor())]) expect(eventOf({ table, lines: [] })).toMatchObject({ alarm: null })
  })

  test.each(LANGUAGES)('in %s is folded and escaped as RFC 5545 requires, whatever the names', language => {
    const table = renamed(tableFor(), `${WORST}${'Щ'.repeat(60)}`)
    const text = calendarOf(feed({ language, table }), game)
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0000]/)
    expect(lines.filter(line => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
    expect(eventOf({ language, table }).event.summary).toContain('a;b,c\\n"<b>&amp;</b>]]>')
  })
})

test('the address of a feed is for one seat of one table, and stops working when it is replaced', () => {
  const key = 'a0'.repeat(32)
  const path = feedPath(key, 'abcdefghijklm', 1, 0, 'news.atom')
  const [, given = ''] = /^\/tables\/abcdefghijklm\/seats\/1\/feeds\/([a-z2-7]{26})\/news\.atom$/.exec(path) ?? []
  expect(isFeedKey(key, 'abcdefghijklm', 1, 0, given)).toBe(true)
  expect(isFeedKey(key, 'abcdefghijklm', 1, 1, given)).toBe(false)
  expect(isFeedKey(key, 'abcdefghijklm', 2, 0, given)).toBe(false)
  expect(isFeedKey(key, 'bbcdefghijklm', 1, 0, given)).toBe(false)
})
