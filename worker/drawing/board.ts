/** What a board is drawn from, and what it may be asked to show. */
import type { ComponentChildren } from 'preact'
import type { SeatView } from '../rules/contract'
import type { Language, Say, Crew } from './game'

/** What a game draws from: the viewer's view, the words of the reader's language, and each seat's name and pirate. */
export interface Drawing<Board> {
  view: SeatView<Board>
  language: Language
  say: Say
  /** In table order. */
  crew: readonly Crew[]
}

/** A spot on the board that a choice offers, numbered as in the list of choices. */
export interface Aim {
  at: string
  /** The seat could not pay there. */
  dear?: true
  to?: string
  n: number
  href: string
  label: string
  /** Its group within the prompt: only the aims of the selected group are shown. */
  group?: number
  /** Drawn without its number, where there would be too many. */
  bare?: true
}

/** Where a numbered choice that has no spot of its own may lead. */
export interface Reach {
  n: number
  spots: readonly string[]
  /** Those of the spots where the seat could not pay. */
  dear?: readonly string[]
  group?: number | undefined
}

/** What a game's board is asked to show; all but the drawing and the rings are passed on to `Chart`. */
export interface BoardProps<Board> extends Drawing<Board> {
  aims: readonly Aim[]
  reaches?: readonly Reach[]
  /** Only the part that matters while deciding (near) or waiting (calm), or everything. A board without a close-up draws nothing for `near`. */
  shown?: 'near' | 'calm' | 'away' | 'whole'
  /** How high the close-up may be, by its width of 340: what is too far off for it is pinned to its edge. Without it all is in sight. */
  room?: number
  /** Comes below the whole board. */
  under?: ComponentChildren
}

/** The fixed part of a board, as SVG without its root element; it may use the classes of charts and the symbols of the kit. The build makes
    day and night files of it, and letters draw it inline. */
export interface Chart {
  name: string
  /** Upright. */
  size: readonly [width: number, height: number]
  /** On a wide screen the board lies on its side; without this it is upright everywhere. */
  turns?: true
  /** The chart, or turned a quarter to the left with its text upright. Only a board that turns is asked for the latter. */
  draw(turned: boolean): string
  /** What is written on it in the reader's language: for each language a file of symbols, without classes, that pages use. */
  written?(say: Say): string
}

export const sidesOf = ({ turns }: Pick<Chart, 'turns'>): readonly boolean[] => (turns ? [false, true] : [false])
