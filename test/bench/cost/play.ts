/** Plays this many games of a kind, one after the other, each with a new crew. */
import { billOf, type Bill } from './bill'
import { playGame, type Kind } from './people'
import type { CostSite } from './site'

export type { Kind }

export async function playGames(site: CostSite, kind: Kind, games: number): Promise<Bill> {
  const before = await site.ask({ do: 'count' })
  const [sent, busy] = [site.sent(), site.busy()]
  let answers = 0
  for (let n = 1; n <= games; n++) answers += await playGame(site, kind, n)
  const after = await site.ask({ do: 'count' })
  return billOf({ before, after, games, answers, pageBytes: site.sent() - sent, processorMs: (site.busy() - busy) * 1000 })
}
