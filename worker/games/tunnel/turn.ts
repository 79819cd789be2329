/** The turn of Tunnel, as its rulebook tells it: what a seat may do, and what follows. Read this file first. */
import type { Chance } from '../../rules/chance'
import type { Choice, Prompt, Options, Seat } from '../../rules/contract'
import { offer, recorder, type Recorder } from '../../rules/kit'
import { editionOf } from './editions'
import { SECTIONS, SYMBOLS, type Symbol } from './sections'
import { apply, boatOf, countCards, counted, crowdOf, handOf, piratesOf, questionsOf } from './state'
import type { Cards, Place, TunnelEvent, TunnelState } from './state'

type Story = Recorder<TunnelState, TunnelEvent>

const CARDS_OF_A_SYMBOL = 17 // C-COMP-1
const FIRST_HAND = 6 // C-SET-3

// ── setting up ──

export function begin(seats: number, options: Options, chance: Chance): TunnelEvent[] {
  const edition = editionOf(options.edition)
  const began: TunnelEvent = {
    type: 'began',
    edition: edition.id,
    symbols: joinSections(Number(options.house['sections'] ?? SECTIONS.length), chance),
    seats,
    pirates: Number(options.house['pirates'] ?? 6),
    first: chance.pick(seats), // C-TURN-1
  }
  const story = recorder(apply(undefined, began), apply)
  const cards = chance.shuffle(SYMBOLS.flatMap(symbol => new Array<Symbol>(CARDS_OF_A_SYMBOL).fill(symbol)))
  const hands = Array.from({ length: seats }, (_, seat) => counted(cards.slice(seat * FIRST_HAND, (seat + 1) * FIRST_HAND)))
  story.record({ type: 'dealt', hands, deck: cards.slice(seats * FIRST_HAND) })
  layRow(story, chance)
  return [began, ...story.events]
}

/** C-SET-1: any sections, any side up, in any order and direction. */
function joinSections(count: number, chance: Chance): Symbol[] {
  return chance
    .shuffle(SECTIONS)
    .slice(0, count)
    .flatMap(sides => {
      const side = sides[chance.pick(2) === 0 ? 0 : 1]
      return chance.pick(2) === 0 ? side : [...side].reverse()
    })
}

// ── what may be done ──

/** One question at a time: the next action of the seat whose turn it is (C-TURN-2). */
export function prompts(state: TunnelState): Prompt[] {
  if (state.end) return []
  const { seat, number, action } = state.turn
  const hand = handOf(state, seat)
  const choices = actionsOf(state, seat, hand)
  if (action > 1) choices.push({ id: 'stop', label: { say: 'choice-stop' } }) // C-TURN-3
  const prompt: Omit<Prompt, 'choices'> = {
    id: `t${number}.${action}`,
    seat,
    ask: { say: 'ask-action', with: { action } },
    waiting: { say: 'waiting-action', with: { who: { seat }, action } },
  }
  // With at most one card everybody can count the choices, even without seeing the card.
  if (questionsOf(state).handsOpen || countCards(hand) <= 1) prompt.plain = true
  return [offer(prompt, choices)]
}

function actionsOf(state: TunnelState, seat: Seat, hand: Cards): Choice[] {
  const crowd = crowdOf(state)
  const boat = boatOf(state)
  const from = [...new Set(piratesOf(state, seat))].sort((a, b) => a - b)
  const choices: Choice[] = []
  for (const symbol of SYMBOLS) {
    if (hand[symbol] === 0) continue
    const group = { id: symbol, sign: symbol, say: 'group-symbol', with: { symbol, count: hand[symbol] } }
    for (const place of from) {
      if (place === boat) continue
      const { to } = forward(state.symbols, crowd, symbol, place)
      choices.push({
        id: `play:${symbol}:${place}`,
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
    choices.push({
      id: `back:${place}`,
      label: { say: 'choice-back', with: { from: placeWord(place, boat), to: goal.to, cards: goal.met } },
      at: spot(place, boat),
      to: spot(goal.to, boat),
      group: { id: 'back', sign: 'back', say: 'group-back' },
    })
  }
  return choices
}

/** C-FWD-1 to 3, C-FWD-5: the next division ahead with the symbol and nobody on it, else the boat. */
function forward(symbols: readonly Symbol[], crowd: readonly number[], symbol: Symbol, from: Place): { to: Place; passed: number } {
  let passed = 0
  for (let place = from + 1; place <= symbols.length; place++) {
    if (symbols[place - 1] !== symbol) continue
    if (crowd[place] === 0) return { to: place, passed }
    passed++
  }
  return { to: symbols.length + 1, passed }
}

/** C-BACK-1, 2, 5, 6: the nearest division behind with one or two pirates; there may be none. */
function backward(crowd: readonly number[], from: Place): { to: Place; met: 1 | 2 } | undefined {
  for (let place = from - 1; place >= 1; place--) {
    const met = crowd[place]
    if (met === 1 || met === 2) return { to: place, met }
  }
  return undefined
}

/** C-TURN-4: a card can always be played while a pirate is not in the boat, and that is so until the game ends. */
function canAct(state: TunnelState, seat: Seat): boolean {
  if (countCards(handOf(state, seat)) > 0) return true
  const crowd = crowdOf(state)
  return piratesOf(state, seat).some(place => backward(crowd, place))
}

// ── what follows ──

export function play(state: TunnelState, seat: Seat, _prompt: string, choice: string, chance: Chance): TunnelEvent[] {
  const story = recorder(state, apply)
  const [act, ...where] = choice.split(':')
  if (act === 'play') advance(story, seat, where)
  else if (act === 'back') retreat(story, seat, Number(where[0]), chance)
  if (act === 'stop') passTurn(story)
  else if (piratesOf(story.state, seat).every(place => place === boatOf(state))) story.record({ type: 'escaped', seat }) // C-END-1
  else if (state.turn.action === 3 || !canAct(story.state, seat)) passTurn(story)
  else story.record({ type: 'acted' })
  return story.events
}

function advance(story: Story, seat: Seat, [symbolId, place]: readonly string[]): void {
  const symbol = SYMBOLS.find(s => s === symbolId)
  if (!symbol) throw new Error(`tunnel: no symbol "${symbolId}"`)
  const from = Number(place)
  const { to, passed } = forward(story.state.symbols, crowdOf(story.state), symbol, from)
  story.record({ type: 'advanced', seat, symbol, from, to, passed, boat: to === boatOf(story.state) })
}

function retreat(story: Story, seat: Seat, from: Place, chance: Chance): void {
  const goal = backward(crowdOf(story.state), from)
  if (!goal) throw new Error(`tunnel: nothing behind ${from}`)
  const { row, deck, discard } = story.state
  const draws = Math.min(goal.met, row.length + deck.length + discard.length) // C-BACK-3, C-DRAW-2
  story.record({ type: 'retreated', seat, ...goal, from, draws, boat: from === boatOf(story.state) })
  for (let drawn = 0; drawn < draws; drawn++) drawCard(story, seat, chance)
}

/** C-DRAW-1: what is used up is made anew when a card is needed. C-TOR-2: from the row in arrow order. */
function drawCard(story: Story, seat: Seat, chance: Chance): void {
  const { handsOpen, row: rowSize } = questionsOf(story.state)
  if (rowSize === 0) {
    if (story.state.deck.length === 0) reshuffle(story, chance)
    const symbol = story.state.deck.at(-1)
    if (!symbol) throw new Error('tunnel: no card to draw')
    story.record({ type: 'drew', seat, symbol, from: 'deck', seen: handsOpen, final: true })
    return
  }
  if (story.state.row.length === 0) layRow(story, chance) // when the last row ran out, no card was left for another
  const symbol = story.state.row[0]
  if (!symbol) throw new Error('tunnel: no card in the row')
  story.record({ type: 'drew', seat, symbol, from: 'row', seen: true }) // C-HIS-1: told to all
  if (story.state.row.length === 0) layRow(story, chance)
}

/** C-TOR-3, C-TOR-4: twelve new cards at once; the shuffled discard pile supplies what the deck lacks. */
function layRow(story: Story, chance: Chance): void {
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

/** C-TURN-1, 4, 6: clockwise to the next seat that can act; when nobody can, the game ends. */
function passTurn(story: Story): void {
  const { turn, pirates } = story.state
  const round = pirates.map((_, step) => (turn.seat + step + 1) % pirates.length)
  const next = round.find(seat => canAct(story.state, seat))
  if (next === undefined) return story.record({ type: 'stood' })
  for (const seat of round.slice(0, round.indexOf(next))) story.record({ type: 'missed', seat })
  story.record({ type: 'turned', to: next })
}

// ── names of places ──

export const spot = (place: Place, boat: Place): string => (place === 0 ? 'entrance' : place === boat ? 'boat' : `d${place}`)
const placeWord = (place: Place, boat: Place): string | number => (place === 0 ? 'entrance' : place === boat ? 'boat' : place)
