/** How each event changes the state; nothing else changes it. */
import type { Seat } from '../../../rules/contract'
import { isPower } from '../editions/cards'
import type { Draw, EventOf, RegattaEvent, Side } from './events'
import { blurred, given, addFaceDown, powerGained, powerLost, sailed, stolen, withHold, without, withTokens } from './ships'
import { cardsOf, hasFinished, shipOf } from './state'
import type { Cards, Fight, Now, RegattaState, Shot } from './state'

export function apply(state: RegattaState | undefined, event: RegattaEvent): RegattaState {
  if (event.type === 'began') return begun(event)
  if (!state) throw new Error('regatta: the first event must be "began"')
  switch (event.type) {
    case 'reshuffled':
      return withCards(state, event.seat, { ...cardsOf(state, event.seat), deck: event.deck, discard: [] })
    case 'drew':
      return event.draws.reduce(drawn, state)
    case 'threw':
      return threw(state, event)
    case 'sealed':
      return withCards(state, event.seat, sealed(cardsOf(state, event.seat), event))
    case 'placed':
      return { ...state, placed: event.dice }
    case 'picked':
      return withCards(state, event.seat, picked(cardsOf(state, event.seat), event))
    case 'turned':
      return turned(state, event)
    case 'began-action':
      return { ...state, now: { ship: event.ship, when: event.when, step: 'begin', retreats: 0 } }
    case 'loaded':
      return step(withHold(state, event.seat, event.into, { what: event.what, n: event.n }), 'done')
    case 'could-not-load':
    case 'left':
      return step(state, 'done')
    case 'moved':
      return moved(state, event)
    case 'attacked':
      return now(state, { step: 'fight', fight: { attacker: event.attacker, defender: event.defender, attack: {}, defence: {} } })
    case 'set-aside':
      if (!event.taken) return shot(state, event.side, { powder: event.n })
      return shot(without(state, event.ship, event.taken), event.side, { powder: event.n, spent: true })
    case 'took-some':
      return tookSome(state, event)
    case 'emptied':
      return shot(without(whole(state), event.ship, event.taken), event.side, { spent: true })
    case 'shot':
      return shot(state, event.side, { face: event.face })
    case 'kept':
      return shot(state, event.side, { settled: true })
    case 'shot-again':
      return fight(shot(state, event.side, { face: event.face, first: event.first, settled: true }), { sabre: true })
    case 'fought':
      return event.winner === undefined ? fightOver(state) : fight(state, { winner: event.winner })
    case 'grabbed':
      return fight(state, { grabbed: event.hold })
    case 'stole-cargo': {
      const { by, from, hold, into, what, n } = event
      const robbed = withHold(state, from, hold, null)
      return fightOver(into === undefined ? robbed : withHold(robbed, by, into, { what, n }))
    }
    case 'stole-power': {
      const { by, from, power, cargo, keeps } = event
      return fightOver(powerGained(powerLost(state, from, power), by, power, keeps ? cargo : null))
    }
    case 'stole-unseen':
      return fightOver(stolen(state, event.from, event.index, event.by))
    case 'gave-curse':
      return fightOver((event.ruling ? given : blurred)(state, event.by, event.index, event.to))
    case 'stole-token':
      return fightOver(withTokens(withTokens(state, event.from, -1), event.by, 1))
    case 'took-nothing':
      return fightOver(state)
    case 'paid':
      return step(without(whole(state), event.seat, event.taken), event.due === undefined || event.stays ? 'done' : 'short')
    case 'rolled-shortage':
      return event.shape === 'stay' ? step(state, 'done') : now(state, { goal: event.shape })
    case 'retreated': {
      const retreats = acting(state).retreats + 1
      const { ship, when } = acting(state)
      const laps = event.ruling ? -shipOf(state, event.seat).lap : event.laps
      return { ...sailed(state, event.seat, event.to, laps), now: { ship, when, step: 'arrived', retreats } }
    }
    case 'found':
      return found(state, event)
    case 'ended':
      return { ...quiet(state), over: true }
  }
}

function begun(event: EventOf<'began'>): RegattaState {
  return {
    edition: event.edition,
    course: event.course,
    round: 0,
    captain: event.captain,
    dice: [1, 1],
    ships: event.ships,
    ...(event.ghost && { ghost: event.ghost }),
    cards: event.decks.map(deck => ({ hand: [], deck, discard: [], sealed: [] })),
    pile: event.pile,
    box: event.box,
    tokens: event.tokens,
  }
}

/** The state between rounds, with no action in progress. */
function quiet({ now, ...rest }: RegattaState): RegattaState {
  return rest
}
function threw({ placed, ...rest }: RegattaState, { round, seat, dice }: EventOf<'threw'>): RegattaState {
  return { ...quiet(rest), round, captain: seat, dice }
}

// ── cards ──

function withCards(state: RegattaState, seat: Seat, cards: Cards): RegattaState {
  return { ...state, cards: state.cards.with(seat, cards) }
}

function drawn(state: RegattaState, draw: Draw): RegattaState {
  const cards = cardsOf(state, draw.seat)
  const deck = cards.deck.slice(0, cards.deck.length - draw.cards.length)
  return withCards(state, draw.seat, { ...cards, hand: [...cards.hand, ...draw.cards], deck })
}

function sealed(cards: Cards, { placement, card }: EventOf<'sealed'>): Cards {
  const before = cards.sealed.find(seal => seal.placement === placement)
  const others = cards.sealed.filter(seal => seal !== before)
  return { ...cards, sealed: [...others, { placement, times: (before?.times ?? 0) + 1, ...(card && { card }) }] }
}

const picked = (cards: Cards, { card }: EventOf<'picked'>): Cards => ({
  ...cards,
  hand: cards.hand.filter(held => held !== card),
  picked: card,
  sealed: [],
})

function turned(state: RegattaState, { seat, card }: EventOf<'turned'>): RegattaState {
  const { hand, deck, discard, sealed } = cardsOf(state, seat)
  const played = withCards(state, seat, { hand, deck, discard: [...discard, card], sealed })
  return { ...played, now: { ship: seat, when: 0, step: 'begin', retreats: 0 } }
}

// ── the action ──

function acting(state: RegattaState): Now {
  if (!state.now) throw new Error('regatta: no action in progress')
  return state.now
}
const now = (state: RegattaState, change: Partial<Now>): RegattaState => ({ ...state, now: { ...acting(state), ...change } })
const step = (state: RegattaState, step: Now['step']): RegattaState => now(state, { step })

function moved(state: RegattaState, event: EventOf<'moved'>): RegattaState {
  const there = sailed(state, event.ship, event.to, event.laps)
  return step(there, hasFinished(shipOf(there, event.ship)) ? 'done' : 'arrived')
}

function tookSome(state: RegattaState, { ship, hold, n, left }: EventOf<'took-some'>): RegattaState {
  const taken = shipOf(state, ship).holds.map((_, index) => (index === hold ? n : 0))
  return now(without(state, ship, taken), { part: { left, shut: [...(acting(state).part?.shut ?? []), hold] } })
}
/** Ends a hold-by-hold payment: all its tokens have been taken. */
function whole(state: RegattaState): RegattaState {
  const { part, ...rest } = acting(state)
  return part ? { ...state, now: rest } : state
}

function fight(state: RegattaState, change: Partial<Fight>): RegattaState {
  const before = state.now?.fight
  if (!before) throw new Error('regatta: no fight in progress')
  return now(state, { fight: { ...before, ...change } })
}
function shot(state: RegattaState, side: Side, change: Shot): RegattaState {
  const before = state.now?.fight?.[side]
  return fight(state, { [side]: { ...before, ...change } })
}
function fightOver(state: RegattaState): RegattaState {
  const { ship, when, retreats } = acting(state)
  return { ...state, now: { ship, when, step: 'fought', retreats } }
}

// ── treasures ──

function found(state: RegattaState, { ship: id, space, card }: EventOf<'found'>): RegattaState {
  const tokens = state.tokens.filter(lair => lair !== space)
  const left = step({ ...state, tokens, pile: state.pile.slice(0, -1) }, 'done')
  if (card === undefined) return withTokens(left, id, 1)
  if (id !== 'ghost' && isPower(card)) return powerGained(left, id, card) // J-TREA-2
  return addFaceDown(left, id, { card, known: id === 'ghost' ? [] : [id] }) // G-MOVE-3
}
