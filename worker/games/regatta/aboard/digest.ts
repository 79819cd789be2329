/** Condenses what happened: a heading per round, a line per ship and round, a scene per fight. */
import type { SeatView, Told } from '../../../rules/contract'
import type { ShipId } from '../state/state'
import type { RegattaScene } from '../state/told'
import type { RegattaBoard } from '../state/view'
import type { SummaryPiece } from '../../../drawing/end'

type Line = Told<RegattaScene>
interface Growing {
  kind: SummaryPiece['kind']
  told: Line[]
}

export function pieces({ board }: SeatView<RegattaBoard>, told: readonly Line[]): SummaryPiece<RegattaScene>[] {
  const all: Growing[] = []
  const ships = new Map<ShipId, Growing>()
  let heading: Growing | undefined
  let fight: Growing | undefined
  const begin = (kind: SummaryPiece['kind'], line: Line): Growing => {
    const piece = { kind, told: [line] }
    all.push(piece)
    return piece
  }
  const inLine = (ship: ShipId, line: Line): void => {
    heading ??= underWay(all, told, board)
    const own = ships.get(ship)
    if (own) own.told.push(line)
    else ships.set(ship, begin('line', line))
  }
  for (const line of told) {
    const { scene } = line
    switch (scene?.of) {
      case 'aside':
        break
      case 'round':
        ships.clear()
        heading = begin('heading', line)
        break
      case 'placed':
        heading ??= underWay(all, told, board)
        heading.told.push(line)
        break
      case 'deed':
      case 'shortage':
        inLine(scene.ship, line)
        break
      case 'attacked':
        heading ??= underWay(all, told, board)
        fight = begin('scene', line)
        break
      case 'fighting':
      case 'fought':
      case 'loot':
        if (fight) fight.told.push(line)
        else fight = begin('scene', line)
        break
      case undefined:
        begin('told', line)
    }
  }
  return all
}

/** Makes up the round's heading when the telling starts in mid-round. */
function underWay(all: Growing[], told: readonly Line[], board: RegattaBoard): Growing {
  const [next] = told.flatMap(({ scene }) => (scene?.of === 'round' ? [scene.round] : []))
  const heading: Growing = { kind: 'heading', told: [{ say: 'short-round', with: { round: next === undefined ? board.round : next - 1 } }] }
  all.push(heading)
  return heading
}
