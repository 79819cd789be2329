/** The rules of Tunnel, one by one, by the numbers of RULINGS.md. */
import { describe, expect, test } from 'vitest'
import { tunnel } from '../../worker/games/tunnel'
import { SECTIONS, SYMBOLS } from '../../worker/games/tunnel/sections'
import { standing } from '../../worker/games/tunnel/standing'
import { countCards, type TunnelState } from '../../worker/games/tunnel/state'
import { begin } from '../../worker/games/tunnel/turn'
import { view } from '../../worker/games/tunnel/view'
import { scriptedChance, seededChance } from '../../worker/rules/chance'
import { fold } from '../../worker/rules/kit'
import { act, acts, asked, at, cards, choicesOf, exampleTunnel, picksFor } from './tunnel-kit'

const where = (symbol: string): number[] => exampleTunnel.flatMap((here, i) => (here === symbol ? [i + 1] : []))
const begun = (seats: number, edition = 'jamaica', house = {}, seed = 1): TunnelState =>
  fold(tunnel.rules.apply, begin(seats, { edition, house }, seededChance(seed)))
const pirates = (state: TunnelState, seat: number): number[] => [...(state.pirates[seat] ?? [])].sort((a, b) => b - a)
const handOf = (state: TunnelState, seat: number) => SYMBOLS.flatMap(symbol => new Array<string>(state.hands[seat]?.[symbol] ?? 0).fill(symbol))
const typesOf = (events: readonly { type: string }[]): string[] => events.map(event => event.type)

describe('components and set-up', () => {
  test('C-COMP-1: six sections with two sides of six divisions, and 17 cards of each symbol, for two to five', () => {
    expect(SECTIONS.map(sides => sides.map(side => side.length))).toEqual(new Array(6).fill([6, 6]))
    for (const edition of tunnel.editions) expect(edition.seats).toEqual([2, 5])
    const { deck, hands } = begun(5)
    expect(deck.length + hands.reduce((sum, hand) => sum + countCards(hand), 0)).toBe(102)
  })

  test('C-SET-1: every side holds each symbol once, and no two read alike from either end', () => {
    const sides = SECTIONS.flat()
    for (const side of sides) expect([...side].sort()).toEqual([...SYMBOLS].sort())
    const readings = sides.flatMap(side => [side.join(), [...side].reverse().join()])
    expect(new Set(readings).size).toBe(24)
  })

  test('C-SET-1: sections come in any order, side and direction', () => {
    const firsts = Array.from({ length: 400 }, (_, seed) => begun(2, 'jamaica', {}, seed).symbols.slice(0, 6).join())
    expect(new Set(firsts).size).toBe(24)
    expect(begun(2).symbols).toHaveLength(36)
    expect(begun(2, 'jamaica', { sections: 4 }).symbols).toHaveLength(24)
  })

  test('C-SET-2: six pirates of each player at the entrance, or as many as the house likes', () => {
    expect(begun(3).pirates).toEqual([[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]])
    expect(begun(2, 'jamaica', { pirates: 3 }).pirates).toEqual([[0, 0, 0], [0, 0, 0]])
  })

  test('C-SET-3: six cards to each', () => {
    expect(begun(4).hands.map(countCards)).toEqual([6, 6, 6, 6])
  })
})

describe('variants', () => {
  test('C-JAM-1: in Jamaica nobody sees a hand of another, and there is no row', () => {
    const { board } = view(begun(3), 1)
    expect(board.hands.map(hand => hand.cards !== undefined)).toEqual([false, true, false])
    expect(board.row).toBeUndefined()
    expect(view(begun(3), 'watcher').board.hands.some(hand => hand.cards)).toBe(false)
  })

  test('C-TOR-1: in Tortuga all hands and a row of twelve lie open', () => {
    const { board } = view(begun(3, 'tortuga'), 'watcher')
    expect(board.hands.every(hand => hand.cards)).toBe(true)
    expect(board.row).toHaveLength(12)
    expect(board.deck).toBe(102 - 18 - 12)
  })

  test('C-HIS-1: in Hispaniola hands are hidden and the row is open; a card taken is told to all', () => {
    const { board } = view(begun(3, 'hispaniola'), 0)
    expect(board.hands.map(hand => hand.cards !== undefined)).toEqual([true, false, false])
    expect(board.row).toHaveLength(12)
    const { events, state } = act(at({ edition: 'hispaniola', pirates: [[8], [6]], row: 'key flag' }), 'back:8')
    const drew = events.find(event => event.type === 'drew')
    expect(drew && tunnel.rules.tell(drew, 1)).toMatchObject({ with: { symbol: 'key', pile: 'row' } })
    expect(view(state, 1).board.hands[0]?.cards).toBeUndefined()
  })
})

describe('the turn', () => {
  test('C-TURN-1: chance names who begins; then clockwise', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => begun(4, 'jamaica', {}, seed).turn.seat)
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3])
    const last = at({ pirates: [[8], [3], [4]], hands: ['key', 'key', 'key'], turn: { seat: 2, action: 2 } })
    expect(act(last, 'stop').state.turn).toEqual({ number: 2, seat: 0, action: 1 })
  })

  test('C-TURN-2: up to three actions of either kind, the same pirate several times', () => {
    const start = at({ pirates: [[], [3, 6]], hands: ['key key sabre'] })
    const { state } = acts(start, 'play:sabre:0', 'back:5', 'play:key:3')
    expect(pirates(state, 0)[0]).toBe(9)
    expect(state.turn).toEqual({ number: 2, seat: 1, action: 1 })
  })

  test('C-TURN-3: one action is compulsory, and only after it one may stop', () => {
    const start = at({ pirates: [[], []], hands: ['key sabre', ''] })
    expect(choicesOf(start)).not.toContain('stop')
    expect(choicesOf(act(start, 'play:key:0').state)).toContain('stop')
  })

  test('C-TURN-4: who has neither card nor way back loses the turn', () => {
    const start = at({ pirates: [[], [], [5]], hands: ['key', '', 'flag'], turn: { seat: 0, action: 3 } })
    const { state, events } = act(start, 'play:key:0')
    expect(events.filter(event => event.type === 'missed')).toEqual([{ type: 'missed', seat: 1 }])
    expect(state.turn.seat).toBe(2)
  })

  test('C-TURN-4: a turn ends by itself when nothing is left to do in it', () => {
    const { state } = act(at({ pirates: [[], []], hands: ['key', 'flag'] }), 'play:key:0')
    expect(state.turn).toEqual({ number: 2, seat: 1, action: 1 })
  })

  test('C-TURN-5: a card drawn in a turn may be played in it', () => {
    const { state } = act(at({ pirates: [[9], [6]], deck: 'bottle' }), 'back:9')
    expect(choicesOf(state)).toContain('play:bottle:6')
  })

  test('C-TURN-6: when nobody has an action left, the game ends; most pirates in the boat', () => {
    const last = at({ pirates: [[37, 37], [37]], hands: ['key'], rest: undefined, turn: { seat: 0, action: 1 } })
    const filled = { ...last, pirates: [[37, 37, 36, 0, 0, 0], [37, 0, 0, 0, 0, 0]] }
    const { state, events } = act(filled, 'play:key:36')
    expect(typesOf(events)).toContain('stood')
    expect(tunnel.rules.prompts(state)).toEqual([])
    expect(standing(state).rows.map(row => [row.place, row.who, row.score])).toEqual([
      [1, 0, 3],
      [2, 1, 1],
    ])
  })

  test('C-TURN-6: then the greater sum of divisions, entrance 0 and boat 37; still level, they share', () => {
    const ended: TunnelState = { ...at({ pirates: [[37, 10, 5], [37, 12, 3], [37, 20]] }), end: { by: 'standstill' } }
    expect(standing(ended).rows.map(row => [row.place, row.who, row.parts[0]?.value])).toEqual([
      [1, 2, 57],
      [2, 0, 52],
      [2, 1, 52],
    ])
  })
})

describe('forward', () => {
  const start = at({ pirates: [[9], [12]], hands: ['flag bottle'] })

  test('C-FWD-1: to the next division with the symbol and nobody on it', () => {
    expect(where('bottle')).toEqual([1, 8, 18, 22, 26, 34])
    expect(pirates(act(start, 'play:bottle:9').state, 0)[0]).toBe(18)
  })

  test('C-FWD-2: an occupied division is passed, an own pirate on it as well', () => {
    expect(act(start, 'play:flag:9').events[0]).toMatchObject({ to: 17, passed: 1 })
    const own = at({ pirates: [[9, 12], []], hands: ['flag'] })
    expect(act(own, 'play:flag:9').events[0]).toMatchObject({ to: 17, passed: 1 })
  })

  test('C-FWD-3: where no free division is ahead, into the boat', () => {
    const filled = at({ pirates: [[25], [26, 34]], hands: ['bottle'] })
    expect(act(filled, 'play:bottle:25').events[0]).toMatchObject({ to: 37, boat: true, passed: 2 })
  })

  test('C-FWD-4: the card goes on top of the discard pile, for all to see', () => {
    const { state } = act(start, 'play:flag:9')
    expect(state.discard.at(-1)).toBe('flag')
    expect(view(state, 'watcher').board.discard.at(-1)).toBe('flag')
  })

  test('C-FWD-5: the division one stands on is not ahead', () => {
    const own = at({ pirates: [[12], []], hands: ['flag'] })
    expect(act(own, 'play:flag:12').events[0]).toMatchObject({ from: 12, to: 17 })
  })

  test('C-FWD-1: every pair of a symbol held and a place of an own pirate is offered once, the boat excepted', () => {
    const many = at({ pirates: [[37, 9, 9, 4], []], hands: ['flag flag key'] })
    expect(choicesOf(many).filter(id => id.startsWith('play:'))).toEqual([
      ...['play:flag:0', 'play:flag:4', 'play:flag:9'],
      ...['play:key:0', 'play:key:4', 'play:key:9'],
    ])
  })
})

describe('backward', () => {
  test('C-BACK-1: to the nearest division with one or two pirates, anyone\'s', () => {
    expect(act(at({ pirates: [[9], [6, 4]] }), 'back:9').events[0]).toMatchObject({ from: 9, to: 6, met: 1 })
    expect(act(at({ pirates: [[9, 6], [4]] }), 'back:9').events[0]).toMatchObject({ to: 6, met: 1 })
  })

  test('C-BACK-2: free divisions and those with three are passed', () => {
    const crowded = at({ pirates: [[9], [7, 7, 7, 4]] })
    expect(act(crowded, 'back:9').events[0]).toMatchObject({ to: 4 })
  })

  test.each([
    [1, [6], 1],
    [2, [6, 6], 2],
  ])('C-BACK-3: with %i there, as many cards', (_met, others, drawn) => {
    const { state } = act(at({ pirates: [[9], others] }), 'back:9')
    expect(countCards(state.hands[0] ?? { flag: 0, sabre: 0, pistol: 0, key: 0, bottle: 0, tricorne: 0 })).toBe(drawn)
  })

  test('C-BACK-4: a fourth pirate on a division is a fault', () => {
    expect(() => at({ pirates: [[9, 9], [9, 9]] })).toThrow('more than 3 pirates')
  })

  test('C-BACK-5: without such a division there is no way back, not from the entrance and not to it', () => {
    const start = at({ pirates: [[9], [12]], hands: ['key'] })
    expect(choicesOf(start).filter(id => id.startsWith('back:'))).toEqual([])
  })

  test('C-BACK-6: out of the boat, too, from the last division on', () => {
    const { state, events } = act(at({ pirates: [[37], [36, 30]] }), 'back:37')
    expect(events[0]).toMatchObject({ from: 37, to: 36, boat: true })
    expect(pirates(state, 0)[0]).toBe(36)
  })

  test('C-BACK-7: a hand has no limit', () => {
    const rich = at({ pirates: [[9], [6]], hands: [`${'key '.repeat(17)}${'flag '.repeat(17)}`] })
    expect(act(rich, 'back:9').state.hands[0]).toMatchObject({ key: 17, flag: 17 })
  })
})

describe('drawing', () => {
  test('C-DRAW-1: a used-up deck is made anew when a card is needed, and a draw of two goes on from it', () => {
    const start = at({ pirates: [[9], [6, 6]], hands: ['', 'flag'], deck: 'key', discard: 'sabre', rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(typesOf(events).slice(1, 4)).toEqual(['drew', 'reshuffled', 'drew'])
    expect(handOf(state, 0)).toEqual(['sabre', 'key'])
    expect(state.discard).toEqual([])
  })

  test('C-DRAW-1: as long as the deck has a card, nothing is shuffled', () => {
    const { events, state } = act(at({ pirates: [[9], [6]], deck: 'key', discard: 'sabre', rest: 1 }), 'back:9')
    expect(typesOf(events)).not.toContain('reshuffled')
    expect(state.deck).toEqual([])
  })

  test.each(['jamaica', 'tortuga'])('C-DRAW-2: %s: with no card left anywhere one draws what there is, and the move stands', edition => {
    const start = at({ edition, pirates: [[9], [6, 6]], deck: '', row: edition === 'tortuga' ? 'key' : '', discard: edition === 'jamaica' ? 'key' : '', rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(events[0]).toMatchObject({ to: 6, met: 2, draws: 1 })
    expect(handOf(state, 0)).toEqual(['key'])
  })

  test('C-TOR-2: from the row in its order, seen by all', () => {
    const { state, events } = act(at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: 'key flag bottle' }), 'back:9')
    expect(handOf(state, 0)).toEqual(['flag', 'key'])
    expect(state.row).toEqual(['bottle'])
    expect(events.flatMap(event => (event.type === 'drew' ? [event.symbol] : []))).toEqual(['key', 'flag'])
  })

  test('C-TOR-3: the last of the row brings twelve new ones at once, and a draw of two goes on from them', () => {
    const deck = 'flag sabre pistol key bottle tricorne flag sabre pistol key bottle tricorne'
    const start = at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: 'key', deck, rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(typesOf(events).slice(1, 4)).toEqual(['drew', 'laid', 'drew'])
    expect(handOf(state, 0)).toEqual(['flag', 'key'])
    expect(state.row).toEqual(cards(deck).slice(1))
  })

  test('C-TOR-3: nobody waits for the new row until the last card is taken', () => {
    const { state } = act(at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key flag' }), 'back:9')
    expect(state.row).toEqual(['flag'])
  })

  test('C-TOR-4: what the deck lacks for a row comes from the shuffled discard pile, below it', () => {
    const start = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: 'flag sabre', discard: 'bottle bottle pistol', rest: 1 })
    const from = cards('bottle bottle pistol')
    const { state } = act(start, 'back:9', scriptedChance(picksFor(from, cards('bottle pistol bottle'))))
    expect(state.row).toEqual(cards('flag sabre bottle pistol bottle'))
    expect([state.deck, state.discard]).toEqual([[], []])
  })

  test('C-TOR-4: a short row is followed by what was discarded meanwhile, and by none where nothing was', () => {
    const start = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: '', discard: 'bottle', rest: 1 })
    expect(act(start, 'back:9').state.row).toEqual(['bottle'])
    const bare = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: '', rest: 1 })
    expect(act(bare, 'back:9').state.row).toEqual([])
  })

  test('C-TOR-4: where there was nothing for a row, it is laid when a card is needed and there is one', () => {
    const start = at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: '', deck: '', discard: 'bottle key', rest: 1 })
    const { state, events } = act(start, 'back:9', scriptedChance([1]))
    expect(typesOf(events).slice(1, 5)).toEqual(['reshuffled', 'laid', 'drew', 'drew'])
    expect(handOf(state, 0)).toEqual(['key', 'bottle'])
  })
})

describe('the end', () => {
  test('C-END-1: with the last own pirate in the boat the game is over and won', () => {
    const last = at({ pirates: [[37, 37, 37, 37, 37, 36], [37, 37]], hands: ['key'] })
    const { state, events } = act(last, 'play:key:36')
    expect(typesOf(events)).toEqual(['advanced', 'escaped'])
    expect(tunnel.rules.prompts(state)).toEqual([])
    expect(standing(state)).toMatchObject({ why: { say: 'why-escaped' }, rows: [{ place: 1, who: 0, score: 6 }, { place: 2, who: 1, score: 2 }] })
  })
})

describe('the examples of the rulebook', () => {
  test('the tunnel has the symbols where the examples name them', () => {
    expect([12, 17, 23].every(n => where('flag').includes(n))).toBe(true)
    expect([7, 15, 24].every(n => where('sabre').includes(n))).toBe(true)
    expect(where('bottle')).toContain(18)
  })

  test('C-EX-A: a flag takes yellow from 9 to 23, past 12 and 17', () => {
    expect(act(at({ pirates: [[9], [12, 17]], hands: ['flag'] }), 'play:flag:9').events[0]).toMatchObject({ from: 9, to: 23, passed: 2 })
  })

  test('C-EX-B: red goes back from 8 to 6, meets two and draws two', () => {
    expect(act(at({ pirates: [[8], [6, 6]] }), 'back:8').events[0]).toMatchObject({ from: 8, to: 6, met: 2, draws: 2 })
  })

  test('C-EX-1: three sabres: entrance to 7, 6 to 15, 6 to 24', () => {
    const start = at({ edition: 'tortuga', pirates: [[6, 6], [5]], hands: ['sabre sabre sabre'], row: 'key' })
    const { state } = acts(start, 'play:sabre:0', 'play:sabre:6', 'play:sabre:6')
    expect(pirates(state, 0)).toEqual([24, 15, 7, 0, 0, 0])
  })

  test('C-EX-2: three moves back: 17 to 12 for one, 18 to 17 for two, 17 to 12 for two', () => {
    const start = at({ edition: 'tortuga', pirates: [[17, 18], [12, 17, 17]], row: 'key flag sabre bottle key flag' })
    const first = act(start, 'back:17')
    const second = act(first.state, 'back:18')
    const third = act(second.state, 'back:17')
    expect([first, second, third].map(({ events }) => events[0])).toMatchObject([
      { from: 17, to: 12, draws: 1 },
      { from: 18, to: 17, draws: 2 },
      { from: 17, to: 12, draws: 2 },
    ])
  })

  test('C-EX-3: a bottle from 17 into the boat, back from 18 to 17 for two, a sabre from the entrance to 7', () => {
    const start = at({ edition: 'tortuga', pirates: [[17, 18], [17, 17, 22, 26, 34], [5]], hands: ['bottle sabre'], row: 'key flag sabre' })
    const first = act(start, 'play:bottle:17')
    const second = act(first.state, 'back:18')
    const third = act(second.state, 'play:sabre:0')
    expect([first, second, third].map(({ events }) => events[0])).toMatchObject([
      { from: 17, to: 37, boat: true },
      { from: 18, to: 17, draws: 2 },
      { from: 0, to: 7 },
    ])
  })
})

describe('what is asked', () => {
  test('one seat at a time, by its turn and action', () => {
    expect(asked(at({ pirates: [[9], [6]] }))).toMatchObject({ id: 't1.1', seat: 0 })
  })

  test.each([
    ['jamaica', ['key key'], undefined],
    ['jamaica', ['key'], true],
    ['tortuga', ['key key'], true],
    ['hispaniola', ['key key'], undefined],
  ])('%s: a hand of %j can be counted through by all: %s', (edition, hands, plain) => {
    expect(asked(at({ edition, pirates: [[9], [6]], hands })).plain).toBe(plain)
  })
})
