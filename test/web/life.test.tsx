/** The pages of a table's life: clocks in words, safe talk, votes, and every form with the fields that the table needs. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { SeatCard, TableModel, Vote, VoteKind } from '../../worker/model'
import { seatsPage } from '../../web/pages/joining/seats'
import { TICKS } from '../../worker/model/ticks'
import { SETTING_PAGES } from '../../worker/model/setting-pages'
import { tablePage } from '../../web/pages/table/table'
import { FOLDS } from '../../web/parts/fold'
import { clockWords } from '../../web/parts/time/clock-line'
import { readerOf } from '../../web/words/reader'
import { piecesOf } from '../../web/parts/saying'
import { ABSENCES, PACE_HOURS, PAUSE_DAYS, TALK_LENGTH, WAIT_DAYS, WAKING_HOURS } from '../../worker/shared/bounds'
import { LANGUAGES } from '../../worker/drawing/game'
import { alive, asked, game, HOUR, may, other, PAGES, seating, settings, vote } from './life'
import { CLOCK } from '../games/kit'
import { partOf } from '../kit/part'
import { matchAfter, NAMES, propsOf } from './scene'
import { all } from '../kit/all'
import { formOf } from '../kit/form-of'

describe.each(Object.entries(PAGES))('the page of %s', (_, page) => {
  const pages = LANGUAGES.map(page)

  test('has nothing inline, no id twice, and no reference to a missing id', () => {
    for (const markup of pages) {
      expect(markup).not.toMatch(/\sstyle=|<style|\son[a-z]+=|href="javascript:/)
      const ids = all(markup, /\sid="([^"]+)"/g)
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
      const referred = [
        ...all(markup, /aria-(?:labelledby|describedby)="([^"]+)"/g).flatMap(list => list.split(' ')),
        ...all(markup, /\sfor="([^"]+)"/g),
      ]
      expect(referred.filter(id => !ids.includes(id))).toEqual([])
    }
  })

  test('escapes what people wrote', () => {
    for (const markup of pages)
      for (const words of ['<gunpowder>', '<i>', '<b>javascript', '<key>', '<a>']) expect(markup).not.toContain(words)
  })
})

describe('a clock', () => {
  const reader = readerOf({ language: 'en', zone: 'Europe/Warsaw', now: Date.UTC(2026, 10, 17, 10) })
  const until = Date.UTC(2026, 10, 19, 17)

  test('says how much is left and until when, in the reader’s zone', () => {
    expect(clockWords(reader, { until, share: 50, late: false })).toBe('2 days, 7 hours left, until Thu 19 Nov, 18:00, your time.')
    expect(clockWords({ ...reader, zone: 'UTC' }, { until, share: 50, late: false })).toBe(
      '2 days, 7 hours left, until Thu 19 Nov, 17:00 UTC.'
    )
  })

  test('in its last seconds has a minute left, not none', () => {
    expect(clockWords({ ...reader, now: until - 5000 }, { until, share: 1, late: false })).toMatch(/^1 minute left/)
  })

  test('that is stopped says until when', () => {
    expect(clockWords(reader, { until, share: 50, late: false, sleeps: Date.UTC(2026, 10, 18, 7) })).toContain(
      'Stopped until Wed 18 Nov, 08:00.'
    )
  })

  test('is shown below the question with what happens after it, and beside the seat the table waits for', () => {
    expect(tablePage(alive(asked))).toMatch(/The bot answers in 1 day, 2 hours<[\s\S]*You have until [^<]*your time\.</)
    expect(tablePage(alive(other))).toMatch(/class="waits".*1 day, 2 hours left/s)
    expect(tablePage(alive('watcher'))).toMatch(/1 day, 2 hours left, until [^<]* UTC\./)
  })
})

describe('a seat', () => {
  test('shows when it is played by a bot, away or lent', () => {
    const seats = seating.seats.map((card): SeatCard => ({ ...card, bot: true, away: { until: 50 * HOUR }, lent: 60 * HOUR }))
    const page = tablePage(alive(asked, {}, { seats }))
    for (const mark of ['\u00A0· bot', '\u00A0· away until', '\u00A0· substitute until']) expect(page.split(mark)).toHaveLength(5)
  })
})

describe('a link that the host reports as lost', () => {
  const own = alive(asked).model.own
  const says = (lent?: true) => {
    const { holder, ...props } = alive(asked, own && { own: { ...own, recovery: 50 * HOUR } })
    return partOf({ ...props, holder: { ...holder, ...(lent && { lent }) } })
  }

  test('can be kept with a button that only its owner has', () => {
    expect(says()).toMatch(/name="do" value="object"[^]*<button class="button main">/)
    expect(says(true)).not.toContain('value="object"')
  })

  test('can be reported on the host’s page only where the table allows it', () => {
    const page = (recoverable: number[]) =>
      seatsPage({ language: 'en', now: 0, head: alive(asked).model.head, game, hostLink: '/', claims: [], token: 'a-token', recoverable })
    expect(page([2]).match(/value="recover"/g)).toHaveLength(1)
    expect(page([])).not.toContain('value="recover"')
  })
})

describe('talk', () => {
  test.each<[string, ReturnType<typeof piecesOf>]>([
    ['https://a.example/x?y=1.', [{ text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' }, { text: '.' }]],
    ['(http://a.example)', [{ text: '(' }, { text: 'http://a.example', href: 'http://a.example' }, { text: ')' }]],
    ['javascript:alert(1) data:text/html,x ftp://a', [{ text: 'javascript:alert(1) data:text/html,x ftp://a' }]],
    ['https://', [{ text: 'https://' }]],
    ['now @ida, then @Ida II', [{ text: 'now ' }, { text: '@ida', called: true }, { text: ', then ' }, { text: '@Ida II', called: true }]],
    ['@(a+)+$', [{ text: '@(a+)+$', called: true }]],
    ['', []],
  ])('%s', (text, pieces) => expect(piecesOf(text, ['Ida', 'Ida II', '(a+)+$', ''])).toEqual(pieces))

  test('links without a referrer', () => {
    expect(partOf(alive(asked))).toContain('<a href="https://sea.example/a?b=1" rel="noopener nofollow">')
  })

  test('is typed into a field that only one’s own message empties', () => {
    const said = (seat: number) => all(partOf(alive(asked, { talk: [{ number: 9, at: 0, seat, text: 'x' }] })), /<textarea id="(say-\d+)"/g)
    expect([said(asked), said(other)]).toEqual([['say-9'], ['say-0']])
  })

  test('leaves no gap where a message was removed', () => {
    expect(all(partOf(alive('watcher', { talk: [{ number: 1, at: 0, seat: 0, text: '' }] })), /class="said"/g)).toEqual([])
  })
})

describe('a vote', () => {
  test('that waits for my ballot is prominent; any other is calm', () => {
    const page = (own?: Vote['own'], viewer: TableModel['viewer'] = other) =>
      partOf(alive(viewer, { votes: [vote('vanished', own && { own, voted: [other] })] }))
    expect(all(page(), /<form class="(\w+)"[^>]*aria-labelledby="vote-7"/g)).toEqual(['ask'])
    expect(all(page('wait'), /<form class="(\w+)"[^>]*aria-labelledby="vote-7"/g)).toEqual(['calm'])
    expect(all(page(undefined, asked), /<section class="(\w+)" aria-labelledby="vote-7"/g)).toEqual(['calm'])
    expect(page('wait')).toMatch(/value="wait" checked/)
  })

  test('comes before everything else for a seat that is not asked, and is something to do', () => {
    const idle = 'Nothing to do for you now'
    const page = (own?: Vote['own']) => partOf(alive(other, { votes: [vote('vanished', own && { own, voted: [other] })] }))
    expect(page().indexOf('id="vote-7"')).toBeLessThan(page().indexOf('id="state"'))
    expect(page('wait').indexOf('id="vote-7"')).toBeGreaterThan(page('wait').indexOf('id="state"'))
    expect([page().includes(idle), page('wait').includes(idle)]).toEqual([false, true])
  })

  test('about a substitute’s own seat is left to the seat’s owner, as are proposals', () => {
    const page = (kind: VoteKind, lent?: true) => {
      const props = alive(asked, { votes: [vote(kind, { voters: [0, 1, 2, 3, 4] }), vote('takeback', { number: 8 })] })
      return tablePage({ ...props, holder: { ...props.holder, ...(lent && { lent }) }, opened: ['deeds'] })
    }
    const offered = (markup: string) => [...new Set(all(markup, /name="(?:what|do)" value="(vote|propose)"/g))]
    expect(offered(page('substitute'))).toEqual(['vote', 'propose'])
    expect(offered(page('substitute', true))).toEqual([])
    const others = alive(asked, { votes: [vote('pause', { about: other, voters: [asked] })] })
    expect(offered(tablePage({ ...others, holder: { ...others.holder, lent: true } }))).toEqual(['vote'])
  })

  test('comes after a question', () => {
    const page = partOf(alive(asked, { votes: [vote('pause', { about: other, voters: [asked] })] }))
    expect(page.indexOf('id="vote-7"')).toBeGreaterThan(page.indexOf('id="answer"'))
  })

  test.each(LANGUAGES)('states the real numbers for each ballot: %s', language => {
    const said = (kind: VoteKind) => partOf({ ...alive(other, { votes: [vote(kind)] }), language })
    expect(said('vanished')).toContain(`${WAIT_DAYS} `)
    expect(said('pause')).toContain(` ${PAUSE_DAYS} `)
    expect(formOf(said('takeback'), 'vote')).toMatchObject({ token: 'a-token', number: '7' })
  })
})

describe('a form that acts for the seat', () => {
  const page = tablePage({ ...alive(asked), opened: FOLDS })

  test.each([
    ['say', { text: '' }],
    ['note', { text: '' }],
    ['mute', { seat: '', mute: '' }],
    ['propose', { what: '' }],
  ])('on the table: %s', (deed, fields) => {
    expect(Object.keys(formOf(page, deed) ?? {}).sort()).toEqual(['do', 'token', ...Object.keys(fields)].sort())
  })

  test.each([
    ['time', 'hours', ['zone', 'from', 'to', ...[1, 2, 3, 4, 5, 6, 7].map(day => `day.${day}`)]],
    ['absences', 'absent', ['from', 'shared', 'until']],
    ['absences', 'back-sooner', ['from']],
    ...Object.entries(TICKS).map(([name, { page, field, of }]) => [page, name, of.map(tick => `${field}.${tick}`)] as const),
    ['letters', 'address', ['address']],
    ['letters', 'language', ['language']],
    ['seat', 'replace-link', []],
    ['seat', 'code', []],
    ['absences', 'lend', ['days']],
    ['seat', 'resign', ['sure']],
    ['seat', 'leave', ['sure']],
  ] as const)('in the settings, %s: %s', (page, deed, fields) => {
    expect(Object.keys(formOf(settings({ page }), deed) ?? {}).sort()).toEqual(['do', 'token', ...fields].sort())
  })

  test('appears on no past page, and on no watcher’s page', () => {
    const past = alive(asked)
    expect(tablePage({ ...past, model: { ...past.model, position: 3, prompts: [] } })).not.toContain('<form')
    expect(tablePage(alive('watcher'))).not.toContain('<form')
  })

  test('that is only for the owner is not offered to a substitute', () => {
    const lent = SETTING_PAGES.map(page => settings({ page, holder: { ...alive(asked).holder, lent: true } })).join('')
    expect(['replace-link', 'lend', 'code', 'address', 'resign', 'leave'].filter(deed => formOf(lent, deed))).toEqual([])
  })

  test('comes first if it is urgent', () => {
    const page = tablePage(alive(other, { may: may({ resume: true, takeSeatBack: true }) }, { paused: CLOCK + 70 * HOUR }))
    expect(page.indexOf('value="resume"')).toBeGreaterThan(0)
    expect(page.indexOf('value="take-seat-back"')).toBeLessThan(page.indexOf('id="board"'))
  })

  test('offers another game after the end', () => {
    const over = propsOf(matchAfter(game, { answers: 5000 }), 0)
    const page = tablePage({ ...over, model: { ...over.model, may: { ...over.model.may, rematch: true } } })
    expect(all(page, /action="([^"]+rematches)"/g)).toEqual(['/tables/abcdefghijklm/seats/0/rematches'])
  })
})

describe('the settings', () => {
  test.each(SETTING_PAGES)('are five pages linked to each other, each marked as the current one: %s', page => {
    const shown = settings({ page })
    expect(all(shown, /settings\/(\w+)"/g)).toEqual(SETTING_PAGES)
    expect(all(shown, /settings\/(\w+)" aria-current="page"/g)).toEqual([page])
  })

  test('show the hours, in a zone that the browser suggests', () => {
    const page = settings()
    expect(page).toMatch(/name="from" type="time" value="08:00"/)
    expect(page).toMatch(/name="to" type="time" value="22:30"/)
    expect(all(page, /name="(day\.\d)" checked/g)).toEqual(['day.1', 'day.2', 'day.3', 'day.4', 'day.5'])
    expect(page).toContain('<option value="Europe/London"')
  })

  test('say how many days of absence are left', () => {
    expect(settings({ page: 'absences' })).toContain('Left at this table: 2 absences, 10 days in all.')
  })

  test.each(LANGUAGES)('state the least hours needed per week: %s', language => {
    const page = settings({}, language)
    expect([`${WAKING_HOURS.day} `, `${WAKING_HOURS.week} `].every(number => page.includes(number))).toBe(true)
  })

  test('of a table without a clock lack reminders and absences', () => {
    const pages = SETTING_PAGES.map(page => settings({ ...alive(asked, {}, { pace: undefined }), page })).join('')
    expect(['hours', 'reminders', 'absent'].map(deed => formOf(pages, deed) !== undefined)).toEqual([true, false, false])
  })
})

describe('the words', () => {
  test('of errors state the real limits', () => {
    const { t } = readerOf({ language: 'en', now: 0 })
    expect(t('fault-pace')).toContain(`${PACE_HOURS.least} to ${PACE_HOURS.most}`)
    expect(t('fault-absences')).toContain(`${ABSENCES.times} absences, ${ABSENCES.days} days in all`)
    expect(t('table-notice', { what: 'too-long' }).replace(',', '')).toContain(String(TALK_LENGTH))
  })

  test('of the log tell everybody what happened beside the game', () => {
    const company = { game, crew: NAMES.map(name => ({ name, pirate: 'a' as const })), viewer: 0 }
    for (const language of LANGUAGES) {
      const { t } = readerOf({ language, now: 0 }, company)
      for (const seat of [0, 1]) {
        for (const kind of ['vanished', 'pause', 'takeback', 'lost', 'substitute'])
          for (const outcome of ['bot', 'substitute', 'wait', 'end', 'yes', 'no'])
            expect(t('remark-vote', { who: { seat }, kind, outcome })).toMatch(/\S/)
        for (const what of [
          'lent',
          'back',
          'resigned',
          'bot',
          'resumed',
          'left',
          'away',
          'declined',
          'lost',
          'lost-silence',
          'retaken',
          'sought',
          'substitute',
          'found',
        ])
          expect(t(`remark-${what}`, { who: { seat } })).toMatch(/\S/)
      }
    }
  })
})

test('the page of a busy table stays small', () => {
  const heavy = alive(other, { votes: [vote('vanished')] })
  expect(gzipSync(tablePage(heavy)).length).toBeLessThan(7500)
  expect(gzipSync(partOf(heavy)).length).toBeLessThan(6500)
})
