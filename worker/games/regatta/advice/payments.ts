/** Of many ways to pay, those that few would want. */
import type { Prompt } from '../../../rules/contract'
import type { Does, RegattaAct } from '../turn/acts'

/** So many are seen at once. */
const FEW = 6

/** Most people empty holds, or take all from one. */
export function rarer({ choices }: Prompt<RegattaAct>): readonly string[] {
  const ways = choices.flatMap(({ id, act }) => (act.do === 'spend' ? [{ id, act }] : []))
  if (ways.length <= FEW || ways.length < choices.length) return []
  const wanted = ways.toSorted((a, b) => emptied(b.act) - emptied(a.act) || a.act.spread.length - b.act.spread.length)
  return wanted.slice(FEW).map(({ id }) => id)
}

const emptied = ({ spread }: Does<'spend'>): number => spread.filter(({ had, n }) => had === n).length
