/** Words around something that is drawn in their midst: each language says where it stands. */
import type { Fill } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { Good } from '../editions/cards'
import { goods } from '../state/texts'

/** Stands for what is drawn; no word contains it. */
const SIGN = '\uE002'

/** What is said before `$sign` and after it. */
export const wordsAround = (say: Regatta['say'], key: string, fills: Record<string, Fill> = {}): ReturnType<typeof aroundSign> =>
  aroundSign(say({ say: key, with: { ...fills, sign: SIGN } }))

/** A text without its last word, and that word, which stays with the sign after it. */
export function byLastWord(text: string): readonly [rest: string, last: string] {
  const from = text.trimEnd().lastIndexOf(' ') + 1
  return [text.slice(0, from), text.slice(from)]
}

/** A number of what is drawn there. */
export const signed = (n: number): string => `${n}\u00A0${SIGN}`

export function aroundSign(said: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = said.split(SIGN)
  return [before, after]
}

/** The word after a number, as the number requires it, for those who do not see the sign: "doubloon", "doubloons". */
export const unitOf = (say: Regatta['say'], what: Good, n: number): string => say(goods(what, n)).replace(/^\d+\s/u, '')
