/** Made-up seats, questions and log lines for the development page. */
import type { Prompt, Standing, Text } from '../../../worker/rules/contract'
import type { Pirate } from '../../../worker/drawing/game'
import {
  NO_DEEDS,
  type Deeds,
  type Ledger,
  type Line,
  type Note,
  type Said,
  type SeatCard,
  type TableHead,
  type Vote,
} from '../../../worker/model'
import type { StepShown } from '../seat/plan'
import type { Company } from '../../words/reader'
import source from '../parts.ftl'

export const PIRATES: readonly Pirate[] = ['a', 'e', 'k', 'm', 'o', 't']
const NAMES = ['Oleh', 'Ida', 'Kasia', 'Agnieszka', 'Omar', 'שרה']

const chooses = (seat: number): Text => ({ say: 'parts-waiting', with: { who: { seat } } })

export const seats: readonly SeatCard[] = NAMES.map((name, seat) => ({
  seat,
  name,
  pirate: PIRATES[seat] ?? 'a',
  taken: seat < 4,
  ...(seat % 2 === 1 && { waits: { text: chooses(seat), since: 0 } }),
}))

export const company: Company = {
  game: { id: 'parts', figure: 'ship', words: { en: source, ru: source, uk: source, pl: source } },
  crew: seats,
  viewer: 0,
}

const route = (n: number, group?: number) => ({
  id: `route:${n}`,
  label: { say: 'parts-choice', with: { n } },
  act: n,
  ...(group && { group: { id: `by:${group}`, sign: group === 1 ? 'sea-food' : 'peak', say: 'parts-group', with: { n: group } } }),
})
const asking = (id: string, ask: string, choices: Prompt['choices'], may?: true): Prompt => ({
  id,
  seat: 0,
  ask: { say: ask },
  waiting: chooses(0),
  choices,
  ...(may && { may }),
})

export const plainQuestion = [asking('p1', 'parts-ask', [route(1), route(2), route(3)])]
export const groupedQuestion = [asking('p2', 'parts-ask-grouped', [route(1, 1), route(2, 1), route(3, 2), route(4, 2), route(5)])]
export const sealedQuestion = [
  asking('p3', 'parts-ask-first', [route(1), route(2)], true),
  asking('p4', 'parts-ask-second', [route(1), route(2)], true),
]

/** A planned turn; each action has a different condition. */
export const planned: readonly StepShown[] = [
  { act: 1, label: { say: 'parts-choice', with: { n: 1 } }, exactly: true, otherwise: 'ask' },
  { act: 2, label: { say: 'parts-choice', with: { n: 2 } }, exactly: false, otherwise: 'stop' },
]

const sails = (seat: number, n: number): Text => ({ say: 'parts-told', with: { who: { seat }, n } })
export const lines: readonly Line[] = [
  { position: 1, at: 0, seat: 1, text: sails(1, 5) },
  { position: 2, at: 0, seat: 2, text: sails(2, 3), by: 'order' },
  { position: 3, at: 0, seat: 3, text: sails(3, 2), by: 'bot' },
  { position: 4, at: 0, seat: 0, text: sails(0, 6), void: true },
  { position: 5, at: 0, seat: 5, text: sails(5, 1), by: 'time' },
]

const row = (place: number, who: number, gold: number, route: number): Standing['rows'][number] => ({
  place,
  who,
  score: gold + route,
  parts: [
    { name: { say: 'parts-gold' }, value: gold },
    { name: { say: 'parts-route' }, value: route },
  ],
})
export const standing: Standing = {
  rows: [row(1, 1, 12, 10), row(2, 0, 9, 5), row(2, 5, 14, 0), row(4, 3, 3, -5)],
  why: { say: 'parts-why', with: { who: { seat: 1 } } },
}
const SHARES = [
  { decided: 51, waited: 32_400_000 },
  { decided: 48, waited: 190_000_000 },
]
export const ledger: Ledger = {
  decisions: 286,
  waits: 74,
  median: 11_400_000,
  seats: SHARES,
  rounds: [{ round: 1, seats: SHARES }],
  visits: 12,
}

const HOUR = 60 * 60 * 1000
export const head: TableHead = {
  id: 'parts',
  name: 'Parts',
  game: 'parts',
  options: { edition: 'parts', house: {} },
  stage: 'playing',
  made: 0,
  pace: { name: 'steady', first: 72, add: 12, most: 120 },
  absences: { times: 3, days: 14 },
  open: false,
  startAt: 24 * HOUR,
  seats: [...seats],
  commitment: '',
  latest: 5,
  ledger,
}
export const talk: readonly Said[] = [
  { number: 1, at: 0, seat: 1, text: 'Fair winds! https://example.org/chart.' },
  { number: 2, at: HOUR, seat: 2, text: '@Oleh, your move.\nI shall be late.' },
]
export const notes: readonly Note[] = [{ at: 0, position: 2, text: 'Kasia has no powder left' }]
export const votes: readonly Vote[] = [
  { number: 1, kind: 'vanished', about: 2, until: 40 * HOUR, ballots: ['bot', 'substitute', 'wait', 'end'], voters: [0, 1, 3], voted: [1] },
  { number: 2, kind: 'pause', about: 1, until: 30 * HOUR, ballots: ['yes', 'no'], voters: [0, 1, 2, 3], voted: [0, 1], own: 'yes' },
  { number: 3, kind: 'takeback', about: 0, until: 20 * HOUR, ballots: ['yes', 'no'], voters: [1, 2, 3], voted: [] },
]
export const may: Deeds = { ...NO_DEEDS, talk: true, proposePause: true, proposeTakeback: true, resign: true }
