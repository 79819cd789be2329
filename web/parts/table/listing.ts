/** Everything a viewer can answer, numbered once: list, rings and letters show the same number, and for an amount it is the amount. */
import type { Choice, Group, Prompt, SeatView } from '../../../worker/rules/contract'
import type { Game, Say } from '../../../worker/drawing/game'
import type { Aim, Reach } from '../../../worker/drawing/board'
import { plain } from '../../words/say'

export interface Row {
  n: number
  choice: Choice
  /** The choice in words, with placeholders around names. */
  label: string
  /** Preselected, because a ring's link asks for it or it is the only choice. */
  picked: boolean
}
export interface Heap {
  /** The group's number on the page; absent if it is a column, since there is nothing to select then. */
  g?: number
  group: Group
  rows: Row[]
  picked: boolean
}
export interface Question {
  prompt: Prompt
  heaps: Heap[]
  /** Ungrouped choices, listed last. */
  loose: Row[]
}
/** The choice a ring's link asks for. */
export interface Wish {
  choice: string
  /** Present if several prompts are open. */
  prompt?: string
}

export const rowsOf = ({ heaps, loose }: Question): readonly Row[] => [...heaps.flatMap(({ rows }) => rows), ...loose]

export const choicesIn = (questions: readonly Question[]): Choice[] => questions.flatMap(({ prompt }) => prompt.choices)

/** Pages, letters, pictures and replies number alike if all give the game's `rarer`: what is folded away comes last. */
export function listing(prompts: readonly Prompt[], say: Say, rarer: Game['rarer'], wish?: Wish): Question[] {
  // "3" in a letter must mean three, so other choices are numbered from above the greatest amount.
  let n = Math.max(0, ...prompts.flatMap(({ choices }) => choices.map(({ amount = 0 }) => amount)))
  let g = 0
  return prompts.map(prompt => {
    const row = (choice: Choice): Row => ({
      n: choice.amount ?? ++n,
      choice,
      label: say(choice.label),
      picked: prompt.choices.length === 1 || wishedFor(wish, prompt, choice),
    })
    const heaps: Heap[] = []
    const groups = groupsOf(prompt)
    for (const group of groups) {
      const rows = prompt.choices.filter(choice => choice.group?.id === group.id).map(row)
      heaps.push({ ...(!group.column && { g: ++g }), group, rows, picked: rows.some(({ picked }) => picked) })
    }
    const rare = rarer?.(prompt) ?? []
    const isRare = ({ id }: Choice): boolean => rare.includes(id)
    const ungrouped = prompt.choices.filter(choice => !choice.group)
    const loose = [...ungrouped.filter(choice => !isRare(choice)), ...ungrouped.filter(isRare)].map(row)
    const first = heaps[0]
    if (first && !heaps.some(({ picked }) => picked)) first.picked = true
    return { prompt, heaps, loose }
  })
}

/** In an address. */
export const wishFor = ({ id }: Prompt, choice: Choice): string =>
  `choice=${encodeURIComponent(choice.id)}&prompt=${encodeURIComponent(id)}`

const wishedFor = (wish: Wish | undefined, prompt: Prompt, choice: Choice): boolean =>
  wish !== undefined && wish.choice === choice.id && (wish.prompt ?? prompt.id) === prompt.id

function groupsOf({ choices }: Prompt): Group[] {
  const groups = new Map<string, Group>()
  for (const { group } of choices) if (group && !groups.has(group.id)) groups.set(group.id, group)
  return [...groups.values()]
}

/** What decides which spots are too expensive. */
export interface Pricing {
  game: Pick<Game, 'tooDear'>
  view: SeatView<unknown>
}

/** The board's rings, each labelled with its number and choice. Without a pricing no spot is too expensive. */
export function aimsOf(questions: readonly Question[], pricing?: Pricing): Aim[] {
  const several = questions.length > 1
  const isDear = (choice: Choice, at: string): boolean => pricing?.game.tooDear?.(pricing.view, choice).includes(at) === true
  return questions.flatMap(({ prompt, heaps, loose }) => {
    const aim = ({ n, choice, label }: Row, group?: number): Aim[] => {
      if (choice.at === undefined) return []
      const wish = several ? wishFor(prompt, choice) : `choice=${encodeURIComponent(choice.id)}`
      const dear = isDear(choice, choice.at) && { dear: true as const }
      return [{ at: choice.at, ...dear, to: choice.to, n, group, href: `?${wish}#answer`, label: `${n}: ${plain(label)}` }]
    }
    return [...heaps.flatMap(({ g, rows }) => rows.flatMap(row => aim(row, g))), ...loose.flatMap(row => aim(row))]
  })
}

/** Where choices without a ring may lead, and which of those spaces are too expensive. */
export function reachesOf(
  questions: readonly Question[],
  { reach, tooDear }: Pick<Game, 'reach' | 'tooDear'>,
  view: SeatView<unknown>
): Reach[] {
  const rows = questions.flatMap(({ heaps, loose }) => [
    ...heaps.flatMap(({ g, rows }) => rows.map(row => ({ ...row, group: g }))),
    ...loose.map(row => ({ ...row, group: undefined })),
  ])
  return rows.flatMap(({ n, choice, group }) => {
    const spots = (choice.at === undefined && reach?.(view, choice)) || []
    return spots.length > 0 ? [{ n, spots, dear: tooDear?.(view, choice) ?? [], group }] : []
  })
}
