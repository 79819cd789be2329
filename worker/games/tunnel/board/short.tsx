/** The digest: one line per turn. */
import { Fragment } from 'preact'
import { Icon } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import type { Seat, SeatView, Text, Told } from '../../../rules/contract'
import { nameOf, type Tunnel } from './drawing'
import type { TunnelScene } from '../rules/told'
import type { TunnelBoard } from '../rules/view'
import type { Led, SummaryPiece as PieceOf } from '../../../drawing/end'

type Line = Told<TunnelScene>
type Props = Tunnel & { piece: PieceOf<TunnelScene> }

/** Consecutive actions of a seat form one piece. What is told aside is told only where nothing else is. */
export function pieces(_view: SeatView<TunnelBoard>, told: readonly Line[]): PieceOf<TunnelScene>[] {
  const all: { kind: PieceOf['kind']; told: Line[] }[] = []
  const main = told.filter(({ scene }) => scene?.of !== 'aside')
  for (const line of main.length > 0 ? main : told) {
    const seat = seatOf(line)
    const last = all.at(-1)
    if (last && seat !== undefined && seatOf(last.told[0]) === seat) last.told.push(line)
    else all.push({ kind: seat === undefined ? 'told' : 'line', told: [line] })
  }
  return all
}

export const seatOf = (line: Line | undefined): number | undefined => (line?.scene && 'seat' in line.scene ? line.scene.seat : undefined)

export function Piece({ view: { viewer }, say, crew, piece: { kind, told } }: Props) {
  const seat = seatOf(told[0])
  if (kind !== 'line' || seat === undefined) return undefined
  return (
    <p class="sailed">
      <Icon id={`pirate-${crew[seat]?.pirate ?? 'a'}`} size={30} box={30} />
      <b>{seat === viewer ? say({ say: 'short-you' }) : <bdi>{crew[seat]?.name}</bdi>} </b>
      {told.map(({ scene }, i) => (
        <Fragment key={i}>{scene && <Done say={say} scene={scene} unseen={told[i + 1]?.scene?.of !== 'card'} />}</Fragment>
      ))}
    </p>
  )
}

/** One action: the icon of the card played or drawn, and the pirate's move. `unseen`: the cards it brought are known only by number. */
function Done({ say, scene, unseen }: { say: Tunnel['say']; scene: TunnelScene; unseen: boolean }) {
  if (scene.of === 'card') {
    return (
      <span class="done">
        +<Icon id={scene.symbol} size={20} name={nameOf(scene.symbol, say)} />
      </span>
    )
  }
  if (scene.of !== 'action') return null
  const { sign, way, action, cards } = scene
  const brought: Text = unseen && cards > 0 ? { say: 'befell-for', with: { way, cards } } : way
  return <Deed sign={sign} way={say(brought)} action={say(action)} />
}

const Deed = sameBy(
  ({ sign, way, action }: { sign: string; way: string; action: string }) => (
    <span class="done">
      <span aria-hidden="true">
        <Icon id={sign} size={20} /> {way}
      </span>{' '}
      <span class="ear">{action}, </span>
    </span>
  ),
  ({ sign, way, action }) => [sign, way, action]
)

export function inShort({ view: { viewer }, say, crew, piece: { kind, told } }: Props): string | Led {
  const seat = seatOf(told[0])
  if (kind !== 'line' || seat === undefined) return told.map(line => say(line)).join(' ')
  const done = told.flatMap(({ scene }) => {
    if (scene?.of === 'action') return [say(scene.action)]
    return scene?.of === 'card' ? [`+ ${nameOf(scene.symbol, say)}`] : []
  })
  const name = seat === viewer ? say({ say: 'short-you' }) : (crew[seat]?.name ?? '')
  return { lead: `${name} —`, text: done.join('; ') }
}

/** How many pirates have reached the boat, if one has just done so and is still there, or else the newest action of another player. */
export function news({ viewer, board }: SeatView<TunnelBoard>, told: readonly Line[]): Text | undefined {
  const actions = told.flatMap(({ scene }) => (scene?.of === 'action' && scene.seat !== viewer ? [scene] : []))
  const aboard = (seat: Seat): number => board.pirates.at(-1)?.[seat] ?? 0
  const arrived = actions.findLast(({ boat, seat }) => boat && aboard(seat) > 0)
  if (!arrived) return actions.at(-1)?.news
  const { seat } = arrived
  return { say: 'news-boat', with: { who: { seat }, n: aboard(seat), all: board.crewSize } }
}
