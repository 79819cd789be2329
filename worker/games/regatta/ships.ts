/** Changes to one ship: its holds, its powers, and face-down treasures that change owners. */
import type { Seat } from '../../rules/contract'
import { isPower, type Power } from './cards'
import { commonHolds } from './editions/edition'
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

/** The 6th Hold is a hold as long as a ship has the card (J-POW-HOLD-1). */
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

export const lain = (state: RegattaState, id: ShipId, down: FaceDown): RegattaState =>
  withShip(state, id, { down: [...shipOf(state, id).down, down] })

/** A face-down card goes from one ship to another. Both owners see which one it is, a ghost ship sees nothing; the others cannot
    follow it, unless it was the only one or is turned up (J-LOOT-3 to J-LOOT-5, J-TREA-2, Q-31, Q-32). */
export function passOn(state: RegattaState, from: ShipId, index: number, to: ShipId, given: boolean): RegattaState {
  const { down } = shipOf(state, from)
  const card = down[index]
  if (!card) throw new Error(`regatta: no face-down card ${index}`)
  const rest = down.filter(other => other !== card)
  const seers = [from, to].filter(id => id !== 'ghost')
  if (isPower(card.card) && to !== 'ghost') return powerGained(withShip(state, from, { down: rest }), to, card.card)
  const followed = rest.length === 0
  const flagged = down.every(other => other.cursed)
  const left = withShip(state, from, { down: rest.map(other => seenBy(other, seers, flagged)) })
  const known = followed ? [...new Set([...card.known, ...seers])] : seers
  return lain(left, to, { card: card.card, known, ...((given || flagged) && { cursed: true }) })
}

function seenBy(other: FaceDown, seers: readonly Seat[], flagged: boolean): FaceDown {
  return { card: other.card, known: other.known.filter(seat => seers.includes(seat)), ...(flagged && { cursed: true }) }
}
