/** What the choices leave unsaid, in a line above them. */
import { Fragment } from 'preact'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { Choice, Seat, Text } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import { playsCard, type RegattaAct } from '../turn/acts'
import { actOf, type Act, type Good } from '../editions/cards'
import { pointsSoFar } from '../advice/last'
import { signOfShip } from '../board/signs'
import { courseOf } from '../editions/courses'
import { nameOf, orderIn, shipIn } from '../state/reading'
import { numberOf } from '../state/state'
import { doing, goods } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function Aside({ choices, ...drawing }: Regatta & { choices: readonly Choice<RegattaAct>[] }) {
  const { board, viewer } = drawing.view
  const acts = choices.map(({ act }) => act)
  if (acts[0] && playsCard(acts[0])) return <Order {...drawing} />
  const text = viewer === 'watcher' ? undefined : asideOf(board, viewer, acts)
  return text && <Rich text={drawing.say(text)} />
}

/** Where a card is chosen: who sails when, and, once a ship is past the red line, what each would score if the race ended now, as far as the
    viewer knows. Until then each would lose the same. */
function Order({ view: { board, viewer }, say, crew }: Regatta) {
  const order = [...orderIn(board), ...(board.ghost ? ['ghost' as const] : [])]
  const isScored = board.ships.some(ship => numberOf(courseOf(board.course), ship) > 0)
  return (
    <>
      {say({ say: 'aside-order', with: { points: isScored ? 'yes' : 'no' } })}
      {order.map((id, i) => {
        const ship = isScored ? shipIn(board, id) : undefined
        const n = ship ? String(pointsSoFar(board, ship)).replace('-', '−') : ''
        // Treasures that the viewer has not seen are worth something, too.
        const more = ship?.down.some(({ card }) => card === undefined) ? '+?' : ''
        return (
          <Fragment key={id}>
            {' '}
            <span class="whole-line">
              <Icon id={signOfShip(crew, id)} size={18} box={38} />
              {id === viewer ? say({ say: 'aside-you' }) : <bdi class="brief">{nameOf(crew, say, id)}</bdi>} {`${n}${more}`}
              {i + 1 < order.length && ' ›'}
            </span>
          </Fragment>
        )
      })}
    </>
  )
}

function asideOf(board: RegattaBoard, viewer: Seat, acts: readonly RegattaAct[]): Text | undefined {
  const [first] = acts
  switch (first?.do) {
    case 'load':
    case 'stow':
      return first.emptied ? alike(board, viewer, first.what) : undefined
    case 'move':
      return first.ship === viewer ? goingOn(board, viewer) : undefined
    case 'loot':
      return board.acting?.ship === viewer && first.by === viewer ? stillLoading(board, viewer) : undefined
    default:
      return undefined
  }
}

/** J-LOAD-4: nothing is thrown out for more of the same. */
const alike = ({ ships }: RegattaBoard, viewer: Seat, what: Good): Text | undefined =>
  ships[viewer]?.holds.some(hold => hold?.what === what)
    ? { say: 'aside-same', with: { what: { say: 'act', with: { act: what } } } }
    : undefined

/** Where a first move may end, what the card does from there. */
function goingOn(board: RegattaBoard, viewer: Seat): Text | undefined {
  const left = evening(board, viewer)
  return left && { say: 'aside-then', with: { deed: doing(left.what, left.n) } }
}

/** A fight on the morning's space may fill the hold that the evening's load needs. */
function stillLoading(board: RegattaBoard, viewer: Seat): Text | undefined {
  const { what, n } = evening(board, viewer) ?? {}
  if (n === undefined || what === undefined || what === 'fwd' || what === 'back') return undefined
  const free = board.ships[viewer]?.holds.filter(hold => hold === null).length ?? 0
  const room: Text = free === 0 ? { say: 'aside-full' } : { say: 'holds-free', with: { n: free } }
  return { say: 'aside-loads', with: { goods: goods(what, n), room } }
}

/** The second action of the viewer's card, while its ship is at the first. */
function evening({ acting, ships, placed }: RegattaBoard, viewer: Seat): { what: Act; n: number } | undefined {
  const ship = ships[viewer]
  const card = ship?.discard.at(-1)
  return ship?.turned && card && acting?.when === 0 && placed ? { what: actOf(card, 1), n: placed[1] } : undefined
}
