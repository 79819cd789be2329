/** After a movement: whom the ship meets, then the cost or the treasure (J-ARR, J-PAY, J-LAIR). */
import type { Seat } from '../../../rules/contract'
import type { Landing } from './acts'
import type { Good } from '../editions/cards'
import { count } from '../state/holds'
import { costOf } from './moving'
import type { Question, Story } from './question'
import { spending } from './spending'
import { editionIn, mateOf, shipOf, spaceIn, type Now, type RegattaState, type ShipId } from '../state/state'
import { goods, named } from '../state/texts'

/** J-FIGHT-1, J-FIGHT-2: attack one of the ships lying there (J-D6, G-D3). */
export function opponentQuestion(state: RegattaState, attacker: ShipId, met: readonly ShipId[]): Question {
  const seat = mateOf(state, attacker)
  return {
    about: 'opponent',
    seat,
    ask: () => ({ say: 'ask-opponent', with: named('ship', attacker) }),
    waiting: () => ({ say: 'waiting-opponent', with: named('who', seat) }),
    options: met.map(defender => ({
      act: { do: 'attack', attacker, defender },
      label: () => ({ say: 'choice-opponent', with: named('ship', defender) }),
    })),
  }
}

/** The cost due here; none after a retreat by shortage die (JR-SHORT-4). */
function costIn(state: RegattaState, { ship, retreats }: Now): Landing['cost'] {
  if (editionIn(state).shortageDie && retreats > 0) return undefined
  return costOf(state, ship, spaceIn(state, shipOf(state, ship).space))
}

const tokenHere = (state: RegattaState, now: Now): boolean => state.tokens.includes(shipOf(state, now.ship).space)

/** Asked when nobody is left to fight: how to pay (J-D13), or whether to take a treasure found because of a shortage (J-D15). */
export function settleQuestion(state: RegattaState, now: Now): Question | undefined {
  const seat = mateOf(state, now.ship)
  const cost = costIn(state, now)
  if (cost) return payQuestion(state, seat, cost.what, cost.n)
  return tokenHere(state, now) && now.retreats > 0 ? treasureQuestion(state, seat) : undefined
}

/** J-PAY-3. Not having enough is a shortage, which is not asked about. */
function payQuestion(state: RegattaState, seat: Seat, what: Good, n: number): Question | undefined {
  if (!state.now?.part && count(shipOf(state, seat).holds, what) < n) return undefined
  return {
    ...spending(state, 'pay', { for: 'cost', ship: seat, what, n }),
    seat,
    ask: () => ({ say: 'ask-pay', with: { goods: goods(what, n) } }),
    waiting: () => ({ say: 'waiting-pay', with: named('who', seat) }),
  }
}

/** J1-SHORT-4, JR-SHORT-6. */
function treasureQuestion(state: RegattaState, seat: Seat): Question {
  const { space } = shipOf(state, seat)
  return {
    about: 'treasure',
    seat,
    ask: () => ({ say: 'ask-treasure' }),
    waiting: () => ({ say: 'waiting-treasure', with: named('who', seat) }),
    options: [
      { act: { do: 'treasure', space, take: true }, label: () => ({ say: 'choice-take' }), at: space },
      { act: { do: 'treasure', space, take: false }, label: () => ({ say: 'choice-leave' }) },
    ],
  }
}

/** J-LAIR-2, G-MOVE-3: the token leaves the game, and its finder takes the top card of the pile. */
export function find(story: Story, ship: ShipId): void {
  const { state } = story
  const { space } = shipOf(state, ship)
  const card = state.pile.at(-1)
  story.record({ type: 'found', ship, space, ...(card !== undefined && { card }), final: true })
}

/**
 * Does what needs no question: takes a treasure on an ordinary arrival, or pays what there is in a shortage (J1-SHORT-1, JR-SHORT-1). False
 * if nothing is left to do here.
 */
export function settle(story: Story, now: Now): boolean {
  const { state } = story
  const cost = costIn(state, now)
  if (cost && now.ship !== 'ghost') {
    const { holds, lap } = shipOf(state, now.ship)
    const { what, n: due } = cost
    const taken = holds.map(hold => (hold?.what === what ? hold.n : 0))
    const stays = editionIn(state).shortageDie !== undefined && lap < 0 // JR-SHORT-7
    story.record({ type: 'paid', seat: now.ship, what, n: count(holds, what), taken, due, ...(stays && { stays }) })
    return true
  }
  if (!tokenHere(state, now)) return false
  find(story, now.ship)
  return true
}
