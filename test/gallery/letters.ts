/** Letters of every kind, from played games. */
import { readFileSync } from 'node:fs'
import { writeLetter, writeLinks, writeTest } from '../../web/mail'
import type { LetterData, Written } from '../../web/mail/data'
import type { LinksData } from '../../web/mail/links'
import type { Language } from '../../worker/drawing/game'
import type { MineRow, TableModel, Vote } from '../../worker/model'
import { pictureOf } from '../../worker/post/picture'
import { base64 } from '@scure/base'
import { CLOCK } from '../games/kit'
import { vote } from '../web/life'
import { SITE_FILES } from './site-files'
import { SITE } from './shoot'
import type { State } from './states'

export interface Posted {
  name: string
  write(language: Language): Promise<{ letter: Written; png?: string | undefined }>
  /** Without the board's picture. */
  html(language: Language): string
}

const HOUR = 3_600_000
const LINKS = { stop: `${SITE}/letters/stop/key`, siteUrl: SITE, now: CLOCK }
const CONFIRM = `${SITE}/letters/confirm/key`
const DUE = CLOCK + HOUR / 60
const BEACON: TableModel['head']['beacon'] = {
  chain: { hash: '52db9ba7', key: '83cf0f28'.repeat(12), genesis: 0, period: 3 },
  round: 22_406_381,
  named: CLOCK,
  due: DUE,
  until: DUE + HOUR / 20,
  seal: '5e'.repeat(32),
}

export const letters = (states: readonly State[]): Posted[] => [...turns(states), ...others(states), ...lists()]

/** The letters that belong to a state of a table: your move, and the end. */
const turns = (states: readonly State[]): Posted[] =>
  states.flatMap(state => (state.letter ? [ofTable(`letter-${state.name}`, state, { kind: state.letter })] : []))

/** All other letters, about a game in progress. */
function others(states: readonly State[]): Posted[] {
  const state = states.find(({ name }) => name === 'table-captain')
  if (!state) throw new Error('no table where the Captain is asked')
  const { model } = state.props
  const voting = (kind: Vote['kind'], more: Partial<Vote> = {}): Posted =>
    ofTable(
      `letter-vote-${kind}`,
      state,
      { kind: 'vote' },
      { votes: [vote(kind, { about: 1, until: CLOCK + 40 * HOUR, voters: [0, 2, 3, 4], ...more })] }
    )
  const host: Partial<TableModel> = { viewer: 'watcher', prompts: [] }
  const told: Partial<TableModel> = { prompts: [] }
  const chosen = model.prompts.flatMap(({ choices }) => choices.slice(0, 1).map(({ label }) => label))
  const letter = (
    kind: LetterData['kind'],
    data: Partial<LetterData> = {},
    changes: Partial<TableModel> = {},
    name: string = kind
  ): Posted => ofTable(`letter-${name}`, state, { ...data, kind }, changes)
  return [
    letter('reminder'),
    letter('receipt', { chosen }),
    letter('receipt', { chosen }, told, 'receipt-waiting'),
    letter('misread'),
    letter('stale'),
    letter('flood'),
    letter('invitation', {}, { ...told, head: { ...model.head, stage: 'seating', host: 0 } }),
    letter('invitation', { first: true }, { ...told, head: { ...model.head, stage: 'seating' } }, 'invitation-first'),
    letter('seat', { first: true, confirm: CONFIRM }, told, 'confirm'),
    letter('seat', {}, told),
    letter('round', {}, { ...told, head: { ...model.head, stage: 'seating', beacon: BEACON } }),
    letter('timeout', {}, told),
    letter('mention', { said: { by: 'Nick', text: '@Ann, are you asleep?\nThe wind is fair.' } }, told),
    letter('off', {}, { ...told, lines: [] }),
    letter('declined', {}, { ...host, lines: [] }),
    letter('unreached', {}, host),
    letter('unreached', {}, told, 'first-lost'),
    letter('hook-off', {}, host),
    letter('clearing', {}, told),
    letter('report', { said: { by: 'Ann', text: 'Someone here is rude.' }, talk: model.talk }, host),
    letter('candidate', { first: true }, { ...host, lines: [] }),
    letter('stand-in', {}, told),
    letter('stood-in', {}, told),
    letter('given-back', {}, host),
    voting('pause'),
    voting('takeback'),
    voting('back', {
      to: { say: 'vote-back-to', with: { moment: model.view?.brief ?? { say: 'turn-moment', with: { turn: 3 } }, next: { seat: 1 } } },
    }),
    voting('lost'),
    voting('substitute', { name: 'Olha' }),
    voting('vanished'),
  ]
}

const ROWS: readonly MineRow[] = [
  {
    table: 'a',
    seat: 0,
    name: 'Salt and gunpowder',
    game: 'regatta',
    pirate: 'a',
    stage: 'playing',
    asked: { since: CLOCK, until: CLOCK + 5 * HOUR },
    link: '/tables/a/seats/0',
  },
  {
    table: 'b',
    seat: 1,
    name: 'Black Pearl',
    game: 'tunnel',
    pirate: 'e',
    stage: 'playing',
    asked: { since: CLOCK },
    link: '/tables/b/seats/1',
  },
]

function lists(): Posted[] {
  const unpainted = (name: string, letter: (language: Language) => Written): Posted => ({
    name: `letter-${name}`,
    html: language => letter(language).html,
    write: language => Promise.resolve({ letter: letter(language) }),
  })
  const links = (name: string, kind: LinksData['kind'], rows: readonly MineRow[]): Posted =>
    unpainted(name, language => writeLinks({ ...LINKS, kind, language, rows, mine: `${SITE}/mine/key` }))
  return [
    links('digest', 'digest', ROWS),
    links('links', 'links', ROWS),
    links('links-none', 'links', []),
    unpainted('test', language => writeTest({ language, now: CLOCK, siteUrl: SITE })),
  ]
}

type About = Partial<LetterData> & Pick<LetterData, 'kind'>

function ofTable(name: string, { props: { model, game, now } }: State, about: About, changes: Partial<TableModel> = {}): Posted {
  const table = { ...model, ...changes }
  const link = `${SITE}/tables/abcdefghijklm/seats/0/link/key`
  const written = (language: Language, more: Partial<LetterData> = {}): Written =>
    writeLetter({ ...LINKS, language, now, table, link, replyTo: 'x@boat.example', ...about, ...more }, game)
  return {
    name,
    html: language => written(language).html,
    async write(language) {
      const png = await pngFor(table, about.kind, language)
      return { letter: written(language, png === undefined ? {} : { cid: 'board' }), png }
    },
  }
}

const PICTURED: readonly LetterData['kind'][] = ['turn', 'reminder', 'over', 'receipt', 'misread', 'stale']

async function pngFor(table: TableModel, kind: LetterData['kind'], language: Language): Promise<string | undefined> {
  if (kind === 'invitation') return base64.encode(readFileSync(`web/static/cover-${table.head.game}.png`))
  return PICTURED.includes(kind) ? (await pictureOf(table, { language, now: CLOCK }, SITE_FILES))?.png : undefined
}
