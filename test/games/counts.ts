/** Counts the positions a few answers can lead to, so that a slip in the rules shows up as a changed number. */
import { seededChance } from '../../worker/rules/chance'
import { begin, give, type Match, type Move, type Setting } from './kit'

const movesOf = ({ prompts }: Match): Move[] =>
  prompts.flatMap(({ id, seat, choices }) => choices.map(choice => ({ prompt: id, seat, choice: choice.id })))

/** A game in progress after this many random answers, all choices equally likely. */
export function after(setting: Setting, answers: number): Match {
  const players = seededChance(2)
  let match = begin(setting, seededChance(1))
  for (let n = 0; n < answers; n++) {
    const moves = movesOf(match)
    const move = moves[players.pick(moves.length)]
    if (move) match = give(match, move, seededChance(n))
  }
  return match
}

/** Every answer uses fresh chance, so the order of counting does not matter. */
export function positionsAfter(match: Match, answers: number): number {
  if (answers === 0) return 1
  return movesOf(match).reduce((sum, move) => sum + positionsAfter(give(match, move, seededChance(1)), answers - 1), 0)
}
