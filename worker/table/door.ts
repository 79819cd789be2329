/** The one door in: an answer is looked up among the offered choices, and what follows by itself follows at once. Pure. */
import { ANSWERS_AT_ONCE, CHOICES_PER_PROMPT } from '../bounds'
import type { Chance } from '../rules/chance'
import type { Choice, Prompt, Rules, Seat, GameEvent } from '../rules/contract'
import { fold } from '../rules/kit'
import type { Left } from '../rules/orders'
import type { Respond } from '../responders'
import type { Responder, Time } from '../../web/model'

export type AnyRules = Rules<unknown, GameEvent, unknown>

/** Where a game is: its state, and since when each open prompt is asked. */
export interface Present {
  state: unknown
  /** By the prompt's id in the rules. */
  asked: Record<string, Asked>
  /** How many takebacks there were: a prompt that opens again after one gets an id that was never used. */
  era: number
}
export interface Asked {
  since: Time
  era: number
}

/** One answer and its facts. */
export interface Given {
  seat: Seat
  prompt: string
  choice: string
  by?: Responder
  /** The standing order that took it; or, with why, the one that left it to its person. */
  line?: string
  left?: Left
  events: GameEvent[]
  /** Where the game is after it, one decision after the other, whoever gave it. Games begun before 2026-11-19 count commits. */
  position?: number
  /** How many draws are its own. Rows of before hold all answers of a commit and all their draws. */
  draws?: number
}

export type Refusal = 'over' | 'not-open' | 'not-offered'
export type Answered = (Followed & { may: boolean }) | { refused: Refusal }

/** The open prompts under the ids that people quote. */
export function openPrompts(rules: AnyRules, present: Present): Prompt[] {
  return promptsOf(rules, present.state).map(prompt => ({ ...prompt, id: quotedId(prompt.id, present.asked[prompt.id]) }))
}

/** The answer that makes a state asks for its prompts, so does the page after it, and the next answer: the newest are kept. */
function promptsOf(rules: AnyRules, state: unknown): Prompt[] {
  if (newest.state !== state || newest.rules !== rules) newest = { rules, state, prompts: bounded(rules.prompts(state)) }
  return newest.prompts
}

function bounded(prompts: Prompt[]): Prompt[] {
  if (prompts.some(({ choices }) => choices.length > CHOICES_PER_PROMPT)) throw new Error('a prompt with more choices than any page can show is a fault of its rules')
  return prompts
}
let newest: { rules?: AnyRules; state?: unknown; prompts: Prompt[] } = { prompts: [] }

/** The rules' own id of a prompt. */
export const ownId = (id: string): string => id.replace(/~\d+$/, '')

const quotedId = (id: string, asked: Asked | undefined): string => (asked?.era ? `${id}~${asked.era}` : id)

/** Everything an answer is worked out with: the rules, what chance gives, and who answers when a person need not. */
export interface Hand {
  rules: AnyRules
  chance: Chance
  respond: Respond
  now: Time
  /** How many numbers chance has given, where draws are recorded. */
  taken?(): number
}

export function answer(hand: Hand, present: Present, from: { seat: Seat; prompt: string; choice: string; by?: Responder }): Answered {
  const open = openPrompts(hand.rules, present)
  if (open.length === 0) return { refused: 'over' }
  const prompt = open.find(p => p.id === from.prompt && p.seat === from.seat)
  if (!prompt) return { refused: 'not-open' }
  const choice = prompt.choices.find(({ id }) => id === from.choice)
  if (!choice) return { refused: 'not-offered' }

  const { given, state } = give(hand, present.state, prompt, choice, from)
  const followed = follow(hand, { ...present, state })
  return { ...followed, given: [given, ...followed.given], may: prompt.may === true }
}

export interface Followed {
  given: Given[]
  present: Present
  prompts: Prompt[]
  /** The bound was reached: the rest is for the next alarm. */
  unfinished: boolean
}

/** What needs no person, one answer after the other through the same door, until somebody is really asked. */
export function follow(hand: Hand, present: Present): Followed {
  const { rules } = hand
  const all: Given[] = []
  let { state } = present
  for (;;) {
    const prompts = promptsOf(rules, state)
    const unfinished = all.length >= ANSWERS_AT_ONCE
    const next = unfinished ? undefined : responderAnswer(hand, state, prompts)
    if (!next) return { given: all, present: { ...present, state, asked: askedNow(prompts, present, hand.now) }, prompts, unfinished }
    // Older tables named it anew even if it had been asked before.
    const asked = hand.taken && present.asked[next.prompt.id]
    const prompt = { ...next.prompt, id: quotedId(next.prompt.id, asked ?? { since: hand.now, era: present.era }) }
    const { given, state: after } = give(hand, state, prompt, next.choice, next)
    all.push(given)
    state = after
  }
}

function give(
  { rules, chance, taken }: Hand,
  before: unknown,
  prompt: Prompt,
  choice: Choice,
  { by, line }: Pick<Given, 'by' | 'line'>
): { given: Given; state: unknown } {
  const first = taken?.() ?? 0
  const events = rules.play(before, prompt.seat, choice.act, chance)
  const state = fold((state, event: GameEvent) => rules.apply(state, event), events, before)
  const draws = taken && { draws: taken() - first }
  return { given: { seat: prompt.seat, prompt: prompt.id, choice: choice.id, ...(by && { by }), ...(line && { line }), events, ...draws }, state }
}

/** The first open prompt that a responder answers. Responders see what the seat sees, never the state. */
function responderAnswer(
  { rules, respond }: Hand,
  state: unknown,
  prompts: Prompt[]
): { prompt: Prompt; choice: Choice; by: Responder; line?: string } | undefined {
  for (const prompt of prompts) {
    const response = respond(() => rules.view(state, prompt.seat), prompt)
    if (response === 'ask') continue
    if (!prompt.choices.includes(response.choice)) throw new Error(`a responder answered ${prompt.id} with what is not offered`)
    return { prompt, ...response }
  }
  return undefined
}

/** Prompts that stay open keep their time and their id; new ones begin now. */
export function askedNow(prompts: Prompt[], before: Pick<Present, 'asked' | 'era'>, now: Time): Present['asked'] {
  // Keys that are never used twice would make a new shape of object each time; one without a prototype is a plain list of keys.
  const asked: Present['asked'] = Object.create(null)
  for (const { id } of prompts) asked[id] = before.asked[id] ?? { since: now, era: before.era }
  return asked
}
