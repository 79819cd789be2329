/** What the choices leave unsaid, in a line above them. */
import { Rich } from '../../../../web/words/rich'
import type { Choice, Seat, SeatView, Text } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import { playsCard, type RegattaAct } from '../turn/acts'
import { actOf, type Good } from '../editions/cards'
import { isPastTheLine, last, pointsSoFar } from '../advice/last'
import { fleetIn, orderIn, shipIn } from '../state/reading'
import { goods, named } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function Aside({ view, say, choices }: Regatta & { choices: readonly Choice<RegattaAct>[] }) {
  const { board, viewer } = view
  const acts = choices.map(({ act }) => act)
  const texts = viewer === 'watcher' ? [] : [asideOf(board, viewer, acts), atTheEnd(view, acts)].flatMap(text => (text ? [say(text)] : []))
  return texts.length > 0 ? <Rich text={texts.join(' ')} /> : undefined
}

/** Where a card is chosen, once the race comes to its end: how it would end as it is. */
function atTheEnd(view: SeatView<RegattaBoard>, [first]: readonly RegattaAct[]): Text | undefined {
  const { board } = view
  if (!first || !playsCard(first) || !(last(view) || isPastTheLine(view.board))) return undefined
  const points = fleetIn(board)
    .flatMap(id => {
      const ship = shipIn(board, id)
      return ship ? [{ id, ship, n: pointsSoFar(board, ship) }] : []
    })
    .toSorted((a, b) => b.n - a.n)
  const scores = listOf(points.map(({ id, n }) => ({ say: 'aside-score', with: { ...named('who', id), n: String(n).replace('-', '−') } })))
  const hidden = points.some(({ ship }) => ship.down.some(({ card }) => card === undefined))
  return scores && { say: 'aside-points', with: { scores, hidden: hidden ? 'yes' : 'no' } }
}

const listOf = ([first, ...others]: readonly Text[]): Text | undefined =>
  first && others.reduce((some, who): Text => ({ say: 'aside-two', with: { some, who } }), first)

function asideOf(board: RegattaBoard, viewer: Seat, acts: readonly RegattaAct[]): Text | undefined {
  const [first] = acts
  switch (first?.do) {
    case 'card':
    case 'seal':
      return sailingBefore(board, viewer)
    case 'load':
    case 'stow':
      return first.emptied ? alike(board, viewer, first.what) : undefined
    case 'loot':
      return board.acting?.ship === viewer && first.by === viewer ? stillLoading(board, viewer) : undefined
    default:
      return undefined
  }
}

/** The Captain sails first, with the board as it is. */
function sailingBefore(board: RegattaBoard, viewer: Seat): Text | undefined {
  const order = orderIn(board)
  const others = listOf(order.slice(0, order.indexOf(viewer)).map(seat => ({ say: 'aside-one', with: { who: { seat } } })))
  return others && { say: 'aside-order', with: { others } }
}

/** J-LOAD-4: nothing is thrown out for more of the same. */
const alike = ({ ships }: RegattaBoard, viewer: Seat, what: Good): Text | undefined =>
  ships[viewer]?.holds.some(hold => hold?.what === what)
    ? { say: 'aside-same', with: { what: { say: 'act', with: { act: what } } } }
    : undefined

/** A fight on the morning's space may fill the hold that the evening's load needs. */
function stillLoading({ acting, ships, placed }: RegattaBoard, viewer: Seat): Text | undefined {
  const ship = ships[viewer]
  const card = ship?.discard.at(-1)
  if (!ship?.turned || !card || acting?.when !== 0 || !placed) return undefined
  const what = actOf(card, 1)
  if (what === 'fwd' || what === 'back') return undefined
  const free = ship.holds.filter(hold => hold === null).length
  const room: Text = free === 0 ? { say: 'aside-full' } : { say: 'holds-free', with: { n: free } }
  return { say: 'aside-loads', with: { goods: goods(what, placed[1]), room } }
}
