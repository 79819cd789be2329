/** Planning one's next turn while others move. Plans are tried on a copy built from what the seat sees, so they reveal nothing hidden. */
import type { Choice, Prompt, SeatView, Text } from '../../rules/contract'
import type { Ahead, PlanBook } from '../../rules/plans'
import { idOf, type TunnelAct } from './rules/acts'
import { apply, boatOf, handOf, countCards, NO_CARDS, piratesOf, type Place, type TunnelState } from './rules/state'
import { canAct, prompts } from './rules/turn'
import { view as viewOf, type TunnelBoard } from './rules/view'

export const plans: PlanBook<TunnelBoard, TunnelAct> = { most: 3, actionOf, ahead, meant, same, stop, changed }

function actionOf({ viewer, board: { turn } }: SeatView<TunnelBoard>): number | undefined {
  return turn?.seat === viewer ? turn.action - 1 : undefined
}

function ahead(view: SeatView<TunnelBoard>, acts: readonly TunnelAct[]): Ahead<TunnelBoard, TunnelAct> | undefined {
  let copy = copyOf(view)
  if (!copy) return undefined
  let goesOn = true
  for (const act of acts) {
    if (!goesOn) return undefined
    goesOn = act.do !== 'stop' && copy.turn.action < 3
    copy = done(copy, act)
    const boat = boatOf(copy)
    if (piratesOf(copy, copy.turn.seat).every(place => place === boat)) goesOn = false
  }
  const { seat, action } = copy.turn
  const [prompt] = goesOn && (action > 1 || canAct(copy, seat)) ? prompts(copy) : []
  return { view: seenIn(copy, view), ...(prompt && { prompt }) }
}

/**
 * The state as if the viewer's turn started now. Other hands and the deck are left empty: they only affect which cards are drawn, and
 * nobody can plan with those.
 */
function copyOf({ viewer, board }: SeatView<TunnelBoard>): TunnelState | undefined {
  const { turn, edition, symbols, discard, row = [] } = board
  if (viewer === 'watcher' || !turn) return undefined
  const pirates = board.hands.map((_, seat) => board.pirates.flatMap((there, place) => new Array<Place>(there[seat] ?? 0).fill(place)))
  return {
    ...{ edition, symbols, discard, row, pirates, deck: [] },
    hands: board.hands.map(({ seat, cards }) => (seat === viewer && cards) || NO_CARDS),
    turn: turn.seat === viewer ? turn : { number: turn.number + 1, seat: viewer, action: 1 },
  }
}

/** Applies the certain part of an act: of the cards it draws, only those in the open row. */
function done(copy: TunnelState, act: TunnelAct): TunnelState {
  const { seat } = copy.turn
  if (act.do === 'stop') return copy
  if (act.do === 'play') return apply(apply(copy, { type: 'advanced', ...act, seat }), { type: 'acted' })
  let after = apply(copy, { type: 'retreated', ...act, seat, draws: act.met })
  for (const symbol of copy.row.slice(0, act.met)) after = apply(after, { type: 'drew', seat, symbol, from: 'row', seen: true })
  return apply(after, { type: 'acted' })
}

/** The viewer's board after the plan; whatever the copy does not know stays as it was. */
function seenIn(copy: TunnelState, { board, ...view }: SeatView<TunnelBoard>): SeatView<TunnelBoard> {
  const { pirates, discard } = viewOf(copy, view.viewer).board
  const hands = board.hands.map(hand => {
    const cards = handOf(copy, hand.seat)
    return hand.seat === view.viewer ? { ...hand, cards, count: countCards(cards) } : hand
  })
  return { ...view, board: { ...board, pirates, discard, hands, ...(board.row && { row: copy.row }), turn: copy.turn } }
}

/** Finds the same move among the choices: the same card and pirate, or the same pirate going back. */
function meant(act: TunnelAct, { choices }: Prompt<TunnelAct>): Choice<TunnelAct> | undefined {
  const id = idOf(act)
  return choices.find(choice => idOf(choice.act) === id)
}

/** Whether it still has the same result: the same division, and for a step back as many cards. */
function same(planned: TunnelAct, offered: TunnelAct): boolean {
  if (planned.do === 'back') return offered.do === 'back' && planned.to === offered.to && planned.met === offered.met
  return planned.do === 'stop' || (offered.do === 'play' && planned.to === offered.to)
}

function stop({ choices }: Prompt<TunnelAct>): Choice<TunnelAct> | undefined {
  return choices.find(({ act }) => act.do === 'stop')
}

function changed(planned: TunnelAct, offered: TunnelAct | undefined): Text {
  if (planned.do === 'stop') throw new Error('tunnel: stopping is not a planned step')
  const from = placeWord(planned, planned.from)
  const to = placeWord(planned, planned.to)
  if (!offered || offered.do === 'stop')
    return planned.do === 'play' ? { say: 'plan-gone', with: { symbol: planned.symbol, from } } : { say: 'plan-gone-back', with: { from } }
  const now = placeWord(offered, offered.to)
  if (planned.do === 'back' && offered.do === 'back' && planned.to === offered.to)
    return { say: 'plan-cards', with: { from, cards: offered.met } }
  return { say: 'plan-elsewhere', with: { from, to, now } }
}

/** The word for a place within a sentence. */
function placeWord(act: Exclude<TunnelAct, { do: 'stop' }>, place: Place): Place | 'entrance' | 'boat' {
  if (place === 0) return 'entrance'
  const intoBoat = act.do === 'play' && act.boat && place === act.to
  const outOfBoat = act.do === 'back' && act.boat && place === act.from
  return intoBoat || outOfBoat ? 'boat' : place
}
