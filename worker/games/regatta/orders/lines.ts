/** Everything that can have a standing order in Regatta, in the order a round asks for it. */
import type { OrderLine, OrderWay } from '../../../rules/orders'
import type { Rulebook } from '../editions/rulebook'
import { LIKINGS } from './spoils'

const STAKE = { most: 30 }
/** More powder than is ever useful to carry. */
const MOST_POWDER = 30

const PERCENT = { least: 5, most: 95, unit: 'percent' as const }
const SOME = { least: 1, most: MOST_POWDER, usual: 2 }

const SIGNS: Readonly<Record<string, string>> = {
  fork: 'fwd',
  room: 'chest',
  pay: 'gold',
  whom: 'fight',
  attack: 't-beth',
  defence: 'powder',
  sabre: 't-sabre',
  loot: 't-gem',
  found: 'lair-full',
  ghost: 'ship-ghost',
}

type Ways = readonly (readonly [id: string, number?: OrderWay['number']])[]

export function linesFor({ treasures, ghost, goods }: Rulebook): readonly OrderLine[] {
  const cards = treasures.length > 0
  const { gold, food, powder } = goods
  const line = (id: string, ways: Ways, more: Partial<OrderLine> = {}): OrderLine => {
    const [usual, ...others] = ways.map(
      ([way, number]): OrderWay => ({
        id: way,
        name: { say: 'order-way', with: { way: `${id}-${way}`, gold, food, powder, n: number?.usual ?? 0 } },
        ...(number && { number }),
      })
    )
    if (!usual) throw new Error(`regatta: order line ${id} has no ways`)
    return { id, name: { say: 'order-line', with: { line: id } }, sign: SIGNS[id], ways: [usual, ...others], ...more }
  }
  // Where fights can win treasures, attacks default to weighing what is at stake; where they win only cargo, to the chance of winning.
  const chance = ['chance', { ...PERCENT, usual: 60 }] as const
  const liking = (what: string) => ({ id: what, name: { say: 'order-liking', with: { what, gold, food, powder } } })
  return [
    line('fork', [['best'], ['treasure'], ['cheap'], ['peace'], ['far'], ['near'], ['line']], { stake: STAKE }),
    line('room', [['worth'], ['few'], ['food'], ['powder']], { stake: STAKE }),
    line('pay', [['empty'], ['large']]),
    line('whom', [['rich'], ['gold'], ['weak'], ['leader']], { spares: true }),
    line('attack', [...(cards ? [['worth'] as const, chance] : [chance, ['worth'] as const]), ['none'], ['all'], ['some', SOME]], {
      stake: STAKE,
    }),
    line('defence', [['chance', { ...PERCENT, usual: 50 }], ['worth'], ['none'], ['all'], ['some', SOME]], { stake: STAKE }),
    ...(cards ? [line('sabre', [['odds'], ['stars'], ['never']])] : []),
    line('loot', [['worth'], ...(cards ? [['mild'] as const] : []), ['nothing']], {
      stake: STAKE,
      ranks: { among: LIKINGS.filter(id => cards || (id !== 'power' && id !== 'curse')).map(liking), usual: [] },
    }),
    line('found', [['take'], ['leave']]),
    ...(ghost.always.length + ghost.maybe.length > 0 ? [line('ghost', [['rich'], ['leader'], ['calm']])] : []),
  ]
}
