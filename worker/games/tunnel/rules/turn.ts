/** The turn of Tunnel in the order of its rulebook: what a seat may do, and what follows. Start reading here. */
import type { Chance } from '../../../rules/chance'
import type { Choice, Prompt, Recorder, Seat, Text } from '../../../rules/contract'
import { offer } from '../../../rules/kit'
import { idOf, type TunnelAct } from './acts'
import { SYMBOLS, type Symbol } from './sections'
import { placeWord, spot } from './spots'
import { boatOf, countCards, crowdOf, handOf, piratesOf, questionsOf } from './state'
import type { Cards, Place, TunnelEvent, TunnelState } from './state'

export type Story = Recorder<TunnelState, TunnelEvent>

// ── what may be done ──

/** One question at a time: the next action of the seat on turn (C-TURN-2). */
export function prompts(state: TunnelState): Prompt<TunnelAct>[] {
  if (state.end) return []
  const { seat, number, action } = state.turn
  const hand = handOf(state, seat)
  const choices = actionsOf(state, seat, hand)
  if (action > 1) choices.push({ id: idOf(STOP), label: { say: 'choice-stop' }, act: STOP }) // C-TURN-3
  const prompt: Omit<Prompt, 'choices'> = {
    id: `t${number}.${action}`,
    seat,
    ask: asking(action, choices),
    waiting: { say: 'waiting-action', with: { who: { seat }, action } },
  }
  // The number of choices gives away nothing if the hand is open or has at most one card.
  if (questionsOf(state).handsOpen || countCards(hand) <= 1) prompt.plain = true
  return [offer(prompt, choices)]
}

const STOP: TunnelAct = { do: 'stop' }

/** At the entrance nobody can go back. */
function asking(action: number, choices: readonly Choice<TunnelAct>[]): Text {
  const isForward = action === 1 && choices.every(({ act }) => act.do === 'play')
  return isForward ? { say: 'ask-forward' } : { say: 'ask-action', with: { action } }
}

function actionsOf(state: TunnelState, seat: Seat, hand: Cards): Choice<TunnelAct>[] {
  const crowd = crowdOf(state)
  const boat = boatOf(state)
  const from = [...new Set(piratesOf(state, seat))].sort((a, b) => a - b)
  const choices: Choice<TunnelAct>[] = []
  for (const symbol of SYMBOLS) {
    if (hand[symbol] === 0) continue
    const group = { id: symbol, sign: symbol, say: 'group-symbol', with: { symbol, count: hand[symbol] } }
    for (const place of from) {
      if (place === boat) continue
      const { to, passed } = forward(state.symbols, crowd, symbol, place)
      const act: TunnelAct = { do: 'play', symbol, from: place, to, passed, boat: to === boat }
      choices.push({
        id: idOf(act),
        act,
        label: { say: 'choice-forward', with: { symbol, from: placeWord(place, boat), to: placeWord(to, boat) } },
        at: spot(place, boat),
        to: spot(to, boat),
        group,
      })
    }
  }
  for (const place of from) {
    const goal = backward(crowd, place)
    if (!goal) continue
    const act: TunnelAct = { do: 'back', from: place, ...goal, boat: place === boat }
    choices.push({
      id: idOf(act),
      act,
      label: { say: 'choice-back', with: { from: placeWord(place, boat), to: goal.to, cards: goal.met } },
      at: spot(place, boat),
      to: spot(goal.to, boat),
      group: { id: 'back', sign: 'back', say: 'group-back' },
    })
  }
  return choices
}

/** C-FWD-1 to 3, C-FWD-5: the next empty division with the symbol, or else the boat. */
function forward(symbols: readonly Symbol[], crowd: readonly number[], symbol: Symbol, from: Place): { to: Place; passed: number } {
  let passed = 0
  for (let place = from + 1; place <= symbols.length; place++) {
    if (symbols[place - 1] !== symbol) continue
    if (crowd[place] === 0) return { to: place, passed }
    passed++
  }
  return { to: symbols.length + 1, passed }
}

/** C-BACK-1, 2, 5, 6: the nearest division behind with one or two pirates; undefined if there is none. */
function backward(crowd: readonly number[], from: Place): { to: Place; met: 1 | 2 } | undefined {
  for (let place = from - 1; place >= 1; place--) {
    const met = crowd[place]
    if (met === 1 || met === 2) return { to: place, met }
  }
  return undefined
}

/** C-TURN-4: a card can always be played, because until the game ends some pirate is not in the boat. */
export function canAct(state: TunnelState, seat: Seat): boolean {
  if (countCards(handOf(state, seat)) > 0) return true
  const crowd = crowdOf(state)
  return piratesOf(state, seat).some(place => backward(crowd, place))
}

// ── what follows ──

export function play(story: Story, seat: Seat, act: TunnelAct, chance: Chance): void {
  const { action } = story.state.turn
  if (act.do === 'play') advance(story, seat, act)
  else if (act.do === 'back') retreat(story, seat, act, chance)
  if (act.do === 'stop') passTurn(story)
  else if (piratesOf(story.state, seat).every(place => place === boatOf(story.state)))
    story.record({ type: 'escaped', seat }) // C-END-1
  else if (action === 3 || !canAct(story.state, seat)) passTurn(story)
  else story.record({ type: 'acted' })
}

type Does<What extends TunnelAct['do']> = Extract<TunnelAct, { do: What }>

function advance(story: Story, seat: Seat, { symbol, from, to, passed, boat }: Does<'play'>): void {
  story.record({ type: 'advanced', seat, symbol, from, to, passed, boat })
}

function retreat(story: Story, seat: Seat, { from, to, met, boat }: Does<'back'>, chance: Chance): void {
  const { row, deck, discard } = story.state
  const draws = Math.min(met, row.length + deck.length + discard.length) // C-BACK-3, C-DRAW-2
  story.record({ type: 'retreated', seat, to, met, from, draws, boat })
  for (let drawn = 0; drawn < draws; drawn++) drawCard(story, seat, chance)
}

/** C-DRAW-1: an empty deck or row is renewed when a card is needed. C-TOR-2: the row is taken in arrow order. */
function drawCard(story: Story, seat: Seat, chance: Chance): void {
  const { handsOpen, row: rowSize } = questionsOf(story.state)
  if (rowSize === 0) {
    if (story.state.deck.length === 0) reshuffle(story, chance)
    const symbol = story.state.deck.at(-1)
    if (!symbol) throw new Error('tunnel: no card to draw')
    story.record({ type: 'drew', seat, symbol, from: 'deck', seen: handsOpen, final: true })
    return
  }
  if (story.state.row.length === 0) layRow(story, chance) // the last row ran out when no cards were left for a new one
  const symbol = story.state.row[0]
  if (!symbol) throw new Error('tunnel: no card in the row')
  story.record({ type: 'drew', seat, symbol, from: 'row', seen: true }) // C-HIS-1: told to all
  if (story.state.row.length === 0) layRow(story, chance)
}

/** C-TOR-3, C-TOR-4: twelve new cards at once; the shuffled discard pile makes up for a short deck. */
export function layRow(story: Story, chance: Chance): void {
  const { row } = questionsOf(story.state)
  if (row === 0) return
  if (story.state.deck.length < row && story.state.discard.length > 0) reshuffle(story, chance)
  const { deck } = story.state
  if (deck.length > 0) story.record({ type: 'laid', cards: deck.slice(-row).reverse(), final: true })
}

function reshuffle(story: Story, chance: Chance): void {
  const { deck, discard } = story.state
  story.record({ type: 'reshuffled', deck: [...chance.shuffle(discard), ...deck], final: true })
}

/** C-TURN-1, 4, 6: clockwise to the next seat that can act; if none can, the game ends. */
function passTurn(story: Story): void {
  const { turn, pirates } = story.state
  const round = pirates.map((_, step) => (turn.seat + step + 1) % pirates.length)
  const next = round.find(seat => canAct(story.state, seat))
  if (next === undefined) return story.record({ type: 'stood' })
  for (const seat of round.slice(0, round.indexOf(next))) story.record({ type: 'missed', seat })
  story.record({ type: 'turned', to: next })
}
