/** How gladly random players of Regatta take a choice. */
import type { Choice } from '../../../worker/rules/contract'

/** A card by itself, or behind the placement for which it is meant. */
const CARD = /^(?:(\d)-(\d):)?([a-z]+)-([a-z]+)$/
/** What an unplaced die shows in the mean. */
const MEAN = 3.5

/** By the choice's id: the same few are met in every game. */
const steps = new Map<string, number>()

/** How far a card leads; nowhere, what is no card. */
function stepsOf({ id }: Choice): number {
  const before = steps.get(id)
  if (before !== undefined) return before
  const [, morning, evening, first, second] = CARD.exec(id) ?? []
  const found = way(first) * Number(morning ?? MEAN) + way(second) * Number(evening ?? MEAN)
  steps.set(id, found)
  return found
}
const way = (act: string | undefined): number => (act === 'fwd' ? 1 : act === 'back' ? -1 : 0)

/** The farther a card leads the better. */
export const forward = (choice: Choice): number => 1 + Math.round(2 * Math.max(0, stepsOf(choice)))

/** Back wherever it is possible, and fights lost rather than won. */
export const dawdling = (choice: Choice): number => 1 + Math.round(2 * Math.max(0, -stepsOf(choice)))
