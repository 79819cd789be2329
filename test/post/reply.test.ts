/** Playing by reply: what people write, and what their mail programs make of it, is read as an answer or not at all. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import { listing } from '../../web/parts/table/listing'
import { readerOf } from '../../web/words/reader'
import { gameOf } from '../../worker/games'
import { readMail } from '../../worker/post/reply'
import type { Machine } from '../../worker/post/reply/machine'
import { offeredIn, understand, type Offered, type Understood } from '../../worker/post/reply/understand'
import { seededChance } from '../../worker/rules/chance'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { CLOCK } from '../games/kit'
import { matchAfter, modelOf } from '../web/scene'
import { FIRST, mail, PROGRAMS, type Received } from './reply-mails'

type Reply = { kind: 'ignored'; why: Machine } | Understood

/** Reads a reply as the table does. */
async function readReply(raw: string, offers: readonly Offered[], envelopeFrom?: string): Promise<Reply> {
  const incoming = await readMail(raw, envelopeFrom)
  return incoming.kind === 'ignored' ? { kind: 'ignored', why: incoming.why } : understand(incoming.lines, offers)
}

const game = gameOf('tunnel')
const match = matchAfter(game, { answers: 4 })
const viewer = match.prompts[0]?.seat ?? 0
const table = modelOf(match, viewer)

/** A real letter and the choices it offers. */
function letterIn(language: Language): { letter: Received; offered: Offered[] } {
  const company = { game, viewer, crew: table.head.seats }
  const link = 'https://boat.example/tables/abc/seats/0/link/key'
  const letter = writeLetter(
    { kind: 'turn', language, now: CLOCK, siteUrl: 'https://boat.example', link, stop: `${link}/stop`, table },
    game
  )
  const { say } = readerOf({ language, now: CLOCK }, company)
  return { letter, offered: offeredIn(listing(table.prompts, say, game.rarer)) }
}
const LETTERS = { en: letterIn('en'), ru: letterIn('ru'), uk: letterIn('uk'), pl: letterIn('pl') }
const { letter, offered } = LETTERS.pl

const picked = (n: number, among = offered): Reply => ({
  kind: 'answer',
  picks: among.filter(choice => choice.n === n).map(({ prompt, choice }) => ({ prompt, choice })),
})
const third = offered.find(({ n }) => n === 3)?.name ?? ''

test('the letter lists enough to choose from', () => {
  expect(offered.length).toBeGreaterThan(5)
  // The letter's heading says the symbol.
  expect(letter.text).toContain(`3. ${third.replace(/^.*: /, '')}`)
})

describe.each(PROGRAMS)('written in %s,', (_name, program) => {
  test.each([
    ['a number', '3', picked(3)],
    ['a number, after a greeting and before a name', 'Cześć,\n\n3\n\nKasia', picked(3)],
    ['the name of a choice', third, picked(3)],
    ['undo', 'Cofnij', { kind: 'undo' }],
    ['words for the table', 'powiedz: co za wyścig!', { kind: 'say', say: 'co za wyścig!' }],
    ['a number and words for the table', 'say: ahoy\n3', { ...picked(3), say: 'ahoy' }],
    ['nothing to play', 'Dziękuję, zagram wieczorem.', { kind: 'not-understood' }],
    ['a number that was not offered', '999', { kind: 'not-understood' }],
  ])('%s is read correctly', async (_what, own, reply) => {
    expect(await readReply(program(own, letter), offered)).toEqual(reply)
  })
})

describe('one line', () => {
  const two: Offered[] = [1, 2, 3, 4, 5, 6].map(n => ({ n, prompt: n < 4 ? 'a' : 'b', choice: `c${n}`, name: `Forward ${n}, then «rest»` }))
  const both: Reply = {
    kind: 'answer',
    picks: [
      { prompt: 'a', choice: 'c1' },
      { prompt: 'b', choice: 'c5' },
    ],
  }
  const one: Reply = { kind: 'answer', picks: [{ prompt: 'a', choice: 'c1' }] }
  const no: Reply = { kind: 'not-understood' }

  test.each<[string, Reply]>([
    ...[
      '1 5',
      '1, 5',
      '1,5',
      '1 and 5',
      '1 и 5',
      '1 і 5',
      '1 i 5',
      '1; 5',
      '1. 5.',
      '№1 №5',
      '# 1, # 5',
      '5 1',
      '*1 5*',
      '1\n5',
      '1\n\n5',
    ].map((line): [string, Reply] => [line, both]),
    ...[
      '1',
      '1.',
      '(1)',
      '#1',
      '№ 1',
      '[1]',
      ' 1 ',
      '*1*',
      '“1”',
      '１',
      '01',
      '1!',
      '1\n1',
      'forward 1, then "rest"',
      'FORWARD 1, THEN «REST».',
    ].map((line): [string, Reply] => [line, one]),
    ...[
      '',
      '0',
      '7',
      '-1',
      '1.5',
      '1-5',
      '1/5',
      '18:00',
      '18.11.2026',
      '1 2',
      '1 4 5',
      '1\n2',
      '1st',
      'I',
      '½',
      'one',
      '1 please',
      '1 undo',
      '1\nundo',
    ].map((line): [string, Reply] => [line, no]),
    ['undo\n1', no],
    ['Undo!', { kind: 'undo' }],
    ['ОТМЕНИТЬ', { kind: 'undo' }],
    ['скасувати', { kind: 'undo' }],
    ['cofnij.', { kind: 'undo' }],
    ['Скажи: привет\nвсем', { kind: 'say', say: 'привет всем' }],
    ['powiedz : cześć', { kind: 'say', say: 'cześć' }],
    ['say:', no],
    ['1\nnot 2', one],
  ])('%j', (line, reply) => {
    const picks = (r: Reply) => (r.kind === 'answer' ? new Set(r.picks.map(({ choice }) => choice)) : r)
    expect(
      picks(
        understand(
          line.split('\n').map(l => l.trim()),
          two
        )
      )
    ).toEqual(picks(reply))
  })

  test.each(['always 2', 'Always: 2', 'всегда 2', 'завжди 2', 'zawsze 2.'])('that says "%s" asks for the same answer in future', line => {
    const [, second] = two
    expect(understand([line], two)).toEqual({ kind: 'answer', picks: [{ prompt: second?.prompt, choice: second?.choice }], always: true })
    expect(understand(['always'], two)).toEqual(no)
  })

  test('that matches two choices is not understood', () => {
    const same = two.map(choice => ({ ...choice, name: 'Stay' }))
    expect(understand(['stay'], same)).toEqual(no)
  })

  test('that matches both a choice and a command is not understood', () => {
    expect(understand(['undo'], [{ n: 1, prompt: 'a', choice: 'back', name: 'Undo' }])).toEqual(no)
  })
})

describe('automatic mail', () => {
  const text = 'Content-Type: text/plain'
  test.each([
    ['an answering machine', ['Auto-Submitted: auto-replied', text], 'auto-reply'],
    ['an older answering machine', ['X-Autoreply: yes', text], 'auto-reply'],
    ['one that only its subject gives away', ['Subject: Automatische Antwort: Packetboat', text], 'auto-reply'],
    ['one in Russian', ['Subject: =?utf-8?B?0JDQstGC0L7QvtGC0LLQtdGC?=', text], 'auto-reply'],
    ['a letter of our own that came back', ['X-Packetboat-Id: abc234.7', text], 'auto-reply'],
    ['a receipt', ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b', ''], 'auto-reply'],
    ['a bounce', ['Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''], 'bounce'],
    ['a bounce without a report', ['Return-Path: <>', text], 'bounce'],
    ['a mailing list', ['List-Id: <pirates.example>', text], 'list'],
    ['a bulk mailing', ['Precedence: bulk', text], 'list'],
  ])('%s is ignored', async (_what, headers, why) => {
    const [subject, ...others] = headers[0]?.startsWith('Subject') ? headers : ['X-Nothing: 1', ...headers]
    const raw = mail([...others], '3\r\n').replace('Subject: Re: Packetboat', subject ?? '')
    expect(await readReply(raw, offered)).toEqual({ kind: 'ignored', why })
  })

  test('is recognised by an empty envelope sender', async () => {
    expect(await readReply(mail([text], '3\r\n'), offered, '')).toEqual({ kind: 'ignored', why: 'bounce' })
  })

  test('does not include mail that says it was not sent automatically', async () => {
    expect(await readReply(mail(['Auto-Submitted: no', text], '3\r\n'), offered)).toEqual(picked(3))
  })
})

describe('however a reply is damaged on its way', () => {
  const SILENT = ['Dziękuję, zagram wieczorem.', 'Not today', 'Позже', '']

  test('no wrong move is read from 2,000 of them', async () => {
    const chance = seededChance(20261118)
    const one = <T>(of: readonly [T, ...T[]] | readonly T[], or: T): T => of[chance.pick(of.length)] ?? or
    let answered = 0
    for (let i = 0; i < 2_000; i++) {
      const { letter, offered } = LETTERS[one(LANGUAGES, 'en')]
      const [name, program] = one(PROGRAMS, FIRST)
      const n = 1 + chance.pick(offered.length)
      const meant = chance.pick(3) > 0
      const own = meant ? String(n) : one(SILENT, '')
      const reply = await readReply(mutated(program(OWN, letter), own, chance.pick), offered)
      const allowed: Reply[] = [{ kind: 'not-understood' }, ...(meant ? [picked(n, offered)] : [])]
      expect(allowed, `${i}: ${own} in ${name}`).toContainEqual(reply)
      if (reply.kind === 'answer') answered++
    }
    // Most of the replies meant as an answer are still read as one.
    expect(answered).toBeGreaterThan(900)
  })
})

const OWN = 'OWN-WORDS'

/** Damages a mail as mail programs, gateways and people do, but leaves the words that the person wrote intact. */
function mutated(raw: string, own: string, pick: (n: number) => number): string {
  const body = raw.indexOf('\r\n\r\n') + 4
  const parts = raw.slice(body).split(OWN)
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(parts.length)
    parts[at] = damaged(parts[at] ?? '', pick)
  }
  return raw.slice(0, body) + parts.join(own)
}

const DAMAGES: ((text: string, pick: (n: number) => number) => string)[] = [
  (text, pick) => cut(text, pick(text.length + 1), pick(text.length + 1)),
  (text, pick) =>
    insert(
      text,
      pick(text.length + 1),
      ['\n', ' ', '\u200b', '\u00a0', '>', '<', '&', '=', '\0', '\ud800', '<div>', '</div>', '--', ':'][pick(14)] ?? ''
    ),
  text => text.replace(/\r\n/g, '\n'),
  text => text.replace(/\n(?!\r)/g, '\r\n'),
  text => text.toUpperCase(),
  text => text.replace(/ /g, '\u00a0'),
  text => wrapped(text, 72),
  (text, pick) => wrapped(text, 20 + pick(60)),
  text => text.replace(/^> /gm, '>'),
  text => text.replace(/^>/gm, '> >'),
  text => text.replace(/\n\n/g, '\n'),
  text => text.replace(/[ \t]+$/gm, ''),
  text => `${text}${text}`,
]

const damaged = (text: string, pick: (n: number) => number): string => DAMAGES[pick(DAMAGES.length)]?.(text, pick) ?? text
const insert = (text: string, at: number, what: string): string => text.slice(0, at) + what + text.slice(at)
/** Cuts off the rest, or removes one character. */
const cut = (text: string, from: number, to: number): string =>
  to - from > 40 ? text.slice(0, from) : text.slice(0, from) + text.slice(from + 1)

/** Wrapped at spaces without repeating the quote mark, as bad gateways do. */
const wrapped = (text: string, width: number): string => text.replace(new RegExp(`([^\\n]{${width - 10},${width}}) `, 'g'), '$1\n')
