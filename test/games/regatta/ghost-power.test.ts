/** An edition is data: the same rules play one that does not exist, Yassa with a ghost ship. */
import { afterAll, expect, test, vi } from 'vitest'
import type * as Editions from '../../../worker/games/regatta/editions'
import type { Rulebook } from '../../../worker/games/regatta/editions/rulebook'

const EDITIONS = '../../../worker/games/regatta/editions'

// Test files share imported modules, so everything is imported again with the added edition, and reset afterwards.
vi.resetModules()
vi.doMock(EDITIONS, async importOriginal => {
  const real = await importOriginal<typeof Editions>()
  const haunted: Rulebook = { ...real.editionOf('yassa'), id: 'haunted', ghost: { always: [2, 3, 4], maybe: [] } }
  return { EDITIONS: [...real.EDITIONS, haunted], editionOf: (id: string) => (id === haunted.id ? haunted : real.editionOf(id)) }
})
afterAll(() => {
  vi.doUnmock(EDITIONS)
  vi.resetModules()
})

const { regatta } = await import('../../../worker/games/regatta')
const { rules } = await import('../../../worker/games/regatta/rules')
const { seededChance } = await import('../../../worker/rules/chance')
const { fold } = await import('../../../worker/rules/kit')
const { apply } = await import('../../../worker/games/regatta/state/apply')
const { fuzz } = await import('../fuzz')
const { forced } = await import('../../../worker/engine/forced')

test('a ghost ship without a power works in an edition without treasure cards (G-SET-2)', () => {
  expect(regatta.editions.map(({ id }) => id)).toContain('haunted')
  const options = { edition: 'haunted', house: {} }
  const { ghost } = fold(apply, rules.begin(3, options, seededChance(1)))
  expect(ghost).toMatchObject({ powers: [], holds: [{ what: 'piastre', n: 5 }, { what: 'piastre', n: 3 }, null, null, null] })
  for (const seats of [2, 3, 4]) expect(fuzz({ game: regatta, options, seats, respond: forced }, seats).answers).toBeGreaterThan(50)
})
