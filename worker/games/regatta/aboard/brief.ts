/** One piece of the digest in plain words, for letters: "Kasia: forward 3 → sea, −3 food, +5 gunpowder". */
import type { Text, Told } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { Good } from '../editions/cards'
import { nameOf, spotOf } from '../state/reading'
import type { Hold } from '../state/state'
import { goods, treasureText } from '../state/texts'
import type { ShipAction, RegattaScene } from '../state/told'
import type { RegattaBoard } from '../state/view'
import type { Led, SummaryPiece } from '../../../drawing/end'

export function inShort({
  view: { board, viewer },
  say,
  crew,
  piece: { kind, told },
}: Regatta & { piece: SummaryPiece<RegattaScene> }): string | Led {
  if (kind === 'heading')
    return told
      .flatMap(line => headingOf(board, line))
      .map(text => say(text))
      .join(' · ')
  if (kind !== 'line') return said(told, say)
  const ship = told.flatMap(({ scene }) => (scene?.of === 'deed' || scene?.of === 'shortage' ? [scene.ship] : []))[0]
  const deeds = told.flatMap(({ scene }) => (scene?.of === 'deed' ? deedText(board, scene.deed) : [])).map(text => say(text))
  if (ship === undefined || deeds.length === 0) return said(told, say)
  const name = ship === viewer ? say({ say: 'short-you' }) : nameOf(crew, say, ship)
  return { lead: `${name}:`, text: deeds.join(', ') }
}

/** Once a fight is over, keeps only the lines that still matter: the attack, the result and the loot. */
function said(told: SummaryPiece<RegattaScene>['told'], say: Regatta['say']): string {
  const over = told.some(({ scene }) => scene?.of === 'fought')
  const kept = over ? told.filter(({ scene }) => scene?.of === 'fought' || scene?.of === 'loot' || scene?.of === 'attacked') : told
  return kept.map(line => say(line)).join(' ')
}

/** The round, its Captain and the placed dice. */
export function headingOf({ halves }: RegattaBoard, line: Told<RegattaScene>): Text[] {
  const { scene } = line
  if (scene === undefined) return [line]
  if (scene.of === 'round')
    return [
      { say: 'short-round', with: { round: scene.round } },
      { say: 'short-captain', with: { who: { seat: scene.captain } } },
    ]
  if (scene.of !== 'placed') return []
  const [morning, evening] = scene.dice
  return [{ say: `group-placement-${halves}`, with: { morning, evening } }]
}

export const paidText = (what: Good, n: number): Text => ({ say: 'short-less', with: { goods: goods(what, n) } })
export const outText = ({ what, n }: NonNullable<Hold>): Text => ({ say: 'short-out', with: { goods: goods(what, n) } })

export function deedText(board: RegattaBoard, deed: ShipAction): Text[] {
  switch (deed.did) {
    case 'turn-up':
      return []
    case 'load':
      return [{ say: 'short-more', with: { goods: goods(deed.what, deed.n) } }, ...(deed.out ? [outText(deed.out)] : [])]
    case 'no-room':
      return [{ say: 'short-no-room' }]
    case 'sail':
      return [{ say: 'short-sail', with: { way: { say: `do-${deed.way}`, with: { n: deed.steps } }, place: spotOf(board, deed.to).word } }]
    case 'pay':
      return [paidText(deed.what, deed.n)]
    case 'lack':
      return [...(deed.paid > 0 ? [paidText(deed.what, deed.paid)] : []), { say: 'short-lack', with: { goods: goods(deed.what, deed.n) } }]
    case 'fall-back':
      return [{ say: 'short-fall', with: { place: spotOf(board, deed.to).word } }]
    case 'find':
      return [deed.card === undefined ? { say: 'short-find' } : { say: 'short-find-card', with: { card: treasureText(deed.card) } }]
    case 'leave':
      return [{ say: 'short-leave' }]
  }
}
