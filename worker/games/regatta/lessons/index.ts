/** The rules in pictures, and which lesson a question belongs to. */
import type { Prompt } from '../../../rules/contract'
import type { RegattaAct } from '../turn/acts'
import { editionOf } from '../editions'
import { Chest, Dice, Load } from './hold'
import { End, Fork, Ghost, Meeting, Prices, Shortage } from './waters'
import type { Lesson, Sort } from '../../../drawing/lesson'
import { beginningOf, fightOf, handOf, scoreOf, treasuresOf } from './amounts'

const LESSONS: readonly Lesson[] = [
  { id: 'aim', Picture: End, fills: scoreOf },
  { id: 'course', Picture: Fork, fills: beginningOf },
  { id: 'round', Picture: Dice, fills: handOf },
  { id: 'load', Picture: Load },
  { id: 'arrive', Picture: Prices },
  { id: 'fight', Picture: Meeting, fills: fightOf },
  { id: 'short', Picture: Shortage },
  { id: 'treasure', Picture: Chest, fills: treasuresOf },
]
const GHOST: Lesson = { id: 'ghost', Picture: Ghost }

export function lessons(edition: string): readonly Lesson[] {
  const { always, maybe } = editionOf(edition).ghost
  return always.length + maybe.length > 0 ? [...LESSONS, GHOST] : LESSONS
}

/** All choices of a question are of one sort, so the first decides. */
export function sortOf({ choices: [{ act }] }: Prompt<RegattaAct>): Sort {
  switch (act.do) {
    case 'captain':
    case 'card':
      return { kind: act.do, lesson: 'round' }
    case 'seal':
    case 'open':
      return { kind: 'seal', lesson: 'round' }
    case 'move':
      return act.ship === 'ghost' ? { kind: 'ghost', lesson: 'ghost' } : { kind: 'route', lesson: 'course' }
    case 'retreat':
      return { kind: 'retreat', lesson: 'short' }
    case 'load':
    case 'stow':
      return { kind: 'load', lesson: 'load' }
    case 'attack':
      return { kind: 'whom', lesson: 'fight', urgent: true }
    case 'powder':
      return { kind: act.side === 'attack' ? 'attack' : 'defend', lesson: 'fight', urgent: true }
    case 'spend':
      return act.for === 'cost' ? { kind: 'pay', lesson: 'arrive' } : { kind: 'powder', lesson: 'fight' }
    case 'spend-some':
      return { kind: 'pay', lesson: 'arrive' }
    case 'sabre':
      return { kind: 'sabre', lesson: 'treasure', urgent: true }
    case 'loot':
      return { kind: 'loot', lesson: 'fight' }
    case 'treasure':
      return { kind: 'found', lesson: 'treasure' }
  }
}
