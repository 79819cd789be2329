/** The news in a letter's subject: first what was done to its reader, then what happened to others. */
import type { SeatView, Text, Told } from '../../../rules/contract'
import type { RegattaScene } from '../state/told'
import type { RegattaBoard } from '../state/view'

type Line = Told<RegattaScene>

type Viewer = SeatView<RegattaBoard>['viewer']
interface Found {
  text: Text
  weight: number
}
/** What was done to the viewer weighs at least this much. */
const UPON_VIEWER = 5

export const news = ({ viewer }: SeatView<RegattaBoard>, told: readonly Line[]): Text | undefined =>
  weightiest(told.flatMap((line, i) => newsOf(line, told.slice(i + 1), viewer) ?? []))

/** The newest if several weigh the same. */
const weightiest = (found: readonly Found[]): Text | undefined =>
  found.reduce<Found | undefined>((best, one) => (one.weight >= (best?.weight ?? 0) ? one : best), undefined)?.text

function newsOf(line: Line, later: readonly Line[], viewer: Viewer): Found | undefined {
  const { scene } = line
  switch (scene?.of) {
    case 'loot':
      if (scene.none && (scene.from === viewer || scene.by === viewer)) return undefined
      return { text: scene.news, weight: scene.from === viewer ? UPON_VIEWER + 1 : scene.by === viewer ? 1 : 3 }
    case 'fought':
      return scene.defender === viewer && !isLost(later, viewer) ? { text: scene.news, weight: UPON_VIEWER } : undefined
    case 'attacked':
      return scene.defender === viewer && !later.some(isFought) ? { text: line, weight: UPON_VIEWER } : undefined
    case 'deed':
      return scene.deed.did === 'lack' && scene.ship !== viewer ? { text: line, weight: 1 } : undefined
    case 'round':
      return { text: scene.news, weight: 2 }
    default:
      return undefined
  }
}

/** An attack is news in itself only until the fight is decided. */
export const isFought = ({ scene }: Line): boolean => scene?.of === 'fought'

/** The loot that follows a fight says what it cost the viewer; if it is none, the fight itself is told. */
export const isLost = ([next]: readonly Line[], viewer: Viewer): boolean =>
  next?.scene?.of === 'loot' && next.scene.from === viewer && !next.scene.none
