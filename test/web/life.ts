/** Pages of a table in the middle of its life, in every state that somebody may meet. */
import {
  NO_DEEDS,
  type ClockReading,
  type Deeds,
  type LobbyRow,
  type SeatCard,
  type TableModel,
  type Vote,
  type VoteKind,
} from '../../worker/model'
import { cardOf } from '../../web/words/titles'
import { claimPage } from '../../web/pages/joining/claim'
import { donePage } from '../../web/pages/site/done'
import { renderSVG } from 'uqr'
import { codePage } from '../../web/pages/site/code'
import { linksPage } from '../../web/pages/site/links'
import { lobbyPage } from '../../web/pages/joining/lobby'
import { minePage } from '../../web/pages/site/mine'
import { newPage, type ClockOffer } from '../../web/pages/joining/new'
import { privacyPage } from '../../web/pages/site/privacy'
import { seatsPage } from '../../web/pages/joining/seats'
import { settingsPage, type SettingsProps } from '../../web/pages/seat/settings'
import { substitutePage, substituteRefusedPage, type SubstituteProps } from '../../web/pages/joining/substitute'
import { tablePage } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/table-page'
import { ABSENCES, LEND_DAYS, PACE_HOURS, START_DAYS } from '../../worker/shared/bounds'
import { GAMES, gameOf } from '../../worker/games'
import type { Language } from '../../worker/drawing/game'
import { CLOCK } from '../games/kit'
import { matchAfter, propsOf } from './scene'

export const HOUR = 3_600_000
export const game = gameOf('tunnel')
const match = matchAfter(game, { answers: 20, seats: 5 })
export const asked = match.prompts[0]?.seat ?? 0
export const other = (asked + 1) % 5

export const may = (more: Partial<Deeds> = {}): Deeds => ({
  ...NO_DEEDS,
  talk: true,
  proposePause: true,
  proposeTakeback: true,
  resign: true,
  ...more,
})

/** Of a seat with 26 hours left, which begin to run when the game is resumed. */
const clockAt = (now: number, paused = now): ClockReading => ({
  until: paused + 26 * HOUR,
  share: 55,
  late: false,
  ...(paused > now && { sleeps: paused }),
})

/** A table in the middle of its life, with these changes. */
export function alive(viewer: TableModel['viewer'], changes: Partial<TableModel> = {}, head: Partial<TableModel['head']> = {}): TableProps {
  const props = propsOf(match, viewer)
  const { model, now } = props
  const seats = model.head.seats.map(
    (card): SeatCard => (card.waits ? { ...card, waits: { ...card.waits, clock: clockAt(now, head.paused) } } : card)
  )
  const own = {
    language: 'en' as const,
    hours: { zone: 'Europe/Warsaw', from: 480, to: 1350, days: [1, 2, 3, 4, 5] },
    ticked: { reminders: [50, 80], turns: [] },
    absences: [{ from: now + 10 * HOUR, until: now + 90 * HOUR }],
    muted: [0],
    second: true,
  }
  return {
    ...props,
    model: {
      ...model,
      head: { ...model.head, pace: { name: 'steady', first: 72, add: 12, most: 120 }, seats, ...head },
      ...(viewer !== 'watcher' && { may: may(), own }),
      talk: [{ number: 1, at: now, seat: 0, text: 'See https://sea.example/a?b=1. <b>javascript:alert(1)</b>' }],
      notes: viewer === 'watcher' ? [] : [{ at: now, position: 3, text: 'Mind the <key>' }],
      ...changes,
    },
  }
}
export const vote = (kind: VoteKind, more: Partial<Vote> = {}): Vote => ({
  number: 7,
  kind,
  about: asked,
  until: CLOCK + 40 * HOUR,
  ballots: kind === 'vanished' ? ['bot', 'substitute', 'wait', 'end'] : ['yes', 'no'],
  voters: [0, 1, 2, 3, 4].filter(seat => seat !== asked),
  voted: [],
  ...more,
})
export const settings = (more: Partial<SettingsProps> = {}, language: Language = 'en'): string =>
  settingsPage({ page: 'time', ...alive(asked), language, letters: true, letterLanguage: language, lendDays: LEND_DAYS, ...more })

const post: SettingsProps['post'] = {
  channels: {
    hooks: [{ id: 'a', shape: 'discord', host: 'discord.com', health: { taken: 0 } }],
    push: { key: 'BKey', devices: [{ id: 'd', since: 0 }] },
    feeds: { news: 'https://boat.example/news.atom', deadlines: 'https://boat.example/deadlines.ics' },
  },
  deliveries: [
    { kind: 'turn', way: 'letter', written: 0, sent: 9, accepted: 99, state: 'accepted' },
    { kind: 'turn', way: 'discord', written: 0, state: 'failing', said: '502 <b>Bad gateway' },
  ],
  heard: 5,
  addresses: { first: { address: 'olena@example.org', state: 'asked' }, second: { address: 'o@example.net', state: 'given' } },
}

export const offer: ClockOffer = {
  paces: [
    { name: 'quick', first: 24, add: 4, most: 72 },
    { name: 'steady', first: 72, add: 12, most: 120 },
  ],
  hours: PACE_HOURS,
  absences: { usual: { times: 3, days: 14 }, most: ABSENCES },
  startDays: START_DAYS,
}
const { head } = alive('watcher').model
export const seating = {
  ...head,
  stage: 'seating' as const,
  startAt: 90 * HOUR,
  seats: head.seats.map(({ waits: _, ...card }) => ({ ...card, taken: card.seat < 2 })),
}
export const row = (id: string, more: Partial<LobbyRow> = {}): LobbyRow => ({
  id,
  name: `<${id}>`,
  game: 'tunnel',
  options: { edition: 'tortuga', house: {} },
  pace: 'steady',
  made: 0,
  names: ['<i>Ida'],
  free: 2,
  ...more,
})
const link = 'https://boat.example/tables/abc/seats/1/claim/key'

export const claiming = (language: Language, joining?: true): string =>
  claimPage({
    language,
    now: 0,
    head: seating,
    game,
    seat: 2,
    action: '/here',
    words: 'gull',
    letters: true,
    joining,
    nameLength: 40,
    wordsLength: 100,
  })
export const standingIn = (state: SubstituteProps['state'], language: Language): string =>
  substitutePage({ language, now: 0, head, game, seat: asked, state, nameLength: 40 })
export const hosting = (language: Language, token?: string): string =>
  seatsPage({
    language,
    now: 0,
    head: seating,
    game,
    hostLink: link,
    claims: seating.seats.map(() => ({ link, qr: renderSVG(link) })),
    letters: true,
    token,
    recoverable: [1],
    seekable: [2],
  })
export const opening = (language: Language): string =>
  newPage({ language, now: 0, games: [cardOf(game, language)], suggestion: 'x', letters: true, nameLength: 40, clock: offer })

export const PAGES: Record<string, (language: Language) => string> = {
  'the table, asked': language => tablePage({ ...alive(asked), language }),
  'the table, waiting': language => tablePage({ ...alive(other), language, more: true }),
  'a vote': language => tablePage({ ...alive(other, { votes: [vote('vanished')] }), language }),
  'a pause': language =>
    tablePage({
      ...alive(other, { may: may({ resume: true, takeSeatBack: true, claimWin: true }) }, { paused: CLOCK + 70 * HOUR }),
      language,
    }),
  'called off': language => tablePage({ ...alive('watcher', { view: undefined, lines: [] }, { stage: 'off' }), language }),
  'settings, time': language => settings({ done: 'hours' }, language),
  'settings, letters': language =>
    settings({ page: 'letters', post, refused: 'bad-address', holder: { ...alive(asked).holder, lettered: true } }, language),
  'settings, notices': language => settings({ page: 'notices', post }, language),
  'settings, absences': language => settings({ page: 'absences' }, language),
  'settings of a substitute': language => settings({ holder: { ...alive(asked).holder, lent: true } }, language),
  'settings, seat': language => settings({ page: 'seat', fresh: { kind: 'own', link } }, language),
  'settings, seat, with a code': language =>
    settings({ page: 'seat', code: { digits: '042312345678', until: HOUR, qr: renderSVG(link) } }, language),
  'a lobby': language => lobbyPage({ language, now: 0, rows: [row('a'), row('b', { startAt: 9 })], games: GAMES, wish: {} }),
  'an empty lobby': language => lobbyPage({ language, now: 0, rows: [], games: GAMES, wish: {} }),
  'my tables': language =>
    minePage({
      language,
      now: 0,
      games: GAMES,
      rows: [{ table: 'a', seat: 0, name: '<i>', game: 'tunnel', pirate: 'a', stage: 'playing', asked: { since: 0, until: 9 }, link }],
      known: true,
    }),
  'my tables, unknown': language => minePage({ language, now: 0, games: GAMES, rows: [], known: false }),
  'my tables, of this browser': language =>
    minePage({
      language,
      now: 0,
      games: GAMES,
      rows: [
        {
          table: 'a',
          seat: 0,
          name: '<i>',
          game: 'tunnel',
          pirate: 'a',
          stage: 'seating',
          link,
          crew: [{ name: '<b>', pirate: 'a' }],
          waits: [],
          free: 2,
        },
      ],
      known: false,
      late: true,
    }),
  'my links': language => linksPage({ language, now: 0, done: false }),
  'a short code': language => codePage({ language, now: 0, wrong: '1234 567' }),
  privacy: language => privacyPage({ language, now: 0, operator: 'Ida\n\n<i>Kasia' }),
  'a new table': opening,
  'an invitation': language => claiming(language),
  'a free seat': language => claiming(language, true),
  declined: language => donePage({ language, now: 0, what: 'declined' }),
  left: language => donePage({ language, now: 0, what: 'left' }),
  forgotten: language => donePage({ language, now: 0, what: 'forgotten' }),
  'a lobby with a substitute wanted': language =>
    lobbyPage({ language, now: 0, rows: [row('a', { free: 0, seeks: [{ seat: 1, name: '<i>Ida' }] })], games: GAMES, wish: {} }),
  'a seat for a substitute': language => standingIn('offered', language),
  'a substitute who asked': language => standingIn('asked', language),
  'a substitute who read the letter': language => standingIn('read', language),
  'a substitute who said yes': language => standingIn('confirmed', language),
  'a seat that needs no substitute': language => substituteRefusedPage({ language, now: 0, why: 'too-soon', table: '/tables/abc' }),
  'a vote on a substitute': language =>
    tablePage({ ...alive(other, { votes: [vote('substitute', { name: '<i>Zoe' })], wanted: [{ seat: asked, path: '/ask' }] }), language }),
  'a vote on a lost link': language => tablePage({ ...alive(other, { votes: [vote('lost')] }), language }),
  'the host': language => hosting(language, 'a-token'),
}
