/** How high the close-up may be on a phone's first screen: about what is left when everything else has its lines. In CSS pixels. */
import { rowsOf, type Question, type Row } from '../../parts/table/listing'
import type { Fate } from '../../parts/table/ask'
import { plain } from '../../words/say'
import { courseOf } from './foreseen'
import { hintText, type Placed } from './told'
import type { TablePage } from './table-page'

const SCREEN = 740
/** The lowest edge of the last choice. */
const FURTHEST = 900
/** The masthead, the question's frame, the button with its own. */
const ALWAYS = 56 + 6 + 62
/** What is aboard, and the switch of the board. */
const ABOARD = 60
/** Above columns: the dice. */
const DICE = 56
/** Above everything, or by the button. */
const NOTICE = 56
/** What is answered already, above the rest. */
const GIVEN = 204
const ROW = 53
const EDGE = 22
/** The same in a cell beside another. */
const CELL = { line: 20, edge: 20 }
/** What unfolds further choices. */
const FOLD = 52
/** What the choices leave unsaid: two lines. */
const ASIDE = 43
const LINE = 22
const CLOCK = 24
/** How many letters fit in a line, and its height. */
const HEADING = { letters: 34, line: 20, edge: 10 }
const HINT = { letters: 47, line: 16, edge: 14, picture: 24, link: 12 }
const BEFELL = { letters: 42, line: 19, edge: 8 }
const ROLLS = 44
/** Must be seen at once. */
const CHOICES = 4

interface Sizes {
  letters: number
  line: number
  edge: number
}
const heightOf = (text: string, { letters, line, edge }: Sizes): number =>
  text === '' ? 0 : Math.ceil(plain(text).length / letters) * line + edge

export type Above = TablePage & {
  told: Placed
  /** The question, and what befell the reader, in words. */
  heading: string
  befell: Fate | undefined
  /** There is a line above the choices. */
  beside: boolean
}

/** Less room shows nothing of the board. */
export const LEAST = 72
/** A strip of the board, which pushes down all choices but the first. */
export const STRIP = 108
/** Long words may take a line more than is foreseen. */
const SLACK = 16

/** Below it the first choices are seen at once, and if a strip of it is all that there is room for, no more. */
export function roomFor(page: Above): number {
  const { questions } = page
  const columns = columnsOf(questions)
  const narrow = columns.length > 1
  const folded = foldedIn(page)
  const rows = heightsOf(page, narrow ? columns : columns.map(list => list.filter(({ choice }) => !folded.includes(choice.id))))
  const free = SCREEN - around(page, narrow) - (folded.length > 0 ? FOLD : 0)
  const all = sum(rows) + SLACK
  const first = sum(rows.slice(0, Math.ceil(CHOICES / columns.length))) + SLACK
  const rest = free - all
  const most = Math.max(rest, Math.min(free - first, FURTHEST - SCREEN + rest))
  if (!narrow) return Math.max(most, Math.min(most + SLACK, LEAST))
  if (rest >= LEAST) return rest
  // Where not even the first choices fit, they lose little by a strip, unless news of one's own has taken its room.
  const strip = free < first && !page.befell?.own && all + LEAST <= free + FURTHEST - SCREEN ? LEAST : Math.min(most, STRIP)
  return Math.max(rest, strip < LEAST ? strip : well(rows, free - SLACK / 2, strip))
}

/** With less of a hint, what it pushes out comes into sight: a strip of the board, above the first choices. */
export function isRoomy(page: Above): boolean {
  const columns = columnsOf(page.questions)
  const free = SCREEN - around(page, columns.length > 1)
  return free >= sum(heightsOf(page, columns).slice(0, FIRST)) + 2 * SLACK + LEAST
}
/** Choices below each other. */
const FIRST = 3

/** The strip, or a slightly lower one, below which no row is cut so that hardly anything of it is missing. */
function well(rows: readonly number[], free: number, strip: number): number {
  const cutAt = (height: number): number => {
    let below = free - height
    for (const row of rows) {
      if (below < row) return below / row
      below -= row
    }
    return 0
  }
  const heights = Array.from({ length: strip - LEAST + 1 }, (_, i) => strip - i)
  return heights.find(height => cutAt(height) <= PEEK) ?? strip
}
/** How much of a row may be seen above the button so that it is clear that it goes on. */
const PEEK = 0.55

/** The choices that a tap unfolds. */
const foldedIn = ({ game, drawing, questions }: TablePage): readonly string[] =>
  questions.flatMap(({ prompt }) => [...((drawing && game.spare?.(drawing.view, prompt)) ?? []), ...(game.rarer?.(prompt) ?? [])])

/** Lists that stand side by side. */
export function columnsOf(questions: readonly Question[]): (readonly Row[])[] {
  if (questions.length > 1) return questions.map(rowsOf)
  const [first] = questions
  if (!first) return []
  const lists = first.heaps.map(({ rows }) => rows)
  if (lists.length > 1 && first.heaps.every(({ group }) => group.column)) return lists
  return [[...lists.flat(), ...first.loose]]
}

/** Rows that stand on the page at once. */
export const rowsInSight = (questions: readonly Question[]): number => columnsOf(questions).flat().length

export const isTabbed = ({ heaps }: Question): boolean => heaps.some(({ g }) => g !== undefined)
const longest = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.reduce<readonly Item[]>((most, list) => (list.length > most.length ? list : most), [])

/** The height of each row, from top to bottom. */
function heightsOf({ game, drawing, model }: TablePage, columns: readonly (readonly Row[])[]): number[] {
  const narrow = columns.length > 1
  const high = ({ choice }: Row): number => {
    const lines = (drawing && game.lines?.(drawing, choice, narrow, courseOf(choice.act, model.courses))) ?? 0
    return lines === 0 ? ROW : narrow ? lines * CELL.line + CELL.edge : Math.max(ROW, lines * LINE + EDGE)
  }
  return longest(columns).map((_, i) => Math.max(...columns.map(rows => (rows[i] ? high(rows[i]) : 0))))
}

function around(page: Above, narrow: boolean): number {
  const { game, model, own, questions, told, heading, befell, beside } = page
  const hint = hintText(page, told.above)
  const isTimed = model.head.seats.find(({ seat }) => seat === own)?.waits?.clock !== undefined
  return (
    ALWAYS +
    (isTimed ? CLOCK : 0) +
    heightOf(heading, HEADING) +
    heightOf(befell?.text ?? '', BEFELL) +
    (befell?.rolls ? ROLLS : 0) +
    (beside ? ASIDE : 0) +
    heightOf(hint && hint + ' '.repeat((told.above.short ? 0 : HINT.picture) + (told.link ? HINT.link : 0)), HINT) +
    (game.Aboard ? ABOARD : 0) +
    (questions.length < model.prompts.length ? GIVEN : 0) +
    (narrow ? DICE : 0) +
    (page.notice ? NOTICE : 0)
  )
}

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)
