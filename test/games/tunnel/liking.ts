/** How gladly random players of Tunnel take a choice. */
import type { Choice } from '../../../worker/rules/contract'

/** Far forward gladly, far back seldom. */
export function forward({ id, at, to }: Choice): number {
  if (id === 'stop') return 1
  const ahead = divisionOf(to) - divisionOf(at)
  return ahead > 0 ? ahead * ahead : Math.ceil(24 / (1 - ahead))
}

/** Back wherever it is possible, most gladly for two cards. */
export function dawdling({ id, label }: Choice): number {
  if (!id.startsWith('back:')) return 1
  return label.with?.['cards'] === 2 ? 400 : 40
}

const divisionOf = (spot = ''): number => (spot === 'entrance' ? 0 : spot === 'boat' ? 37 : Number(spot.slice(1)))
