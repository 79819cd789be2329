/** A simple bot. It plays each card through as if nobody else were there, and answers the questions of a fight by rule of thumb. */
import type { Choice, Prompt, SeatView } from '../../rules/contract'
import type { CardAct, Does, Loot, RegattaAct } from './turn/acts'
import { actOf, type Face, type Power } from './editions/cards'
import { spaceOf } from './editions/course'
import { courseOf } from './editions/courses'
import { shipIn } from './state/reading'
import type { Shot } from './state/state'
import type { RegattaBoard, SeenShip } from './state/view'
import { fancy, imaginedShip, landing, lossOf, worthOf } from './advice/worth'

export function deckhand({ board }: SeatView<RegattaBoard>, prompt: Prompt<RegattaAct>): Choice<RegattaAct> {
  const own = board.ships[prompt.seat]
  if (!own) return prompt.choices[0]
  const value = ({ act }: Choice<RegattaAct>): number => valueOf(board, prompt.seat, own, act)
  return prompt.choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best))
}

function valueOf(board: RegattaBoard, seat: number, own: SeenShip, act: RegattaAct): number {
  switch (act.do) {
    case 'captain':
    case 'card':
      return cardValue(board, own, act)
    case 'move':
      return act.ship === 'ghost' ? ghostValue(board, seat, act) : courseValue(board, own, act)
    case 'retreat':
      return courseValue(board, own, act)
    case 'load':
    case 'stow':
      return -lossOf(board, act.emptied)
    case 'attack':
      return richness(board, shipIn(board, act.defender))
    case 'powder':
      return powderValue(board, act)
    case 'sabre':
      return act.again ? sabreValue(act) : 0
    case 'loot':
      return lootValue(board, own, act)
    case 'treasure':
      return act.take ? 1 : 0
    // Prefers the payment that empties the most holds.
    case 'spend':
      return act.spread.filter(({ had, n }) => had === n).length
    case 'spend-some':
      return act.from.had === act.from.n ? 1 : 0
    // Sealing answers ahead, which the bot never does.
    case 'seal':
    case 'open':
      return 0
  }
}

function cardValue(board: RegattaBoard, own: SeenShip, { card, placement: [morning, evening] }: CardAct): number {
  const after = fancy(board, imaginedShip(own), actOf(card, 0), morning)
  return after.lap === 1 ? after.value : fancy(board, after, actOf(card, 1), evening).value
}

/** The value of the space a move ends on. */
function courseValue(board: RegattaBoard, own: SeenShip, { to, laps }: Does<'move' | 'retreat'>): number {
  const course = courseOf(board.course)
  return landing(board, course, imaginedShip(own), { space: spaceOf(course, to), laps }).value
}

/** Sends the ghost against the richest opponent, never against the bot's own ship. */
function ghostValue(board: RegattaBoard, seat: number, { to, treasure }: Does<'move'>): number {
  if (board.ships[seat]?.space === to) return -9
  const met = board.ships.filter(({ space }) => space === to)
  return met.reduce((sum, ship) => sum + 1 + richness(board, ship), treasure ? -1 : 0)
}

const richness = (board: RegattaBoard, ship: SeenShip | undefined): number =>
  ship ? Math.max(0, ...ship.holds.map(hold => lossOf(board, hold))) + 2 * ship.powers.length + ship.down.length : 0

// ── fights ──

const MEAN_ROLL = 6

/** Attacks with half its powder; defends with what an average roll needs to win, or none if it has too little. */
function powderValue({ acting }: RegattaBoard, { side, n, most }: Does<'powder'>): number {
  const wanted = side === 'attack' ? Math.ceil(most / 2) : strengthOf(acting?.fight?.attack) - MEAN_ROLL + 1
  return -Math.abs(n - (wanted > most ? 0 : Math.max(0, wanted)))
}

const strengthOf = (shot: Shot | undefined): number => (shot?.powder ?? 0) + points(shot?.face)
const points = (face: Face | undefined): number => (face === 'star' ? 12 : (face ?? 0))

/** Repeats its own low rolls and the opponent's high ones. */
const sabreValue = ({ own, face }: Does<'sabre'>): number => (own ? MEAN_ROLL - points(face) : points(face) - MEAN_ROLL)

const POWERS: Readonly<Record<Power, number>> = { beth: 4, sabre: 4, hold: 3.5, map: 3 }

function lootValue(board: RegattaBoard, own: SeenShip, loot: Loot): number {
  switch (loot.loot) {
    case 'cargo':
      return 0.1 + worthOf(board, own.holds, loot.what, loot.n)
    case 'power':
      return POWERS[loot.power]
    case 'unseen':
      return 2
    case 'token':
      return 1.5
    case 'curse':
      return 1.5 * -loot.card
    case 'nothing':
      return 0
  }
}
