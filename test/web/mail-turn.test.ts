/** The letter that says it's your move, and its reminder. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import { listing } from '../../web/parts/table/listing'
import { verbOf } from '../../web/parts/table/verb'
import { readerOf } from '../../web/words/reader'
import { LANGUAGES } from '../../worker/drawing/game'
import { asked, game, letter, LINK, MOST_BYTES, read, STOP, tableFor } from './letter'
import { matchAfter, modelOf, NAMES } from './scene'

describe('the turn letter', () => {
  test('puts the question and the choices before what happened, the others and the board in words', () => {
    const { text } = letter('turn')
    const heads = ['Action ', '\n1. ', 'Go to your seat', 'Since you were last here', 'The others', 'The board'].map(head =>
      text.indexOf(head)
    )
    expect(heads).toEqual(heads.toSorted((a, b) => a - b))
    expect(heads).not.toContain(-1)
  })

  test('names each of the others with the letter on their pirates', () => {
    const { text } = letter('turn')
    const { head, viewer } = tableFor('turn')
    for (const { seat, name, pirate } of head.seats.filter(({ seat }) => seat !== viewer))
      expect(text, String(seat)).toContain(`* ${name} (${pirate.toUpperCase()}): `)
  })

  test('starts its subject with the news, then says what is asked, then the table; a reminder only says that it is still so', () => {
    expect(letter('turn').subject).toMatch(/^\S+.* · your move · Salt & <gunpowder>$/)
    expect(letter('reminder').subject).toBe('Still your move · Salt & <gunpowder>')
    // Without any news it says what is asked, or how that begins, as a phone shows no more.
    expect(letter('turn', 'en', { ...tableFor('turn'), lines: [] }).subject).toBe('Action 2 of 3 · your move · Salt & <gunpowder>')
  })

  const { prompts } = tableFor('turn')
  const rows = listing(prompts, ({ say }) => say, undefined).flatMap(({ heaps, loose }) => [...heaps.flatMap(heap => heap.rows), ...loose])

  test('numbers the choices as the page does, each linking to the page with that choice ticked', () => {
    const { html } = letter('turn')
    const links = [...html.matchAll(/href="([^"]*\?choice=[^"]*)"[^>]*><b[^>]*>(\d+)\.<\/b>/g)].map(([, href = '', n]) => {
      const url = new URL(href.replaceAll('&amp;', '&'))
      return { n: Number(n), choice: url.searchParams.get('choice'), hash: url.hash }
    })
    expect(links).toEqual(rows.map(({ n, choice }) => ({ n, choice: choice.id, hash: '#answer' })))
  })

  test.each(LANGUAGES)('in %s mentions links on the choices only in HTML, where they exist', language => {
    const reader = readerOf({ language, now: 0, siteUrl: 'https://boat.example' }, { game, viewer: 'watcher', crew: [] })
    const how = reader.t('mail-turn-how', { verb: verbOf(game, prompts, reader) })
    for (const replyTo of [undefined, 'reply@boat.example']) {
      const { text, html } = letter('turn', language, undefined, { ...(replyTo && { replyTo }) })
      expect(read(html)).toContain(how)
      expect(text).not.toContain(how)
    }
  })

  test('names the prompt in the links if several are open', () => {
    const [prompt] = prompts
    if (!prompt) throw new Error('nothing is asked')
    const table = { ...tableFor('turn'), prompts: [prompt, { ...prompt, id: 'second' }] }
    expect(letter('turn', 'en', table).html).toContain('&amp;prompt=second#answer')
  })

  test('says who else the table waits for, and how much time is left', () => {
    const table = tableFor('turn')
    const { made } = table.head
    const hour = 3_600_000
    const seats = table.head.seats.map(card => {
      const clock = { until: made + 26 * hour, share: 50, late: false }
      return { ...card, waits: { text: { say: 'waiting-action', with: { who: { seat: card.seat }, action: 1 } }, since: made, clock } }
    })
    const { text } = letter('turn', 'en', { ...table, head: { ...table.head, seats } })
    const others = NAMES.filter((_, seat) => seat !== asked)
    expect(text).toContain(`The table is also waiting for ${new Intl.ListFormat('en').format(others)}.`)
    expect(text.match(/1\u00A0day,\u00A02\u00A0hours/g)).toHaveLength(1)
    expect(text).toMatch(/You have time until .*\. After that the bot gives this one answer\./)
  })

  test.each(LANGUAGES)(
    'in %s its note ends with what the clock does if nobody else is named: others may have cards to choose',
    language => {
      const table = tableFor('turn')
      const since = table.head.made
      const clock = { until: since + 90_000_000, share: 50, late: false }
      const waits = { text: { say: 'waiting-action', with: { who: { seat: asked }, action: 1 } }, since, clock }
      const seats = table.head.seats.map(({ waits: _, ...card }) => (card.seat === asked ? { ...card, waits } : card))
      const reader = readerOf({ language, now: 0, siteUrl: 'https://boat.example' }, { game, viewer: 'watcher', crew: [] })
      const { html } = letter('turn', language, { ...table, head: { ...table.head, seats } })
      expect(html).toContain(`${reader.t('clock-then')}</p>`)
    }
  )

  test('stays within its size limit with the most choices in a game', () => {
    const widest = Array.from({ length: 12 }, (_, seed) => matchAfter(game, { answers: 30 + 9 * seed, seats: 5, seed }))
      .filter(({ prompts }) => prompts.length > 0)
      .map(match => letter('turn', 'uk', modelOf(match, match.prompts[0]?.seat ?? 0)).html.length)
    expect(Math.max(...widest)).toBeLessThan(MOST_BYTES / 2)
  })
})

test('a turn letter lists the other waiting tables, in the given order', () => {
  const also = ['Ebb', 'Flow'].map((name, seat) => ({
    table: name,
    seat,
    name,
    game: 'tunnel',
    pirate: 'a' as const,
    stage: 'playing' as const,
    link: `/tables/${name}`,
    asked: { since: 0 },
  }))
  const { text, html } = writeLetter(
    { kind: 'turn', language: 'en', table: tableFor('turn'), now: 0, siteUrl: 'https://boat.example', link: LINK, stop: STOP, also },
    game
  )
  for (const name of ['Ebb', 'Flow']) for (const part of [text, html]) expect(part).toContain(`https://boat.example/tables/${name}`)
})
