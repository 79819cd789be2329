/** A decision of one seat within the round: what it may choose. The same list serves the prompt and what is forced. */
import type { Choice, Prompt, Seat, Text } from '../../rules/contract'
import { offer, type Recorder } from '../../rules/kit'
import { idOf, type RegattaAct } from './acts'
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
  act: RegattaAct
  label(): Text
  amount?: number
  at?: string
}

/** Unlike any other of the game: "r7.s2.evening.powder"; after a retreat within the action "r7.s2.evening+1.powder". */
function promptId(state: RegattaState, { ship, when, retreats }: Now, about: string): string {
  const half = (when === 0 ? 'morning' : 'evening') + (retreats > 0 ? `+${retreats}` : '')
  return `r${state.round}.${ship === 'ghost' ? 'ghost' : `s${ship}`}.${half}.${about}`
}

function choiceFrom({ act, label, amount, at }: Option): Choice<RegattaAct> {
  const choice: Choice<RegattaAct> = { id: idOf(act), label: label(), act }
  if (amount !== undefined) choice.amount = amount
  if (at !== undefined) choice.at = at
  return choice
}

export function promptFor(state: RegattaState, now: Now, { about, seat, ask, waiting, hidden, options }: Question): Prompt<RegattaAct> {
  const prompt: Omit<Prompt, 'choices'> = { id: promptId(state, now, about), seat, ask: ask(), waiting: waiting() }
  if (!hidden) prompt.plain = true
  return offer(prompt, options.map(choiceFrom))
}
