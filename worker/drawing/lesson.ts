/** How a game explains itself: its rules told in pictures, and what each sort of question means. */
import type { VNode } from 'preact'
import type { Choice, Fill, SeatView } from '../rules/contract'
import type { Say } from './game'

/** A chapter of the rules: a small picture, `rule-ID-title`, a sentence or two in `rule-ID-short`, and all of it in `rule-ID`, by `$edition`
    and what `fills` adds. */
export interface Lesson {
  id: string
  Picture(props: { edition: string; say: Say }): VNode
  /** The edition's numbers that its text tells. */
  fills?(edition: string): Readonly<Record<string, Fill>>
}
/** A kind of question: `hint-KIND` explains it by `$edition`, `verb-KIND` is on its button, and a chapter of the rules tells more. */
export interface Sort {
  kind: string
  lesson: string
  /** Its hint stands above the choices, however many there are. */
  urgent?: boolean
}

/** A sentence or two for newcomers, told with the first questions whatever is asked. `id` differs from all kinds of question. */
export interface Primer<Board = unknown, Act = unknown> {
  id: string
  /** A message that may branch by `$edition`. */
  say: string
  /** Symbols of the kit beside it. */
  signs(edition: string): readonly string[]
  /** Kinds of question with which it is told before all others. */
  first?: readonly string[]
  /** Whether its subject is among the choices; it is then told before all others, too. */
  shown?(view: SeatView<Board>, choices: readonly Choice<Act>[]): boolean
  /** Told only then, and with those kinds of question. */
  only?: true
  /** Whether its subject has turned up; without it, it is always told. */
  met?(view: SeatView<Board>): boolean
}
