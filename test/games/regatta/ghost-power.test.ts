/** An edition is data: one that nobody has written yet, Yassa with a ghost ship, is sailed by the same rules. */
import { expect, test, vi } from 'vitest'
import { regatta } from '../../../worker/games/regatta'
import type { Edition } from '../../../worker/games/regatta/editions/edition'
import { rules } from '../../../worker/games/regatta/rules'
import { seededChance } from '../../../worker/rules/chance'
import { fold } from '../../../worker/rules/kit'
import { apply } from '../../../worker/games/regatta/apply'
import { fuzz } from '../fuzz'
import { forced } from '../../../worker/responders/forced'

vi.mock('../../../worker/games/regatta/editions', async importOriginal => {
  const real = await importOriginal<typeof import('../../../worker/games/regatta/editions')>()
  const haunted: Edition = { ...real.editionOf('yassa'), id: 'haunted', ghost: { always: [2, 3, 4], maybe: [] } }
  return { EDITIONS: [...real.EDITIONS, haunted], editionOf: (id: string) => (id === haunted.id ? haunted : real.editionOf(id)) }
})

test('a ghost ship without a power of its own sails where there are no cards of treasure (G-SET-2)', () => {
  expect(regatta.editions.map(({ id }) => id)).toContain('haunted')
  const options = { edition: 'haunted', house: {} }
  const { ghost } = fold(apply, rules.begin(3, options, seededChance(1)))
  expect(ghost).toMatchObject({ powers: [], holds: [{ what: 'piastre', n: 5 }, { what: 'piastre', n: 3 }, null, null, null] })
  for (const seats of [2, 3, 4]) expect(fuzz({ game: regatta, options, seats, respond: forced }, seats).answers).toBeGreaterThan(50)
})
