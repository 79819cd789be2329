/** Words around something that is drawn in their midst: each language says where it stands. */
import type { Fill } from '../../../rules/contract'
import type { Regatta } from '../board/board'

/** Stands for what is drawn; no word contains it. */
const SIGN = '\uE002'

/** What is said before `$sign` and after it. */
export function wordsAround(say: Regatta['say'], key: string, fills: Record<string, Fill> = {}): readonly [before: string, after: string] {
  const [before = '', after = ''] = say({ say: key, with: { ...fills, sign: SIGN } }).split(SIGN)
  return [before, after]
}
