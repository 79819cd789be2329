/** What a question's first visit is told, and where: above the choices as far as a phone has room, the rest below them. */
import type { Primer, Sort } from '../../../worker/drawing/lesson'
import { kindName, wordingOf } from '../../parts/lessons'
import { choicesIn } from '../../parts/table/listing'
import type { TablePage } from './table-page'

/** Kinds already explained in this browser, or off. */
export type Hints = 'off' | readonly string[]

export type Explained = Pick<
  TablePage,
  'reader' | 'game' | 'model' | 'drawing' | 'questions' | 'hints' | 'holder' | 'paths' | 'linked' | 'opened'
>

/** Questions asked together are of one kind, so the first stands for all. */
export const sortIn = ({ game, questions: [first] }: Explained): Sort | undefined => first && game.sortOf?.(first.prompt)

/** What this browser has not been told yet: about this kind of question, and whatever the question. */
export interface Untold {
  sort: Sort | undefined
  primers: readonly Primer[]
}

/** Those whose subject has turned up, told or not. */
export const metIn = ({ game, drawing }: Explained): readonly Primer[] =>
  (game.primers ?? []).filter(({ met }) => !met || (drawing !== undefined && met(drawing.view)))

/** Told with one question at most, so that two questions tell everything. */
const PRIMERS = 7

function untold(page: Explained): Untold {
  const { game, hints, drawing, questions } = page
  const sort = sortIn(page)
  if (hints === undefined || hints === 'off' || !sort) return { sort: undefined, primers: [] }
  const isNew = (name: string): boolean => !hints.includes(kindName(game.id, name))
  const due = metIn(page).filter(({ id }) => isNew(id))
  const isFirst = ({ first, shown }: Primer): boolean =>
    first?.includes(sort.kind) || (drawing !== undefined && shown?.(drawing.view, choicesIn(questions))) || false
  const [first, later] = [true, false].map(wanted => due.filter(primer => isFirst(primer) === wanted && (wanted || !primer.only)))
  return { sort: isNew(sort.kind) ? sort : undefined, primers: [...(first ?? []), ...(later ?? [])].slice(0, PRIMERS) }
}

/** What of it stands above the choices and what below them: above a few choices there is room for more. */
export interface Placed {
  /** `short`: only its first sentence; all of it stands below. */
  above: Untold & { short?: true }
  below: Untold
  /** There is room above for a link to what stands below. */
  link: boolean
}

/** The fullest first, then what leaves more room to the board and the choices; in a fight all that is said must stand above. */
export function placings(page: Explained): readonly [Placed, ...Placed[]] {
  const all = untold(page)
  const { sort, primers } = all
  const { forSort, forPrimers, forLink } = roomAbove(page)
  const most: Placed = {
    above: { sort: forSort ? sort : undefined, primers: primers.slice(0, forPrimers) },
    below: { sort: forSort ? undefined : sort, primers: primers.slice(forPrimers) },
    link: forLink,
  }
  if (sortIn(page)?.urgent || isEmpty(most.above)) return [most]
  const { above } = most
  return [
    most,
    ...(above.sort && above.primers.length > 0 ? [{ ...most, above: { sort, primers: [] }, below: { sort: undefined, primers } }] : []),
    { above: { sort: above.sort, primers: above.sort ? [] : above.primers, short: true }, below: all, link: true },
    { above: NOTHING, below: all, link: false },
  ]
}

const NOTHING: Untold = { sort: undefined, primers: [] }
export const isEmpty = ({ sort, primers }: Untold): boolean => !sort && primers.length === 0

/** Everything it says. */
export function hintText({ reader, game, model }: Explained, { sort, primers, short }: Placed['above']): string {
  const edition = wordingOf(game, model.head.options.edition)
  const said = [...primers.map(({ say }) => say), ...(sort ? [`hint-${sort.kind}`] : [])].map(say => reader.t(say, { edition })).join(' ')
  return short ? (SENTENCE.exec(said)?.[0] ?? said) : said
}
const SENTENCE = /^.*?[.!?](?=\s)/s

/** The most rows that leave room on a phone's first screen for a hint, and for a primer, too. `beside`: rows in two columns, which are taller. */
const ROOM = { sort: { alone: 5, beside: 3 }, primer: { alone: 3, beside: 0 }, link: 3 } as const

interface Room {
  forSort: boolean
  forPrimers: 0 | 1
  /** For the link to what stands below. */
  forLink: boolean
}

function roomAbove(page: Explained): Room {
  const { questions } = page
  const rows = Math.max(...questions.flatMap(({ heaps, loose }) => [...heaps.map(heap => heap.rows.length), loose.length]))
  const columns = questions.length > 1 || questions.some(({ heaps }) => heaps.length > 1 && heaps.every(({ group }) => group.column))
  const wide = columns ? 'beside' : 'alone'
  const urgent = sortIn(page)?.urgent ?? false
  return {
    forSort: urgent || rows <= ROOM.sort[wide],
    forPrimers: !urgent && rows <= ROOM.primer[wide] ? 1 : 0,
    forLink: !urgent && rows <= ROOM.link,
  }
}
