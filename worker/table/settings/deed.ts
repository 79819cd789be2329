/** The definition of a deed: how its form is read, who may do it, and what it does. Its outcome is a word for which pages have a
    sentence. */
import type { BreakFault, HoursFault } from '../../clock'
import type { Time } from '../../model'
import type { HookFault } from '../../post/webhook/shapes/hook'
import type { Form } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import type { Hold } from '../seats/visit'

export interface DeedKind<Said extends object> {
  /** Undefined if the form is not valid for the deed; what it asks for may still be refused. Without `read`, no plain form leads to the
      deed. */
  read?(form: Form, near: FormContext): Said | Misread | undefined
  /** A substitute may do it, too; otherwise only the owner. */
  lent?: true
  /** It shows that the seat's link is not lost: everybody sees the deed, or only a person who means to keep the link would do it. */
  shows?: true
  /** Its form contains dates. */
  dated?: true
  /** It cannot be undone: its form asks for confirmation. */
  sure?: true
  carryOut(table: TableParts, row: SeatRow, said: Said, now: Time, hold: Hold): DeedOutcome
}

/** Context for reading a form. */
export interface FormContext {
  now: Time
  /** The person's time zone, in which the form's dates are read. */
  zone: string
  /** The site runs on a developer's machine, so webhooks may point to that machine. */
  loopback: boolean
}

/** A rejected form: what was typed, and what is wrong. */
export interface Misread {
  typed: Record<string, string>
  fault: HookFault
}

export const isMisread = (read: object): read is Misread => 'fault' in read

/** A deed that needs nothing but its name. */
export type Bare = Record<never, never>
export const bare = (): Bare => ({})

export type DeedOutcome =
  | 'done'
  | 'owner-only'
  | 'not-now'
  | 'nothing-said'
  | 'too-long'
  | 'too-fast'
  | 'no-such-vote'
  | 'not-a-voter'
  | 'refused-before'
  | 'agreed-before'
  | 'reported-before'
  | 'bad-date'
  | 'same-address'
  | 'too-many'
  | 'said-enough'
  | PlanFault
  | `bad-hours-${HoursFault}`
  | `bad-absence-${BreakFault | 'late' | 'none'}`

export type PlanFault = 'plan-empty' | 'plan-turn' | 'plan-gone' | 'plan-changed'
