/** What the choices leave unsaid, in a line above them. */
import { Rich } from '../../../../web/words/rich'
import type { Choice, Seat, Text } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { RegattaAct } from '../turn/acts'
import { actOf, type Good } from '../editions/cards'
import { orderIn } from '../state/reading'
import { goods } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function Aside({ view: { board, viewer }, say, choices }: Regatta & { choices: readonly Choice<RegattaAct>[] }) {
  const acts = choices.map(({ act }) => act)
  const text = viewer === 'watcher' ? undefined : asideOf(board, viewer, acts)
  return text && <Rich text={say(text)} />
}

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
  const [first, ...others] = order.slice(0, order.indexOf(viewer)).map((seat): Text => ({ say: 'aside-one', with: { who: { seat } } }))
  if (!first) return undefined
  return { say: 'aside-order', with: { others: others.reduce((some, who) => ({ say: 'aside-two', with: { some, who } }), first) } }
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
