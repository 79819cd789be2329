/** Letters as a mail program and a reader of plain text get them. */
import { describe, expect, test } from 'vitest'
import { writeLetter, writeLinks } from '../../web/mail'
import type { LetterData } from '../../web/mail/data'
import type { TableModel } from '../../worker/model'
import type { Text } from '../../worker/rules/contract'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { readerOf } from '../../web/words/reader'
import { plain } from '../../web/words/say'
import { asked, game, letter, LINK, match, MOST_BYTES, over, read, STOP, tableFor } from './letter'
import { modelOf, NAMES } from './scene'

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

/** Leaves out the board in words, which the HTML of a letter about something else spares its reader. */
const withoutBoard = (text: string, language: Language): string =>
  text.replace(new RegExp(`\n${readerOf({ language, now: 0 }).t('table-board')}\n-+\n[^]*?(?=\n-- \n)`), '')

const renamed = (table: TableModel, name: string): TableModel => ({
  ...table,
  head: { ...table.head, name, seats: table.head.seats.map(seat => ({ ...seat, name })) },
})

describe.each(KINDS)('the letter "%s"', kind => {
  test.each(LANGUAGES)('in %s says the same in text and in HTML', language => {
    const { text, html } = letter(kind, language)
    const lines = (kind === 'flood' ? withoutBoard(text, language) : text).split('\n').map(line =>
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
    'silence counts as “Play on”.',
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

describe('the receipt', () => {
  const chosen: Text[] = [{ say: 'choice-stop' }, { say: 'choice-forward', with: { symbol: 'key', from: 3, to: 9 } }]

  test.each(LANGUAGES)('in %s says each choice that was made', language => {
    const { say } = readerOf({ language, now: 0 }, { game, viewer: asked, crew: [] })
    const { text } = letter('receipt', language, undefined, { chosen })
    for (const choice of chosen) expect(text).toMatch(new RegExp(`[“„«]${say(choice)}[”»]`))
  })

  test('says whom the table waits for if nothing is asked of the reader', () => {
    const waiting = (asked + 1) % 5
    const awaited = NAMES[asked] ?? ''
    expect(letter('receipt', 'en', modelOf(match, waiting)).text).toContain(`Now the table is waiting for ${awaited}.`)
    expect(letter('receipt').text).not.toContain('Now the table is waiting')
  })
})

test('the letter about one vote has its question in short as subject', () => {
  const { subject } = letter('vote', 'en', { ...tableFor('vote', 1), votes: [VOTE] })
  expect(subject).toBe(`Vote: ${NAMES[0]} would like to pause · Salt & <gunpowder>`)
})

test.each(LANGUAGES)('in %s a phone shows what each vote is about', language => {
  for (const kind of ['pause', 'takeback', 'back', 'lost', 'substitute', 'vanished'] as const) {
    const vote = { ...VOTE, kind, name: 'Olha', to: { say: 'turn-moment', with: { turn: 12 } } }
    const { subject } = letter('vote', language, { ...tableFor('vote', 1), votes: [vote] })
    const [asked = ''] = subject.split(' · ')
    expect(asked).toContain(NAMES[0])
    expect([...asked].length).toBeLessThanOrEqual(40)
  }
})

test('a substitute’s first letter doesn’t speak of an earlier visit', () => {
  expect(letter('vote').text).toContain('Since you were last here')
  expect(letter('stand-in').text).toContain('What happened last')
})

test.each(['report', 'unreached', 'hook-off', 'given-back'] as const)(
  'the letter "%s" tells whoever has no seat nothing of the game',
  kind => {
    const table = kind === 'given-back' ? tableFor(kind) : { ...tableFor(kind), viewer: 'watcher' as const }
    expect(letter(kind, 'en', { ...table, since: true }).text).not.toContain('Since you were last here')
  }
)

test('a subject names the table, cut short if there is no room', () => {
  const named = tableFor('reminder')
  const { subject } = letter('reminder', 'en', {
    ...named,
    head: { ...named.head, name: 'The long and winding voyage of the Black Pearl' },
  })
  expect(subject).toMatch(/ · The long and .*…$/)
  expect([...subject].length).toBeLessThanOrEqual(60)
})

test('the letter about a mention says who wrote it, and what', () => {
  const { text, html } = letter('mention', 'en', tableFor('mention'), { said: { by: 'Kasia', text: '@Oleh, are you\nasleep?' } })
  for (const told of ['Kasia', '@Oleh, are you', 'asleep?']) for (const part of [text, html]) expect(part).toContain(told)
})

test('only letters that ask something have a magenta button', () => {
  const magenta = KINDS.filter(kind => letter(kind).html.includes('class="call asks"'))
  expect(magenta).toEqual(['turn', 'reminder', 'invitation', 'vote', 'receipt', 'misread', 'stale', 'flood'])
})

test('the last letter has the result as subject and title', () => {
  const { subject, html } = letter('over')
  expect(subject).toMatch(/win.* · Salt & <gunpowder>$/)
  expect(html).toMatch(/<h1[^>]*>[^<]*wins?/)
})

test.each(LANGUAGES)('in %s the end tells first by how much the winner won, then the reader’s own place, and marks their row', language => {
  const { standing } = tableFor('over')
  const last = standing?.rows.at(-1) ?? expect.unreachable()
  if (typeof last.who !== 'number') throw new Error('no seat came last')
  const { t, say } = readerOf({ language, now: 0 }, { game, viewer: last.who, crew: tableFor('over').head.seats })
  const { text, html } = letter('over', language, modelOf(over, last.who))
  const place = t('mail-over-place', { place: last.place })
  const told = [plain(say(standing?.why ?? last.parts[0]?.name ?? { say: '' })), place, ` (${t('mail-over-own')})`]
  const loose = (words: string): string => words.replaceAll('\u00A0', ' ')
  for (const part of [loose(text), loose(read(html))]) {
    const at = told.map(line => part.lastIndexOf(loose(line)))
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  }
  // In the ranking, and in the legend of the board in words.
  expect(text.match(/ \((you|вы|ви|ty)\)/g)).toHaveLength(2)
})

test('the letter of the end ranks all seats', () => {
  const { text } = letter('over')
  expect(text.match(/^\d+\. /gm)).toHaveLength(3)
  expect(text).toContain('https://boat.example/tables/abcdefghijklm/proof')
})

test('an invitation says who invites whom before it asks anything', () => {
  const table = tableFor('invitation', 1)
  const { text } = letter('invitation', 'en', { ...table, head: { ...table.head, host: 0 } })
  const at = [`${NAMES[0]} invites you`, `There’s a seat for ${NAMES[1]}`, 'Take my seat'].map(told => text.indexOf(told))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})

test('a report quotes the person by name', () => {
  expect(letter('report', 'en', tableFor('report', 'watcher'), { said: { by: 'Kasia', text: 'Rude.' } }).text).toContain('Kasia writes')
})

test('the letter before the game says that the dice come from a beacon, and when', () => {
  const table = tableFor('round')
  const made = table.head.made
  const beacon = {
    chain: { hash: 'h', key: 'k', genesis: 0, period: 3 },
    round: 1,
    named: made,
    due: made + 30_000,
    until: made + 180_000,
    seal: '5e',
  }
  const { text } = letter('round', 'en', { ...table, head: { ...table.head, beacon } })
  expect(text).toMatch(/The dice come from a public beacon: .+\. Then the game begins by itself\./)
})

test('an address without tables gets no button to them', () => {
  const links = {
    language: 'en',
    now: 0,
    stop: STOP,
    siteUrl: 'https://boat.example',
    mine: 'https://boat.example/mine',
    rows: [],
  } as const
  expect(writeLinks({ ...links, kind: 'links' }).html).not.toContain('https://boat.example/mine')
})

test('a letter that was not read shows no board to those who see markup', () => {
  const board = (kind: LetterData['kind']): boolean => letter(kind).html.includes('entrance [')
  expect([board('flood'), board('misread')]).toEqual([false, true])
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
    expect(text.indexOf(LINK)).toBeLessThan(text.indexOf('This link opens your seat'))
    expect(text).toContain('Unless you agree to more, we won’t write again.')
    expect(text).not.toContain('The next one')
  })
})
