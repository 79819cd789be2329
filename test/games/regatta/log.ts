/** A game of Regatta as a text that can be read, and played again: answers, and below each what everybody is told. */
import { seededChance } from '../../../worker/rules/chance'
import type { Options, Seat, Text } from '../../../worker/rules/contract'
import { card } from '../../../worker/games/regatta'
import { apply } from '../../../worker/games/regatta/apply'
import type { RegattaEvent } from '../../../worker/games/regatta/events'
import { rules } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state'
import { plain, say, words } from '../../../web/words/say'
import type { Step } from './seen'

export interface Answer {
  seat: Seat
  prompt: string
  choice: string
}
export interface Logged {
  options: Options
  seats: number
  seed: number
  answers: readonly Answer[]
}
export interface Retold {
  text: string
  steps: Step[]
  /** The states in which the answers were given. */
  asked: RegattaState[]
  state: RegattaState
}

const CREW = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward']
const english = words('en', card.words.en)
const told = (text: Text): string => plain(say(english, text, CREW))

/** Plays these answers, checks every law at every step, and writes down what a watcher is told. */
export function retell({ options, seats, seed, answers }: Logged, shows: readonly string[]): Retold {
  const chance = seededChance(seed)
  const house = Object.entries(options.house).flatMap(([name, on]) => (on ? [`, ${name}`] : []))
  const lines = [`regatta ${options.edition}, ${seats} seats${house.join('')}, chance ${seed}`, ...shows.map(what => `shows: ${what}`), '']
  const steps: Step[] = []
  const asked: RegattaState[] = []
  let state: RegattaState | undefined
  const hear = (event: RegattaEvent): void => {
    const before = state
    state = apply(state, event)
    rules.check(state)
    steps.push({ before: before ?? state, event, after: state })
    const text = rules.tell(event, 'watcher')
    if (text) lines.push(`    ${told(text)}`)
  }
  rules.begin(seats, options, chance).forEach(hear)
  for (const { seat, prompt, choice } of answers) {
    if (!state) throw new Error('no game')
    const open = rules.prompts(state).find(({ id, seat: whose }) => id === prompt && whose === seat)
    if (!open?.choices.some(({ id }) => id === choice)) throw new Error(`${choice} is not offered to ${CREW[seat]} by ${prompt}`)
    asked.push(state)
    lines.push(`${CREW[seat]}: ${prompt} ${choice}`)
    rules.play(state, seat, prompt, choice, chance).forEach(hear)
  }
  if (!state) throw new Error('no game')
  return { text: `${[...lines, '', ...ranking(state)].join('\n')}\n`, steps, asked, state }
}

function ranking(state: RegattaState): string[] {
  const { rows, why } = rules.standing(state)
  return [
    ...rows.map(({ place, who, score, parts }) => {
      const made = parts.map(({ name, value }) => `${told(name)} ${value}`).join(', ')
      return `${place}. ${typeof who === 'object' ? told(who) : CREW[who]} ${score}: ${made}`
    }),
    told(why),
  ]
}

const HEAD = /^regatta (\w+), (\d) seats((?:, \w+)*), chance (\d+)$/
const ANSWER = /^(\w+): (\S+) (\S+)$/

export function parse(text: string): Logged & { shows: string[] } {
  const lines = text.split('\n')
  const [, edition = '', seats, house = '', seed] = HEAD.exec(lines[0] ?? '') ?? []
  const on = house.split(', ').filter(name => name !== '')
  return {
    options: { edition, house: Object.fromEntries(on.map(name => [name, true])) },
    seats: Number(seats),
    seed: Number(seed),
    shows: lines.flatMap(line => (line.startsWith('shows: ') ? [line.slice('shows: '.length)] : [])),
    answers: lines.flatMap(line => {
      const [, name = '', prompt = '', choice = ''] = ANSWER.exec(line) ?? []
      return CREW.includes(name) && prompt.startsWith('r') ? [{ seat: CREW.indexOf(name), prompt, choice }] : []
    }),
  }
}
