/** The ranking, and the invariants that no move may break. */
import type { Seat, Standing, StandingRow } from '../../../rules/contract'
import { placed } from '../../../rules/kit'
import { SYMBOLS } from './sections'
import { boatOf, crowdOf, handOf, piratesOf, type TunnelState } from './state'

/** The seat that escaped, then most pirates in the boat, then the greater sum of positions (C-END-1, C-TURN-6). */
export function standing(state: TunnelState): Standing {
  const boat = boatOf(state)
  const escaped = state.end?.by === 'escape' ? state.end.seat : undefined
  const seats = state.pirates.map((own, seat) => ({
    seat,
    free: own.filter(place => place === boat).length,
    way: own.reduce((sum, place) => sum + place, 0),
  }))
  const ahead = (a: (typeof seats)[number], b: (typeof seats)[number]): boolean => (a.free !== b.free ? a.free > b.free : a.way > b.way)
  const rows = placed(seats, ahead).map(
    ({ place, one: { seat, free, way } }): StandingRow => ({
      place,
      who: seat,
      score: free,
      parts: [{ name: { say: 'part-way' }, value: way }],
    })
  )
  return { rows, why: reason(state, escaped), counts: { say: 'part-free' } }
}

function reason(state: TunnelState, escaped: Seat | undefined): Standing['why'] {
  if (escaped !== undefined) return { say: 'why-escaped', with: { who: { seat: escaped } } }
  return { say: state.end ? 'why-stood' : 'why-running' }
}

const CARDS = 102 // C-COMP-1
const MOST_ON_A_DIVISION = 3 // C-BACK-4

export function check(state: TunnelState): void {
  const held = state.pirates.map((_, seat) => handOf(state, seat))
  for (const symbol of SYMBOLS) {
    const lying = [state.deck, state.discard, state.row].map(pile => pile.filter(card => card === symbol).length)
    const all = [...lying, ...held.map(hand => hand[symbol])]
    if (all.some(n => n < 0)) throw new Error(`tunnel: a negative number of ${symbol}`)
    const sum = all.reduce((a, b) => a + b, 0)
    if (sum !== CARDS / SYMBOLS.length) throw new Error(`tunnel: ${sum} cards of ${symbol}`)
  }
  const crew = piratesOf(state, 0).length
  state.pirates.forEach((own, seat) => {
    if (own.length !== crew) throw new Error(`tunnel: seat ${seat} has ${own.length} pirates`)
    if (own.some(place => place < 0 || place > boatOf(state))) throw new Error(`tunnel: a pirate of seat ${seat} is nowhere`)
  })
  const crowded = crowdOf(state)
    .slice(1, -1)
    .findIndex(n => n > MOST_ON_A_DIVISION)
  if (crowded >= 0) throw new Error(`tunnel: more than ${MOST_ON_A_DIVISION} pirates on division ${crowded + 1}`)
}
