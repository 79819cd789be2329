/** Letters as a mail program and a reader of plain text get them. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import type { LetterData } from '../../web/mail/data'
import type { TableModel } from '../../worker/model'
import { listing } from '../../web/parts/table/listing'
import { gameOf } from '../../worker/games'
import type { Viewer } from '../../worker/rules/contract'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { verbOf } from '../../web/parts/table/verb'
import { readerOf } from '../../web/words/reader'
import { matchAfter, modelOf, NAMES } from './scene'

const game = gameOf('tunnel')
const LINK = 'https://boat.example/tables/abc/seats/1/link/key'
const STOP = 'https://boat.example/letters/stop/person/key'
const MOST_BYTES = 30_000
const KINDS: readonly LetterData['kind'][] = [
  'turn',
  'reminder',
  'invitation',
  'seat',
  'over',
  'mention',
  'vote',
  'timeout',
  'declined',
  'off',
  'unreached',
  'hook-off',
  'clearing',
  'receipt',
  'misread',
  'stale',
  'flood',
]

const match = matchAfter(game, { answers: 25, seats: 5, edition: 'tortuga' })
const asked = match.prompts[0]?.seat ?? 0
const over = matchAfter(game, { answers: 5000 })

const tableFor = (kind: LetterData['kind'], viewer: Viewer = asked): TableModel =>
  kind === 'over' ? modelOf(over, 0) : modelOf(match, viewer)

function letter(kind: LetterData['kind'], language: Language = 'en', table = tableFor(kind), more: Partial<LetterData> = {}) {
  return writeLetter(
    { ...more, kind, language, table, now: table.head.made, siteUrl: 'https://boat.example', link: LINK, stop: STOP },
    game
  )
}

/** The HTML as it is read aloud. */
const read = (html: string): string =>
  html
    .replace(/<(head|style)\b[^]*?<\/\1>/g, '')
    .replace(/<br\/?>|<\/(p|li|h\d|td|pre|a|div)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const renamed = (table: TableModel, name: string): TableModel => ({
  ...table,
  head: { ...table.head, name, seats: table.head.seats.map(seat => ({ ...seat, name })) },
})

describe.each(KINDS)('the letter "%s"', kind => {
  test.each(LANGUAGES)('in %s says the same in text and in HTML', language => {
    const { text, html } = letter(kind, language)
    const lines = text.split('\n').map(line =>
      line
        .replace(/^(\* |\d+\. )/, '')
        .replace(/\s+/g, ' ')
        .trim()
    )
    const heard = read(html).replace(/\s+/g, ' ')
    const unheard = lines.filter(line => !/^-*$/.test(line) && !line.includes(STOP) && !html.includes(`href="${line}"`))
    expect(unheard.filter(line => !heard.includes(line.replace(/:$/, '')) && !line.endsWith('· Packetboat'))).toEqual([])
  })

  test.each(LANGUAGES)('in %s says how to stop all letters, and is within its size limit', language => {
    const { text, html } = letter(kind, language)
    expect(text).toContain(STOP)
    expect(html).toContain(`href="${STOP}"`)
    expect(new TextEncoder().encode(html).length).toBeLessThan(MOST_BYTES)
  })

  test('opens the seat by a link', () => {
    const { text, html } = letter(kind)
    expect(text).toContain(LINK)
    expect(html).toContain(`href="${LINK}"`)
  })

  test('loads no picture from a server, and runs nothing', () => {
    expect(letter(kind).html).not.toMatch(/<(script|img|link|iframe|form)\b| on\w+=|url\(/)
  })

  test('shows names literally: no markup, no extra lines, no reversed text', () => {
    const wicked = '<img src=x onerror=y>\r\nBcc: all@boat.example\u202e\u2028'
    const { subject, text, html } = letter(kind, 'en', renamed(tableFor(kind), wicked))
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u)
    expect(text).not.toMatch(/^Bcc/m)
    expect(`${text}${html}`).not.toContain('\u202e')
    expect(html).not.toContain('<img')
  })
})

const VOTE: TableModel['votes'][number] = {
  number: 1,
  kind: 'pause',
  about: 0,
  until: match.rows[0]?.at ?? 0,
  ballots: ['yes', 'no'],
  voters: [0, 1, 2, 3, 4],
  voted: [0],
}

test('the letter about a vote says what is asked, what each ballot means, and what silence counts as', () => {
  const { text } = letter('vote', 'en', { ...tableFor('vote', 1), votes: [VOTE] })
  for (const told of [
    `${NAMES[0]} would like to pause the game`,
    'Pause the game. All clocks stop',
    'Play on. Nothing changes.',
    'silence counts as playing on',
  ])
    expect(text).toContain(told)
})

test.each(['receipt', 'misread', 'stale', 'flood'] as const)('the letter "%s" asks again before it lists the choices', kind => {
  const question =
    letter('reminder')
      .text.split('\n')
      .find(line => line.startsWith('Action ')) ?? 'no question'
  const { text } = letter(kind)
  expect(text.indexOf(question)).toBeGreaterThan(0)
  expect(text.indexOf(question)).toBeLessThan(text.indexOf('\n1. '))
})

test('the letter about one vote has its question as subject', () => {
  const { subject } = letter('vote', 'en', { ...tableFor('vote', 1), votes: [VOTE] })
  expect(subject).toBe(`${NAMES[0]} would like to pause the game · Salt & <gunpowder>`)
})

test('the letter about a mention says who wrote it, and what', () => {
  const { text, html } = letter('mention', 'en', tableFor('mention'), { said: { by: 'Kasia', text: '@Oleh, are you\nasleep?' } })
  for (const told of ['Kasia', '@Oleh, are you', 'asleep?']) for (const part of [text, html]) expect(part).toContain(told)
})

test('only letters that ask something have a magenta button', () => {
  const magenta = KINDS.filter(kind => letter(kind).html.includes('class="call asks"'))
  expect(magenta).toEqual(['turn', 'reminder', 'invitation', 'vote', 'receipt', 'misread', 'stale', 'flood'])
})

describe('the turn letter', () => {
  test('puts the question and the choices before what happened, the others and the board in words', () => {
    const { text } = letter('turn')
    const heads = ['Action ', '\n1. ', 'Go to your seat', 'Since you were last here', 'The others', 'The board'].map(head =>
      text.indexOf(head)
    )
    expect(heads).toEqual(heads.toSorted((a, b) => a - b))
    expect(heads).not.toContain(-1)
  })

  test('starts its subject with the news, then says what is asked, then the table; a reminder only says that it is still so', () => {
    expect(letter('turn').subject).toMatch(/^\S+.* · your move · Salt & <gunpowder>$/)
    expect(letter('reminder').subject).toBe('Still your move · Salt & <gunpowder>')
    // Without any news it says what is asked, and first that something is, as a phone would not show that at the end.
    expect(letter('turn', 'en', { ...tableFor('turn'), lines: [] }).subject).toBe('Your move · Action 2 of 3, or end your turn')
  })

  const { prompts } = tableFor('turn')
  const rows = listing(prompts, ({ say }) => say).flatMap(({ heaps, loose }) => [...heaps.flatMap(heap => heap.rows), ...loose])

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
    expect(text).toContain(`It’s also waiting for ${new Intl.ListFormat('en').format(others)}.`)
    expect(text).toContain('1\u00A0day,\u00A02\u00A0hours')
  })

  test('stays within its size limit with the most choices in a game', () => {
    const widest = Array.from({ length: 12 }, (_, seed) => matchAfter(game, { answers: 30 + 9 * seed, seats: 5, seed }))
      .filter(({ prompts }) => prompts.length > 0)
      .map(match => letter('turn', 'uk', modelOf(match, match.prompts[0]?.seat ?? 0)).html.length)
    expect(Math.max(...widest)).toBeLessThan(MOST_BYTES / 2)
  })
})

test('the last letter has the result as subject and title', () => {
  const { subject, html } = letter('over')
  expect(subject).toMatch(/win.* · Salt & <gunpowder>$/)
  expect(html).toMatch(/<h1[^>]*>[^<]*wins?/)
})

test('the letter of the end ranks all seats', () => {
  const { text } = letter('over')
  expect(text.match(/^\d+\. /gm)).toHaveLength(3)
  expect(text).toContain('https://boat.example/tables/abcdefghijklm/proof')
})

test('an invitation shows what is played, who plays, and the hash of the secret', () => {
  const { text } = letter('invitation')
  for (const told of ['Tunnel, Tortuga variant', 'Sections of the tunnel: 6', ...NAMES, 'c0'.repeat(32)]) expect(text).toContain(told)
})

describe('the first letter to a new address', () => {
  const CONFIRM = 'https://boat.example/letters/confirm/key'
  const first = (kind: LetterData['kind']) =>
    writeLetter(
      {
        kind,
        language: 'en',
        table: renamedTable('Buy at evil.example'),
        now: 0,
        siteUrl: 'https://boat.example',
        link: LINK,
        stop: STOP,
        first: true,
        confirm: CONFIRM,
      },
      game
    )
  const renamedTable = (name: string): TableModel => ({ ...tableFor('seat'), head: { ...tableFor('seat').head, name } })

  test.each(['invitation', 'seat'] as const)('"%s" leaves out the table name, which a stranger wrote', kind => {
    expect(JSON.stringify(first(kind))).not.toContain('evil')
  })

  test('with the link of a seat leads to the consent page, and promises nothing else', () => {
    const { text } = first('seat')
    expect(text.indexOf(CONFIRM)).toBeLessThan(text.indexOf(LINK))
    expect(text).toContain('Unless you agree to more, we won’t write again.')
    expect(text).not.toContain('The next one')
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
