/** Regatta: its card. How it is played stands in turn.ts. */
import type { Edition, HouseOption } from '../../rules/game'
import { deckhand } from './bot'
import { EDITIONS } from './editions'
import type { Edition as Rulebook } from './editions/edition'
import { rules } from './rules'
import en from './words/en.ftl'
import pl from './words/pl.ftl'
import ru from './words/ru.ftl'
import uk from './words/uk.ftl'

const GHOST: HouseOption = { id: 'ghost', name: { say: 'option-ghost' }, kind: 'switch', usual: false }
const OPEN_SEA: HouseOption = { id: 'openSea', name: { say: 'option-open-sea' }, kind: 'switch', usual: false }

/** A switch stands where the rulebook leaves something open. */
function edition({ id, seats, ghost, otherCourse }: Rulebook): Edition {
  return { id, seats, options: [...(ghost.maybe.length > 0 ? [GHOST] : []), ...(otherCourse ? [OPEN_SEA] : [])] }
}
const [first, ...others] = EDITIONS
const editions: [Edition, ...Edition[]] = [edition(first), ...others.map(edition)]

export const card = {
  id: 'regatta',
  figure: 'ship' as const,
  editions,
  rules,
  deckhand,
  words: { en, ru, uk, pl },
}
