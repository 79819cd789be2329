/** Every message of one language as people read it, with all possible fillings: a file for editors and for diffs. */
import { GAMES } from '../../worker/games'
import { readFileSync } from 'node:fs'
import { FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../../worker/drawing/game'
import { inWords } from '../../web/parts/time/time'
import { plain, say, words, type Words } from '../../web/words/say'
import type { Fill } from '../../worker/rules/contract'
import { type Slot, slotsIn } from './asked'

const NUMBERS = [0, 1, 2, 5, 21, 100]
const HOMES = ['web/words', ...GAMES.map(({ id }) => `worker/games/${id}/words`)]

const sourceOf = (home: string, language: Language): string => readFileSync(`${home}/${language}.ftl`, 'utf8')

export function rendered(language: Language): string {
  return HOMES.map(home => {
    const source = sourceOf(home, language)
    const own = words(language, source)
    const asked = slotsIn(new FluentResource(source))
    return [`# ${home}`, ...[...asked.keys()].flatMap(key => linesOf(own, key, asked.get(key) ?? []))].join('\n')
  }).join('\n\n')
}

/** The first reading follows the key, the others are below it; readings that differ only in a number share a line. */
function linesOf(own: Words, key: string, asked: readonly Slot[]): string[] {
  const readings = [...new Set(choicesOf(asked).map(chosen => readingsOf(own, key, asked, chosen)))]
  return readings.map((reading, i) => (i === 0 ? `${key}: ${reading}` : `    ${reading}`))
}

type Chosen = Record<string, string>

/** Two choices of a message are combined; of more, each is varied in turn, with all others at their first value. Both for every
    combination of persons. */
function choicesOf(asked: readonly Slot[]): Chosen[] {
  const choices = asked.filter(({ kind }) => kind === 'choice')
  const first: Chosen = Object.fromEntries(choices.flatMap(({ name, keys: [key] }) => (key === undefined ? [] : [[name, key]])))
  const varied =
    choices.length === 2 ? combined(choices) : choices.flatMap(({ name, keys }) => keys.map(key => ({ ...first, [name]: key })))
  return persons(asked).flatMap(who => (varied.length ? varied : [first]).map(chosen => ({ ...chosen, ...who })))
}

const combined = (choices: readonly Slot[]): Chosen[] =>
  choices.reduce<Chosen[]>((all, { name, keys }) => all.flatMap(one => keys.map(key => ({ ...one, [name]: key }))), [{}])

function persons(asked: readonly Slot[]): Chosen[] {
  return asked
    .filter(({ kind }) => kind === 'person')
    .reduce<Chosen[]>((all, { name }) => all.flatMap(one => ['other', 'you'].map(is => ({ ...one, [`${name}-is`]: is }))), [{}])
}

function readingsOf(own: Words, key: string, asked: readonly Slot[], chosen: Chosen): string {
  const slots = asked.filter(({ name }) => chosen[name] === undefined)
  const counted = slots.filter(({ kind }) => kind === 'number')
  const told = slots.filter(({ kind }) => kind === 'told')
  const series = counted.map(({ keys }) => [...new Set([...NUMBERS, ...keys.map(Number)])])
  const most = Math.max(1, ...series.map(numbers => numbers.length), ...told.map(({ name }) => samplesOf(own, key, name).length))
  const all = Array.from({ length: most }, (_, i) => {
    const numbers = counted.map(({ name }, at) => [name, series[at]?.[(i + at) % (series[at]?.length ?? 1)] ?? 0])
    const texts = told.map(({ name }) => [name, sampleOf(own, key, name, i)])
    const people = slots.filter(({ kind }) => kind === 'person').map(({ name }, at) => [name, ['Olena', 'Max', 'Kasia'][at % 3]])
    return format(own, key, { ...Object.fromEntries([...numbers, ...texts, ...people]), ...chosen })
  })
  return [...new Set(all)].join(' | ')
}

function format({ bundle }: Words, key: string, args: Record<string, FluentVariable>): string {
  const value = bundle.getMessage(key)?.value
  if (!value) return ''
  const errors: Error[] = []
  const said = bundle.formatPattern(value, args, errors)
  if (errors.length) throw new Error(`${key}: ${errors.map(({ message }) => message).join('; ')}`)
  return plain(said).replaceAll('\n', ' ⏎ ')
}

/** One card a player holds. */
const CARD: [key: string, fills: Record<string, Fill>][] = [
  [
    'choice-card',
    { morning: { say: 'do-fwd', with: { n: 3 } }, evening: { say: 'do-load', with: { goods: { say: 'goods-food', with: { n: 5 } } } } },
  ],
]
/** Texts for slots by name, or by message and name, taken from the same source where the program fills the slot with such texts. */
const TOLD: Record<string, readonly [key: string, fills: Record<string, Fill>][]> = {
  goods: ['gold', 'food', 'powder'].flatMap(what => [1, 2, 5].map(n => [`goods-${what}`, { n }] as [string, Record<string, Fill>])),
  due: [['goods-gold', { n: 5 }]],
  powder: [
    ['goods-powder', { n: 1 }],
    ['goods-powder', { n: 5 }],
    ['goods-cannon', { n: 2 }],
  ],
  'odds-against.powder': [],
  power: ['map', 'sabre', 'beth', 'hold'].map(power => [`power-${power}`, {}]),
  cargo: [
    ['goods-food', { n: 1 }],
    ['goods-gold', { n: 5 }],
    ['hold-empty', {}],
  ],
  'choice-card.morning': [
    ['do-fwd', { n: 1 }],
    ['do-back', { n: 5 }],
    ['do-load', { goods: { say: 'goods-food', with: { n: 1 } } }],
  ],
  'choice-card.evening': [
    ['do-load', { goods: { say: 'goods-powder', with: { n: 5 } } }],
    ['do-fwd', { n: 2 }],
    ['do-back', { n: 1 }],
  ],
  ...Object.fromEntries(
    ['ask-reseal-day', 'ask-reseal-card', 'told-sealed-day', 'told-sealed-card', 'told-card'].map(message => [`${message}.card`, CARD])
  ),
  place: [
    ['place-lair', {}],
    ['place-sea', { cost: { say: 'cost-food', with: { n: 2 } } }],
    ['place-port', { cost: { say: 'cost-gold', with: { n: 1 } } }],
  ],
  card: [
    ['treasure-worth', { n: '+5' }],
    ['treasure-worth', { n: '−2' }],
  ],
}
/** Names, dice and moments, which are not in any source. */
const GIVEN: Record<string, (language: Language) => string> = {
  table: () => 'Black Pearl',
  game: () => 'Regatta',
  powder: () => '3',
  morning: () => '3',
  evening: () => '5',
  ...Object.fromEntries(['until', 'at', 'since', 'sleeps', 'when'].map(name => [name, momentIn])),
}
function momentIn(language: Language): string {
  return inWords(Date.UTC(2026, 2, 2, 21, 40), { language, zone: 'Europe/Kyiv', now: Date.UTC(2026, 1, 27, 9) })
}
const LASTS: readonly string[] = ['left', 'age', 'waited']

function samplesOf(own: Words, message: string, name: string): readonly string[] {
  const texts = (TOLD[`${message}.${name}`] ?? TOLD[name] ?? []).filter(([key]) => own.bundle.hasMessage(key))
  if (texts.length) return texts.map(([key, fills]) => say(own, { say: key, with: fills }))
  if (LASTS.includes(name) && own.bundle.hasMessage('time-days')) return [say(own, { say: 'time-days', with: { days: 2, hours: 5 } })]
  return [GIVEN[name]?.(own.language) ?? `‹${name}›`]
}
function sampleOf(own: Words, message: string, name: string, i: number): string {
  const samples = samplesOf(own, message, name)
  return samples[i % samples.length] ?? ''
}
