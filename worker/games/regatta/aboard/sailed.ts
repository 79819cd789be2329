/** What one's own ship did without being asked: "You: forward 4 → Negril, paid 3 doubloons, then back 2 → lair". */
import type { SeatView, Text, Told } from '../../../rules/contract'
import { goods } from '../state/texts'
import type { RegattaScene, ShipAction } from '../state/told'
import type { RegattaBoard } from '../state/view'
import { deedText } from './brief'

type View = SeatView<RegattaBoard>
type Line = Told<RegattaScene>

/** Which action of a card begins what is told; a payment says itself who pays. */
export type HalfTold = 'first' | 'second' | 'paid'

const ACTIONS: ReadonlySet<ShipAction['did']> = new Set(['load', 'no-room', 'sail'])

/** All that the viewer's ship did from `at` on until something else happened; nothing if it was already doing it before. */
export function sailedText({ board, viewer }: View, told: readonly Line[], at: number): Text[] {
  const run = runFrom(viewer, told, at)
  const [begins] = run
  if (!begins) return []
  // What its owner has just chosen is no news: loads, and where a first move goes, if nothing is paid there.
  const isCard = begins.deed.did === 'turn-up'
  const isMoved = run.some(({ deed }) => deed.did === 'sail' || deed.did === 'pay')
  const wasSealed = told.some(({ scene }) => scene?.of === 'aside' && scene.played)
  const goesOn = run.some(({ deed, then }) => deed.did === 'pay' || (then && deed.did === 'sail'))
  if (isCard && !goesOn && !wasSealed) return []
  const news = isCard && isMoved ? run.filter(({ deed }) => deed.did !== 'load' && deed.did !== 'no-room') : run
  const [first, ...more] = news.flatMap(({ deed, then }, i) => saidOf(board, deed, i === 0).map(who => ({ who, then })))
  if (!first) return []
  const half: HalfTold = begins.deed.did === 'pay' ? 'paid' : begins.then ? 'second' : 'first'
  const deeds = more.reduce((some, { who, then }): Text => ({ say: then ? 'befell-then' : 'aside-two', with: { some, who } }), first.who)
  return [{ say: 'befell-sailed', with: { half, deeds } }]
}

const saidOf = (board: RegattaBoard, deed: ShipAction, isFirst: boolean): Text[] =>
  isFirst && deed.did === 'pay' ? [{ say: 'befell-paid', with: { goods: goods(deed.what, deed.n) } }] : deedText(board, deed)

/** `then`: it is the card's second action. */
function runFrom(viewer: View['viewer'], told: readonly Line[], at: number): { deed: ShipAction; then: boolean }[] {
  if (!isTold(viewer, told, at) || isTold(viewer, told, at - 1)) return []
  const end = told.findIndex((_, i) => i > at && !isTold(viewer, told, i))
  return told.slice(at, end < 0 ? undefined : end).flatMap((line, i) => {
    const deed = deedOf(viewer, line)
    return deed ? [{ deed, then: ACTIONS.has(deed.did) && isSecond(viewer, told, at + i) }] : []
  })
}

const deedOf = (viewer: View['viewer'], line: Line | undefined): ShipAction | undefined =>
  line?.scene?.of === 'deed' && line.scene.ship === viewer ? line.scene.deed : undefined

/** What was done first was the reader's answer; shortages and finds are told in sentences of their own, with what is paid where one falls back. */
function isTold(viewer: View['viewer'], told: readonly Line[], at: number): boolean {
  const deed = deedOf(viewer, told[at])
  switch (deed?.did) {
    case 'turn-up':
      return true
    case 'load':
    case 'no-room':
    case 'sail':
      return at > 0
    case 'pay':
      return at > 0 && deedOf(viewer, told[at - 1])?.did !== 'fall-back'
    default:
      return false
  }
}

/** An action with another one before it since the card was turned up, which may have been before all that is told. */
function isSecond(viewer: View['viewer'], told: readonly Line[], at: number): boolean {
  const before = told.slice(0, at).flatMap(line => deedOf(viewer, line) ?? [])
  const since = before.slice(before.findLastIndex(({ did }) => did === 'turn-up') + 1)
  return since.length === before.length || since.some(({ did }) => ACTIONS.has(did))
}
