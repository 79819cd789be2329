/** A table where the reader has nothing to answer: whom it waits for, what happened, and what else is said of seats. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/table-page'
import type { SeatCard, TableModel } from '../../worker/model'
import { gameOf } from '../../worker/games'
import { CLOCK } from '../games/kit'
import { alive, asked, HOUR, other, PAGES, settings } from './life'
import { matchAfter, propsOf } from './scene'

describe('whom the table waits for', () => {
  const words = /\d+ hours left, until/g
  /** Two seats with these hours left. */
  const waiting = (hours: readonly number[], changes: Partial<TableModel> = {}, head: Partial<TableModel['head']> = {}) => {
    const seats = alive('watcher').model.head.seats.map(({ waits: _, ...card }, i): SeatCard => {
      const left = hours[i]
      const clock = left === undefined ? undefined : { until: CLOCK + left * HOUR, share: 50, late: false }
      return clock
        ? { ...card, waits: { text: { say: 'waiting-action', with: { who: { seat: i }, action: 1 } }, since: CLOCK, clock } }
        : card
    })
    return tablePage(alive('watcher', changes, { seats, ...head }))
  }

  test('shares one clock if all have the same time left', () => {
    expect(waiting([20, 20]).match(words)).toHaveLength(1)
    expect(waiting([20, 21]).match(words)).toHaveLength(2)
    expect(waiting([20]).match(words)).toHaveLength(1)
  })

  test('has no deadline while the game is paused', () => {
    const paused = waiting([20, 21], {}, { paused: CLOCK + 70 * HOUR })
    expect(paused).toContain('The clocks are stopped until')
    expect(paused).not.toMatch(/ left\b/)
  })
})

describe('what happened', () => {
  const told = (page: TableProps): boolean => tablePage(page).includes('id="since"')

  test('is left out where there is nothing to tell: at a past position, and at a table that never began', () => {
    const [past, off] = [alive(other, { position: 3, prompts: [], lines: [] }), alive('watcher', { lines: [] }, { stage: 'off' })]
    expect([told(past), told(off), told(alive(other, { lines: [] }))]).toEqual([false, false, true])
  })

  test('at a past position comes under its round, in a game of rounds', () => {
    const said = (page: TableProps) =>
      parse(tablePage({ ...page, model: { ...page.model, position: 3, prompts: [] } })).querySelector('#state')
    expect(said(alive(other))?.textContent).toBe('Step 3')
    const race = matchAfter(gameOf('regatta'), { edition: 'first', answers: 12 })
    expect(said(propsOf(race, 0))?.textContent).toMatch(/^Round \d+, step 3$/)
  })

  test('at a past position is not said to be new', () => {
    const past = tablePage(alive(other, { position: 3, prompts: [], since: true }))
    expect(past).not.toContain('Since you were last here')
  })

  test('at a past position stands under its heading, the end of a turn too', () => {
    const said = (page: TableProps) =>
      parse(tablePage({ ...page, model: { ...page.model, position: 3, prompts: [] } })).querySelector('#state + ol')?.textContent
    expect(said(alive(other))).toMatch(/→/)
    const turned = { position: 3, at: 0, text: { say: 'turn-waiting', with: { who: { seat: 1 } }, scene: { of: 'aside' } } }
    expect(said(alive(other, { lines: [turned] }))?.trim()).toBe(`It’s ${alive(other).model.head.seats[1]?.name}’s turn`)
    expect(said(alive(other, { lines: [] }))).toBeUndefined()
  })
})

test('a table in one’s list with seconds left has no minutes left: its time is up', () => {
  const page = PAGES['my tables']?.('en') ?? expect.unreachable()
  expect(parse(page).querySelector('.berth .left')?.textContent).toBe('time is up')
})

test('a seat that needs a substitute comes with its link, to share', () => {
  const page = parse(tablePage({ ...alive(other, { wanted: [{ seat: asked, path: '/ask' }] }), siteUrl: 'https://boat.example' }))
  expect(page.querySelector(`#wanted-${asked}`)?.textContent).toBe('https://boat.example/ask')
})

test('the settings say the same thing only once above a link, and tell a substitute whose seat it is', () => {
  const own = parse(settings({ page: 'seat', fresh: { kind: 'own', link: '/' } })).querySelector('#own')?.parentNode ?? expect.unreachable()
  const seen = own.querySelectorAll('h2, label:not(.ear)').map(({ textContent }) => textContent.trim())
  expect(seen).toEqual(['Your personal link'])
  expect(settings({ holder: { ...alive(asked).holder, lent: true } })).toContain('You’re a substitute here')
})

test('a waiting player is promised letters only once the email is confirmed', () => {
  const waiting = alive(other)
  const page = (own: TableModel['own'], taken?: string) =>
    tablePage({
      ...waiting,
      ...(taken && { taken }),
      holder: { ...waiting.holder, lettered: true },
      model: { ...waiting.model, prompts: [], own },
    })
  const link = 'https://boat.example/tables/abc/seats/1/link/key'
  const { own } = waiting.model
  expect(own).toBeDefined()
  expect(page(own)).toContain('You’ll get a letter when it’s your move')
  expect(page(own && { ...own, consent: 'asked' })).not.toContain('You’ll get a letter when it’s your move')
  expect(page(own, link)).toContain('The letter we’ve sent you has it, too.')
  const unconfirmed = page(own && { ...own, consent: 'asked' }, link)
  expect(unconfirmed).toContain('your email gets one letter, and no more until you say yes there')
  expect(unconfirmed).not.toContain('The letter we’ve sent you')
})
