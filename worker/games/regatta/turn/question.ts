/** A decision of one seat during the round. Prompts and forced moves use the same list of options. */
import type { Choice, Prompt, Recorder, Seat, Text } from '../../../rules/contract'
import { offer } from '../../../rules/kit'
import { idOf, type RegattaAct } from './acts'
import type { RegattaEvent } from '../state/events'
import type { Now, RegattaState } from '../state/state'

export type Story = Recorder<RegattaState, RegattaEvent>

export interface Question {
  /** The last part of the prompt's id. */
  about: string
  seat: Seat
  ask(): Text
  waiting(): Text
  /** The options depend on hidden information, so it is asked even if only one is left. */
  hidden?: boolean
  options: readonly Option[]
}
/** Texts are functions because most options are never shown. */
export interface Option {
  act: RegattaAct
  label(): Text
  amount?: number
  at?: string
}

/** Unique within a game: "r7.s2.evening.powder"; after a retreat in the same action "r7.s2.evening+1.powder". */
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
