/** The news that opens a letter or a page: first what was done to its reader, then what happened to others. */
import type { SeatView, Text, Told } from '../../../rules/contract'
import { editionOf } from '../editions'
import { isPower, type Treasure } from '../editions/cards'
import type { RegattaScene } from '../state/told'
import { signed } from '../state/texts'
import type { RegattaBoard } from '../state/view'

type Line = Told<RegattaScene>

type Viewer = SeatView<RegattaBoard>['viewer']
interface Found {
  text: Text
  weight: number
}
/** What was done to the viewer weighs at least this much. */
const UPON_VIEWER = 5

/** For letters. */
export const news = ({ viewer }: SeatView<RegattaBoard>, told: readonly Line[]): Text | undefined =>
  weightiest(told.flatMap((line, i) => newsOf(line, told.slice(i + 1), viewer) ?? []))

/** What the viewer lost, suffered or found, if anything, and what a fight brought, since a standing order may have taken it. */
export function befell({ board, viewer }: SeatView<RegattaBoard>, told: readonly Line[]): Text | undefined {
  const found = told
    .flatMap((line, i) => suffered(line, told.slice(0, i), told.slice(i + 1), board, viewer) ?? [])
    .filter(({ weight }) => weight >= UPON_VIEWER)
  const what = weightiest(found)
  const loot = told.findLast(({ scene }) => scene?.of === 'loot')?.scene
  const isWon = loot?.of === 'loot' && loot.by === viewer && !loot.none
  return what && isWon ? { say: 'befell-then', with: { what, then: loot.news } } : what
}

/** One's own attack counts, too, as its result leads to the loot; once that is chosen, the fight is no news. */
function suffered(line: Line, before: readonly Line[], after: readonly Line[], board: RegattaBoard, viewer: Viewer): Found | undefined {
  const { scene } = line
  if (scene?.of === 'fought' && board.acting?.fight?.grabbed !== undefined) return undefined
  if (scene?.of === 'fought' && scene.attacker === viewer && !isLost(after, viewer)) return { text: line, weight: UPON_VIEWER }
  const found = newsOf(line, after, viewer) ?? shortOf(line, viewer) ?? treasureOf(line, viewer)
  if (!found || found.weight < UPON_VIEWER || !isUnarmed(line, before, viewer)) return found
  return { ...found, text: { say: 'befell-unarmed', with: { what: found.text, powder: editionOf(board.edition).goods.powder } } }
}

/** Whether the viewer lost without anything to fire, in the fight that this line or the one before it decides. */
function isUnarmed(line: Line, before: readonly Line[], viewer: Viewer): boolean {
  const all = [...before, line]
  const fought = all.slice(-2).find(isFought)?.scene
  const start = all.findLastIndex(({ scene }) => scene?.of === 'attacked')
  if (fought?.of !== 'fought' || fought.defender !== viewer || fought.winner !== fought.attacker || !fought.defence || start < 0)
    return false
  return !all.slice(start).some(({ scene }) => scene?.of === 'fighting' && scene.armed === viewer)
}

/** The newest if several weigh the same. */
const weightiest = (found: readonly Found[]): Text | undefined =>
  found.reduce<Found | undefined>((best, one) => (one.weight >= (best?.weight ?? 0) ? one : best), undefined)?.text

function shortOf(line: Line, viewer: Viewer): Found | undefined {
  const { scene } = line
  const isShort = scene?.of === 'deed' && scene.deed.did === 'lack' && scene.ship === viewer
  return isShort ? { text: line, weight: UPON_VIEWER } : undefined
}

/** Named with its effect, which a sign does not tell. */
function treasureOf(line: Line, viewer: Viewer): Found | undefined {
  const { scene } = line
  if (scene?.of !== 'deed' || scene.deed.did !== 'find' || scene.ship !== viewer) return undefined
  const { card } = scene.deed
  return { text: card === undefined ? line : foundText(card), weight: UPON_VIEWER }
}

const foundText = (card: Treasure): Text =>
  isPower(card)
    ? { say: 'befell-found', with: { power: card } }
    : { say: 'befell-found', with: { power: 'none', cursed: card < 0 ? 'yes' : 'no', n: signed(card) } }

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
const isFought = ({ scene }: Line): boolean => scene?.of === 'fought'

/** The loot that follows a fight says what it cost the viewer; if it is none, the fight itself is told. */
const isLost = ([next]: readonly Line[], viewer: Viewer): boolean =>
  next?.scene?.of === 'loot' && next.scene.from === viewer && !next.scene.none
