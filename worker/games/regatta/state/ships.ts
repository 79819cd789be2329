/** Changes to one ship: its holds, its powers, and face-down treasures changing owners. */
import type { Seat } from '../../../rules/contract'
import { isPower, type Power } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import type { Taken } from './events'
import { taking } from './holds'
import { shipOf, type FaceDown, type Hold, type RegattaState, type Ship, type ShipId } from './state'

function withShip(state: RegattaState, id: ShipId, change: Partial<Ship>): RegattaState {
  const ship = { ...shipOf(state, id), ...change }
  return id === 'ghost' ? { ...state, ghost: ship } : { ...state, ships: state.ships.with(id, ship) }
}

export const sailed = (state: RegattaState, id: ShipId, to: string, laps: number): RegattaState =>
  withShip(state, id, { space: to, lap: shipOf(state, id).lap + laps })

export const withHold = (state: RegattaState, id: ShipId, index: number, hold: Hold): RegattaState =>
  withShip(state, id, { holds: shipOf(state, id).holds.with(index, hold) })

export const without = (state: RegattaState, id: ShipId, taken: Taken): RegattaState =>
  taken.length === 0 ? state : withShip(state, id, { holds: taking(shipOf(state, id).holds, taken) })

export const withTokens = (state: RegattaState, id: ShipId, more: 1 | -1): RegattaState =>
  withShip(state, id, { tokens: shipOf(state, id).tokens + more })

/** The 6th Hold exists as long as the ship has its card (J-POW-HOLD-1). */
export function powerGained(state: RegattaState, id: ShipId, power: Power, cargo: Hold = null): RegattaState {
  const { holds, powers } = shipOf(state, id)
  return withShip(state, id, { holds: power === 'hold' ? [...holds, cargo] : holds, powers: [...powers, power] })
}
export function powerLost(state: RegattaState, id: ShipId, power: Power): RegattaState {
  const { holds, powers } = shipOf(state, id)
  return withShip(state, id, {
    holds: power === 'hold' ? holds.slice(0, commonHolds) : holds,
    powers: powers.filter(other => other !== power),
  })
}

export const addFaceDown = (state: RegattaState, id: ShipId, down: FaceDown): RegattaState =>
  withShip(state, id, { down: [...shipOf(state, id).down, down] })

/**
 * A cursed card is given face down. Giver and receiver know it (a ghost ship sees nothing), everybody else knows that it is cursed, and
 * nobody forgets what they knew (J-LOOT-4, Q-31, Q-32).
 */
export function given(state: RegattaState, from: ShipId, index: number, to: ShipId): RegattaState {
  const { card, rest } = takenOut(state, from, index)
  return addFaceDown(withShip(state, from, { down: rest }), to, {
    card: card.card,
    known: alsoKnown(card, seersOf(from, to)),
    cursed: true,
  })
}

/**
 * A face-down card is stolen at random. Both owners see it (a ghost ship sees nothing); the others lose track of which card it was, unless
 * it was the only one or is turned up (J-LOOT-3, J-LOOT-5, J-TREA-2, Q-32).
 */
export function stolen(state: RegattaState, from: ShipId, index: number, to: ShipId): RegattaState {
  const { card, rest } = takenOut(state, from, index)
  if (isPower(card.card) && to !== 'ghost') return powerGained(withShip(state, from, { down: rest }), to, card.card)
  return outOfSight(state, from, index, to)
}

/** Giving a cursed card as recorded before ruling Q-32: seats not involved lost track of it, as after a theft. */
export const blurred = (state: RegattaState, from: ShipId, index: number, to: ShipId): RegattaState =>
  outOfSight(state, from, index, to, true)

function outOfSight(state: RegattaState, from: ShipId, index: number, to: ShipId, marked?: true): RegattaState {
  const { card, rest } = takenOut(state, from, index)
  const seers = seersOf(from, to)
  const flagged = card.cursed === true && rest.every(other => other.cursed)
  const left = withShip(state, from, { down: rest.map(other => seenBy(other, seers, flagged)) })
  const known = rest.length === 0 ? alsoKnown(card, seers) : seers
  return addFaceDown(left, to, { card: card.card, known, ...((marked || flagged) && { cursed: true }) })
}

function takenOut(state: RegattaState, from: ShipId, index: number): { card: FaceDown; rest: FaceDown[] } {
  const { down } = shipOf(state, from)
  const card = down[index]
  if (!card) throw new Error(`regatta: no face-down card ${index}`)
  return { card, rest: down.filter(other => other !== card) }
}

const seersOf = (from: ShipId, to: ShipId): Seat[] => [from, to].filter(id => id !== 'ghost')
const alsoKnown = ({ known }: FaceDown, seers: readonly Seat[]): Seat[] => [...new Set([...known, ...seers])]

function seenBy(other: FaceDown, seers: readonly Seat[], flagged: boolean): FaceDown {
  return { card: other.card, known: other.known.filter(seat => seers.includes(seat)), ...(flagged && { cursed: true }) }
}
