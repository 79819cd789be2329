/** The tick-box settings of a seat, one row each. Storage, deed and form follow from the row; its words are `tick-NAME`, `tick-NAME-about`
    and `tick-NAME-each`. Code that obeys a setting asks `isTicked`. */
import type { SettingPage } from './setting-pages'

interface TickRow {
  /** The settings page that has its form. */
  page: SettingPage
  /** Prefix of its form fields. */
  field: string
  /** The boxes; an on-off setting has one. */
  of: readonly TickValue[]
  /** The default. */
  usual: readonly TickValue[]
  /** Meaningless at a table without a clock. */
  clock?: true
}
export type TickValue = string | number

/** When reminders go out: percent of the time that the person had for this question. */
export const MARKS = [50, 80, 95] as const

const ROWS = {
  reminders: { page: 'time', field: 'mark', of: MARKS, usual: MARKS, clock: true },
  /** Whether a letter announces every turn, even while its person comes by push or webhook. */
  turns: { page: 'letters', field: 'turn', of: ['letter'], usual: [], clock: true },
} as const satisfies Record<string, TickRow>

export type TickName = keyof typeof ROWS
export type Ticked = Record<TickName, readonly TickValue[]>
export const TICKS: Readonly<Record<TickName, TickRow>> = ROWS

const isTickName = (text: string): text is TickName => Object.hasOwn(ROWS, text)
export const TICK_NAMES: readonly TickName[] = Object.keys(ROWS).filter(isTickName)

const isWhole = <Made>(made: Partial<Record<TickName, Made>>): made is Record<TickName, Made> => TICK_NAMES.every(name => name in made)

/** Builds a record with one value per setting. */
export function ofEachTick<Made>(make: (name: TickName) => Made): Record<TickName, Made> {
  const made: Partial<Record<TickName, Made>> = {}
  for (const name of TICK_NAMES) made[name] = make(name)
  if (!isWhole(made)) throw new Error('a setting is missing')
  return made
}

export const tickedOf = (said: Partial<Ticked>): Ticked => ofEachTick(name => said[name] ?? TICKS[name].usual)

export const isTicked = (name: TickName, tick: TickValue, said: Partial<Ticked>): boolean =>
  (said[name] ?? TICKS[name].usual).includes(tick)
