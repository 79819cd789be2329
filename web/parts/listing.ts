/** All that a viewer may answer, numbered once: the same number stands in the list, on the board's ring and in a letter, and where
    a choice is an amount, it is the amount. */
import type { Choice, Group, Prompt } from '../../worker/rules/contract'
import type { Aim, Reach, Say } from '../../worker/rules/game'
import { plain } from '../words/say'

export interface Row {
  n: number
  choice: Choice
  /** The choice in words, names between their marks. */
  label: string
  /** Ticked in advance, by a ring's link or because there is nothing else to tick. */
  picked: boolean
}
export interface Heap {
  /** The number of the group among all groups of the page; one that stands alone or as a column has none, for there is nothing to pick. */
  g?: number
  group: Group
  rows: Row[]
  picked: boolean
}
export interface Question {
  prompt: Prompt
  heaps: Heap[]
  /** Choices without a group, after those with one. */
  loose: Row[]
}
/** What a ring's link asks for. */
export interface Wish {
  choice: string
  /** Named where several prompts are open. */
  prompt?: string
}

export function listing(prompts: readonly Prompt[], say: Say, wish?: Wish): Question[] {
  // Who writes "3" and means three must not get another choice: all that is no amount is counted on from the greatest.
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
      heaps.push({ ...(groups.length > 1 && !group.column && { g: ++g }), group, rows, picked: rows.some(({ picked }) => picked) })
    }
    const loose = prompt.choices.filter(choice => !choice.group).map(row)
    const first = heaps[0]
    if (first && !heaps.some(({ picked }) => picked)) first.picked = true
    return { prompt, heaps, loose }
  })
}

const wishedFor = (wish: Wish | undefined, prompt: Prompt, choice: Choice): boolean =>
  wish !== undefined && wish.choice === choice.id && (wish.prompt ?? prompt.id) === prompt.id

function groupsOf({ choices }: Prompt): Group[] {
  const groups = new Map<string, Group>()
  for (const { group } of choices) if (group && !groups.has(group.id)) groups.set(group.id, group)
  return [...groups.values()]
}

/** The rings of the board, each called by its number and its choice. */
export function aimsOf(questions: readonly Question[]): Aim[] {
  const several = questions.length > 1
  return questions.flatMap(({ prompt, heaps, loose }) => {
    const aim = ({ n, choice, label }: Row, group?: number): Aim[] => {
      if (choice.at === undefined) return []
      const wish = `?choice=${encodeURIComponent(choice.id)}${several ? `&prompt=${encodeURIComponent(prompt.id)}` : ''}`
      return [{ at: choice.at, to: choice.to, n, group, href: `${wish}#answer`, label: `${n}: ${plain(label)}` }]
    }
    return [...heaps.flatMap(({ g, rows }) => rows.flatMap(row => aim(row, g))), ...loose.flatMap(row => aim(row))]
  })
}

/** Where the choices without a ring may lead. */
export function reachesOf(questions: readonly Question[], reach: (choice: Choice) => readonly string[]): Reach[] {
  const rows = questions.flatMap(({ heaps, loose }) => [
    ...heaps.flatMap(({ g, rows }) => rows.map(row => ({ ...row, group: g }))),
    ...loose.map(row => ({ ...row, group: undefined })),
  ])
  return rows.flatMap(({ n, choice, group }) => {
    const spots = choice.at === undefined ? reach(choice) : []
    return spots.length > 0 ? [{ n, spots, group }] : []
  })
}
