/** A seat's form of answers: what it says ahead is saved first, then each answer goes through the door separately. */
import type { Time } from '../../model'
import { sayAhead } from '../answers/ahead'
import type { TableParts } from '../rows/parts'
import { answerAtTable, type Outcome } from '../answers/pipeline'
import type { SeatRow } from '../rows/seat-row'

export interface AnswersForm {
  answers: readonly [prompt: string, choice: string][]
  /** Prompts whose choice becomes a standing order. */
  always: readonly string[]
  /** Answers given ahead: the id of a foreseen question, and a choice. */
  ahead: readonly [id: string, choice: string][]
}
export interface FormOutcome {
  outcomes: Outcome[]
  /** Something new was said ahead. */
  said: boolean
}

/** What is said ahead comes first, because the first answer may bring its question at once. Only the owner may set orders. */
export function answerForm(
  table: TableParts,
  row: SeatRow,
  isOwner: boolean,
  { answers, always, ahead }: AnswersForm,
  now: Time
): FormOutcome {
  const { seat } = row
  const said = sayAhead(table, row, new Map(ahead))
  return {
    said,
    outcomes: answers.map(([prompt, choice]) =>
      answerAtTable(table, { seat, prompt, choice, always: isOwner && always.includes(prompt) }, now)
    ),
  }
}
