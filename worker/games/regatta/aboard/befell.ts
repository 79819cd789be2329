/** What a page says first: all that befell its reader since their last answer, in order of time, or else what the ships did meanwhile. Its reader's own ship sails and pays without being asked, too. */
import type { Befallen } from '../../../drawing/game'
import type { SeatView, Text, Told } from '../../../rules/contract'
import { editionOf } from '../editions'
import { isPower, type Treasure } from '../editions/cards'
import { spotOf } from '../state/reading'
import { goods, named, signed } from '../state/texts'
import { scoreText, type RegattaScene, type ShipAction } from '../state/told'
import type { RegattaBoard } from '../state/view'
import { isFought, isLost } from './news'
import { sailedText } from './sailed'
import { voyages } from './voyages'

type Line = Told<RegattaScene>
type View = SeatView<RegattaBoard>
type Scene<Of extends RegattaScene['of']> = Extract<RegattaScene, { of: Of }>
type Deed<Did extends ShipAction['did']> = Extract<ShipAction, { did: Did }>

/** The newest of them, where somebody has been away for long. */
const MOST = 4

export function befell(view: View, told: readonly Line[], asked = false): Befallen {
  const saidByQuestion = asked ? saidIn(view, told) : -1
  const upon = told.map((_, at) => (at === saidByQuestion ? [] : uponViewer(view, told, at)))
  const sailed = told.map((_, at) => sailedText(view, told, at))
  if (upon.every(texts => texts.length === 0)) return { texts: [...sailed.flat(), ...voyages(view, told)], own: false }
  return { texts: upon.flatMap((texts, at) => [...(sailed[at] ?? []), ...texts]).slice(-MOST), own: true }
}

/** The line that the viewer's question about the fight in progress says itself: who attacks, or that the viewer has won. */
function saidIn({ board, viewer }: View, told: readonly Line[]): number {
  const { fight } = board.acting ?? {}
  const isDefending = fight?.defender === viewer && fight.defence.powder === undefined
  const of = isDefending ? 'attacked' : fight?.winner === viewer ? 'fought' : undefined
  return of ? told.findLastIndex(({ scene }) => scene?.of === of) : -1
}

/** Of several fights only the loot is told, and of several thefts between the same ships the first line tells all. */
function uponViewer(view: View, told: readonly Line[], at: number): Text[] {
  const { board, viewer } = view
  const line = told[at]
  const scene = line?.scene
  if (!line || !scene) return []
  const later = told.slice(at + 1)
  switch (scene.of) {
    case 'loot':
      return lootText(view, told, at, scene)
    case 'fought':
      return scene.attacker === viewer || scene.defender === viewer ? foughtText(view, told, at, line, scene) : []
    case 'attacked':
      return scene.defender === viewer && !later.some(isFought) ? [line] : []
    case 'deed': {
      if (scene.ship !== viewer) return []
      const { deed } = scene
      if (deed.did === 'lack') return [shortText(board, deed, fallAfter(view, later))]
      return deed.did === 'find' ? [deed.card === undefined ? line : foundText(deed.card)] : []
    }
    default:
      return []
  }
}

/** What somebody has just taken in person, as the first thing told, is no news to them. */
function lootText({ viewer }: View, told: readonly Line[], at: number, { by, from, news, none, what }: Scene<'loot'>): Text[] {
  if (none || (by !== viewer && from !== viewer) || (at === 0 && by === viewer)) return []
  if (!what) return [news]
  const same = told.flatMap(({ scene }, i) =>
    scene?.of === 'loot' && scene.by === by && scene.from === from && scene.what && (i > 0 || by !== viewer)
      ? [{ i, what: scene.what }]
      : []
  )
  if (same[0]?.i !== at) return []
  const fills = { ...named('by', by), ...named('from', from), what: listed(same.map(({ what }) => what)) }
  return same.length === 1 ? [news] : [{ say: 'befell-stole', with: { ...fills, n: same.length } }]
}

const listed = ([first, ...others]: readonly Text[]): Text =>
  others.reduce((some, who): Text => ({ say: 'aside-two', with: { some, who } }), first ?? { say: 'hold-empty' })

/** Once the loot is chosen, a fight in progress is no news. */
function foughtText({ board, viewer }: View, told: readonly Line[], at: number, line: Line, scene: Scene<'fought'>): Text[] {
  if (board.acting?.fight?.grabbed !== undefined) return []
  const later = told.slice(at + 1)
  const isOnly = told.filter(({ scene }) => scene?.of === 'fought' && (scene.attacker === viewer || scene.defender === viewer)).length === 1
  const unarmed = isOnly && isUnarmed(told, at, scene, viewer) ? [unarmedText(board)] : []
  if (scene.attacker === viewer && scene.winner === scene.defender) return [repelledText(scene)]
  if (isLost(later, viewer)) return unarmed
  if (!isOnly && later[0]?.scene?.of === 'loot') return []
  return [scene.defender === viewer ? scene.news : scene.winner === undefined ? tiedText(scene) : line, ...unarmed]
}

const tiedText = ({ defender, attack, defence }: Scene<'fought'>): Text => ({
  say: 'befell-tied',
  with: { ...named('who', defender), score: scoreText(attack, defence) },
})

/** Loot alone would read as if the viewer had been attacked. */
const repelledText = ({ defender, attack, defence }: Scene<'fought'>): Text => ({
  say: 'befell-repelled',
  with: { ...named('who', defender), score: scoreText(attack, defence) },
})

const unarmedText = ({ edition }: RegattaBoard): Text => ({ say: 'befell-unarmed', with: { powder: editionOf(edition).goods.powder } })

/** Whether the viewer lost without anything to fire. */
function isUnarmed(
  told: readonly Line[],
  at: number,
  { attacker, defender, defence, winner }: Scene<'fought'>,
  viewer: View['viewer']
): boolean {
  const start = told.slice(0, at).findLastIndex(({ scene }) => scene?.of === 'attacked')
  if (defender !== viewer || winner !== attacker || !defence || start < 0) return false
  return !told.slice(start, at).some(({ scene }) => scene?.of === 'fighting' && scene.armed === viewer)
}

/** Where the viewer's ship went for want of what it owed, unless it stayed where it was, and what it paid there. */
function fallAfter({ viewer }: View, later: readonly Line[]): { to?: string; price?: Text } {
  const [first, second] = later.flatMap(({ scene }) => (scene?.of === 'deed' && scene.ship === viewer ? [scene.deed] : []))
  if (first?.did !== 'fall-back') return {}
  return { to: first.to, ...(second?.did === 'pay' && { price: goods(second.what, second.n) }) }
}

const shortText = (board: RegattaBoard, { what, n, paid }: Deed<'lack'>, { to, price }: ReturnType<typeof fallAfter>): Text => ({
  say: 'befell-short',
  with: {
    goods: goods(what, n),
    paid,
    back: to === undefined ? 'no' : 'yes',
    place: to === undefined ? '' : spotOf(board, to).word,
    there: price ? 'yes' : 'no',
    price: price ?? '',
  },
})

/** Named with its effect, which a sign does not tell. */
const foundText = (card: Treasure): Text =>
  isPower(card)
    ? { say: 'befell-found', with: { power: card } }
    : { say: 'befell-found', with: { power: 'none', cursed: card < 0 ? 'yes' : 'no', n: signed(card) } }
