/** The deckhand: sensible at a glance. It plays each card through as if nobody else were there, and answers the questions of a
    fight by rule of thumb. */
import type { Choice, Prompt, SeatView } from '../../rules/contract'
import { actOf, isGood, type Face } from './cards'
import { endsOf, spaceOf } from './course'
import { editionOf } from './editions'
import { courseOf } from './editions/courses'
import { count, nameOf } from './holds'
import type { Shot } from './state'
import type { RegattaBoard, SeenShip } from './view'
import { fancy, fancyOf, landing, lossOf, worthOf } from './worth'

type Value = (id: string) => number

export function deckhand({ board }: SeatView<RegattaBoard>, prompt: Prompt): string {
  const value = valueOf(board, prompt)
  return prompt.choices.reduce((best: Choice, choice) => (value(choice.id) > value(best.id) ? choice : best)).id
}

/** What a prompt is about is the last part of its id. */
function valueOf(board: RegattaBoard, { id, seat }: Prompt): Value {
  const own = board.ships[seat]
  if (!own) return () => 0
  const [side, about] = id.split('.').slice(-2)
  if (id.includes('.ghost.') && about === 'course') return to => ghostValue(board, seat, to.split(':')[1])
  switch (about) {
    case 'captain':
      return choice => cardValue(board, own, choice)
    case 'card':
      return card => cardValue(board, own, `${board.placed?.join('-')}:${card}`)
    case 'course':
    case 'retreat':
      return choice => courseValue(board, own, choice.split(':')[1])
    case 'hold':
    case 'stow':
      return into => -lossOf(board, own.holds.find((hold, index) => into === `into:${nameOf(hold, index)}`) ?? null)
    case 'opponent':
      return ship => richness(board, shipIn(board, ship.split(':')[1]))
    case 'powder':
      return powder => powderValue(board, own, side, Number(powder.split(':')[1]))
    case 'sabre':
      return choice => (choice === 'again' ? sabreValue(board, seat, side) : 0)
    case 'loot':
      return loot => lootValue(board, own, loot)
    case 'treasure':
      return choice => (choice === 'take' ? 1 : 0)
    default:
      return emptiedHolds // of ways to pay the one that leaves most room
  }
}

const shipIn = (board: RegattaBoard, id: string | undefined): SeenShip | undefined =>
  id === 'ghost' ? board.ghost : board.ships[Number(id)]

function cardValue(board: RegattaBoard, own: SeenShip, choice: string): number {
  const [placement = '', card = ''] = choice.split(':')
  const [morning = 0, evening = 0] = placement.split('-').map(Number)
  const after = fancy(board, fancyOf(own), actOf(card, 0), morning)
  return after.lap === 1 ? after.value : fancy(board, after, actOf(card, 1), evening).value
}

/** Which of the spaces that can be reached is best. */
function courseValue(board: RegattaBoard, own: SeenShip, to: string | undefined): number {
  const course = courseOf(board.course)
  const from = spaceOf(course, own.space)
  const ends = [1, 2, 3, 4, 5, 6].flatMap(n => [
    ...endsOf(course, from, 'fwd', n, own.lap === 0),
    ...endsOf(course, from, 'back', n, false),
  ])
  const end = ends.find(({ space }) => space.id === to)
  if (end) return landing(board, course, fancyOf(own), end).value
  return spaceOf(course, to ?? '').rank + (board.tokens.includes(to ?? '') ? 2 : 0) // far behind: the nearer the better
}

/** It is sent against the richest of the others, and never against one's own ship. */
function ghostValue(board: RegattaBoard, seat: number, to: string | undefined): number {
  if (board.ships[seat]?.space === to) return -9
  const met = board.ships.filter(({ space }) => space === to)
  return met.reduce((sum, ship) => sum + 1 + richness(board, ship), board.tokens.includes(to ?? '') ? -1 : 0)
}

const richness = (board: RegattaBoard, ship: SeenShip | undefined): number =>
  ship ? Math.max(0, ...ship.holds.map(hold => lossOf(board, hold))) + 2 * ship.powers.length + ship.down.length : 0

// ── fights ──

const MEAN_ROLL = 6

/** In attack half of it; in defence as much as a usual roll needs to win, or nothing if that is too much. */
function powderValue(board: RegattaBoard, own: SeenShip, side: string | undefined, n: number): number {
  const fight = board.acting?.fight
  const have = count(own.holds, editionOf(board.edition).goods.powder)
  const wanted = side === 'attack' ? Math.ceil(have / 2) : strengthOf(fight?.attack) - MEAN_ROLL + 1
  return -Math.abs(n - (wanted > have ? 0 : Math.max(0, wanted)))
}

const strengthOf = (shot: Shot | undefined): number => (shot?.powder ?? 0) + points(shot?.face)
const points = (face: Face | undefined): number => (face === 'star' ? 12 : (face ?? 0))

/** A low roll of one's own and a high one of the other's. */
function sabreValue(board: RegattaBoard, seat: number, side: string | undefined): number {
  const fight = board.acting?.fight
  if (!fight) return 0
  const mine = side === 'attack' ? fight.attacker === seat : fight.defender === seat
  const face = points(side === 'attack' ? fight.attack.face : fight.defence.face)
  return mine ? MEAN_ROLL - face : face - MEAN_ROLL
}

const POWERS: Readonly<Record<string, number>> = { beth: 4, sabre: 4, hold: 3.5, map: 3 }
const UNSEEN = 2

function lootValue(board: RegattaBoard, own: SeenShip, loot: string): number {
  const [kind, what = ''] = loot.split(':')
  if (kind === 'power') return POWERS[what] ?? 0
  if (kind === 'unseen') return UNSEEN
  if (kind === 'token') return 1.5
  if (kind === 'curse') return 1.5 * Math.abs(Number(what))
  if (kind !== 'cargo') return 0
  const [, good, n] = /([a-z]+)(\d+)$/.exec(what) ?? []
  return isGood(good) ? 0.1 + worthOf(board, own.holds, good, Number(n)) : 0
}

/** Of what is written "food3-2+food2-2" the second hold is emptied. */
const emptiedHolds: Value = id => [...id.matchAll(/(\d+)-(\d+)/g)].filter(([, full, gone]) => full === gone).length
