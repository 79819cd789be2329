/** A decision of one seat within the round: what it may choose, and what is recorded when it does. The same list serves the
    prompt, the answer, and what is forced. */
import type { Chance } from '../../rules/chance'
import type { Choice, Prompt, Seat, Text } from '../../rules/contract'
import { offer, type Recorder } from '../../rules/kit'
import type { RegattaEvent } from './events'
import type { Now, RegattaState } from './state'

export type Story = Recorder<RegattaState, RegattaEvent>

export interface Question {
  /** What it is about: the last part of the prompt's id. */
  about: string
  seat: Seat
  ask(): Text
  waiting(): Text
  /** What can be chosen follows from something that not everybody sees: it is asked even if it is forced. */
  hidden?: boolean
  options: readonly Option[]
}
/** Words are made only for what is really asked. */
export interface Option {
  id: string
  label(): Text
  amount?: number
  at?: string
  then(story: Story, chance: Chance): void
}

/** Unlike any other of the game: "r7.s2.evening.powder"; after a retreat within the action "r7.s2.evening+1.powder". */
function idOf(state: RegattaState, { ship, when, retreats }: Now, about: string): string {
  const half = (when === 0 ? 'morning' : 'evening') + (retreats > 0 ? `+${retreats}` : '')
  return `r${state.round}.${ship === 'ghost' ? 'ghost' : `s${ship}`}.${half}.${about}`
}

function choiceFrom({ id, label, amount, at }: Option): Choice {
  const choice: Choice = { id, label: label() }
  if (amount !== undefined) choice.amount = amount
  if (at !== undefined) choice.at = at
  return choice
}

export function promptFor(state: RegattaState, now: Now, { about, seat, ask, waiting, hidden, options }: Question): Prompt {
  const prompt: Omit<Prompt, 'choices'> = { id: idOf(state, now, about), seat, ask: ask(), waiting: waiting() }
  if (!hidden) prompt.plain = true
  return offer(prompt, options.map(choiceFrom))
}
