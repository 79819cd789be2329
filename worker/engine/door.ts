/** The only way into a game: an answer is looked up among the offered choices, and automatic answers follow at once. Pure. */
import { ANSWERS_AT_ONCE, CHOICES_PER_PROMPT } from '../shared/bounds'
import type { Chance } from '../rules/chance'
import type { Choice, Prompt, Rules, Seat, SeatView, GameEvent, Text } from '../rules/contract'
import { workedOut } from '../rules/kit'
import type { Left, Way } from '../rules/orders'
import type { Respond, Taken } from './responder'
import type { Responder, Time } from '../model'

export type AnyRules = Rules<unknown, GameEvent, unknown>

/** A game's present: its state, and since when each open prompt is asked. */
export interface Present {
  state: unknown
  /** By the prompt's id in the rules. */
  asked: Record<string, Asked>
  /** Counts takebacks, upwards from the epoch: a prompt that opens again after one gets an id that was never used. */
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
  /** The standing order that took it or, with `left`, that left it to its person. */
  line?: string
  left?: Left
  /** How the order took it; unknown for answers before 2026-11-19. */
  as?: Way
  events: GameEvent[]
  /** What the seat had said ahead, in words, but was no longer offered. */
  unkept?: Text
  /** The game's position after it: one per decision, whoever made it. Games begun before 2026-11-19 count commits instead. */
  position?: number
  /** How many draws this answer took. Older rows hold all answers of a commit, and all their draws. */
  draws?: number
}

export type Refusal = 'over' | 'not-open' | 'not-offered'
export type Answered = Accepted | { refused: Refusal }
/** `asked` and `choice`: what was answered, and how. */
export type Accepted = Followed & { may: boolean; asked: Prompt; choice: Choice }

/** The open prompts, with the ids that forms use. */
export function openPrompts(rules: AnyRules, present: Present): Prompt[] {
  return promptsOf(rules, present.state).map(prompt => ({ ...prompt, id: quotedId(prompt.id, present.asked[prompt.id]) }))
}

function promptsOf(rules: AnyRules, state: unknown): Prompt[] {
  const prompts = rules.prompts(state)
  if (prompts.some(({ choices }) => choices.length > CHOICES_PER_PROMPT))
    throw new Error('a prompt has more choices than any page can show')
  return prompts
}

/** The rules' own id of a prompt. */
export const ownId = (id: string): string => id.replace(/~\d+$/, '')

const quotedId = (id: string, asked: Asked | undefined): string => (asked?.era ? `${id}~${asked.era}` : id)

/** What an answer is worked out with: the rules, chance, and the responders. */
export interface Engine {
  rules: AnyRules
  chance: Chance
  respond: Respond
  now: Time
  /** The number of draws so far, at tables that record draws. */
  taken?(): number
}

/** `prompts` are those of this moment, as the answer before it has left them; made anew if nobody has them. */
export function answer(
  engine: Engine,
  present: Present,
  from: { seat: Seat; prompt: string; choice: string; by?: Responder },
  prompts: readonly Prompt[] = promptsOf(engine.rules, present.state)
): Answered {
  if (prompts.length === 0) return { refused: 'over' }
  const asked = prompts.find(({ id, seat }) => seat === from.seat && quotedId(id, present.asked[id]) === from.prompt)
  if (!asked) return { refused: 'not-open' }
  const choice = asked.choices.find(({ id }) => id === from.choice)
  if (!choice) return { refused: 'not-offered' }

  const prompt = { ...asked, id: from.prompt }
  const { given, state } = give(engine, present.state, prompt, choice, from)
  const followed = follow(engine, { ...present, state })
  return { ...followed, given: [given, ...followed.given], may: prompt.may === true, asked: prompt, choice }
}

export interface Followed {
  given: Given[]
  present: Present
  prompts: Prompt[]
  /** ANSWERS_AT_ONCE was reached: the rest is left to the next alarm. */
  unfinished: boolean
}

/** Gives all automatic answers, one after the other through the same door, until a person is needed. */
export function follow(engine: Engine, present: Present): Followed {
  const { rules } = engine
  const all: Given[] = []
  let { state } = present
  for (;;) {
    const prompts = promptsOf(rules, state)
    const unfinished = all.length >= ANSWERS_AT_ONCE
    const next = unfinished ? undefined : responderAnswer(engine, state, prompts)
    if (!next) return { given: all, present: { ...present, state, asked: askedNow(prompts, present, engine.now) }, prompts, unfinished }
    // Older tables, which record no draws, gave it a new id even if it had been asked before.
    const asked = engine.taken && present.asked[next.prompt.id]
    const prompt = { ...next.prompt, id: quotedId(next.prompt.id, asked ?? { since: engine.now, era: present.era }) }
    const { given, state: after } = give(engine, state, prompt, next.choice, next)
    all.push(given)
    state = after
  }
}

function give(
  { rules, chance, taken }: Engine,
  before: unknown,
  prompt: Prompt,
  choice: Choice,
  { by, line, as, unkept }: Pick<Given, 'by' | 'line' | 'as' | 'unkept'>
): { given: Given; state: unknown } {
  const first = taken?.() ?? 0
  const { events, state } = workedOut(rules, before, prompt.seat, choice.act, chance)
  const draws = taken && { draws: taken() - first }
  return {
    given: {
      seat: prompt.seat,
      prompt: prompt.id,
      choice: choice.id,
      ...(by && { by }),
      ...(line && { line }),
      ...(as && { as }),
      ...(unkept && { unkept }),
      events,
      ...draws,
    },
    state,
  }
}

/** The first open prompt that a responder answers. Responders get the seat's view, never the state. */
function responderAnswer({ rules, respond }: Engine, state: unknown, prompts: Prompt[]): ({ prompt: Prompt } & Taken) | undefined {
  for (const prompt of prompts) {
    let seen: SeatView<unknown> | undefined
    const response = respond(() => (seen ??= rules.view(state, prompt.seat)), prompt)
    if (response === 'ask') continue
    if (!prompt.choices.includes(response.choice)) throw new Error(`a responder answered ${prompt.id} with a choice that is not offered`)
    return { prompt, ...response }
  }
  return undefined
}

/** Prompts that stay open keep their time and id; new ones start now. */
export function askedNow(prompts: Prompt[], before: Pick<Present, 'asked' | 'era'>, now: Time): Present['asked'] {
  // A null prototype: these keys never repeat, and in a normal object each would make V8 create a new shape.
  const asked: Present['asked'] = Object.create(null)
  for (const { id } of prompts) asked[id] = before.asked[id] ?? { since: now, era: before.era }
  return asked
}
