/** Tunnel by the numbers of its RULINGS.md: drawing cards. */
import { describe, expect, test } from 'vitest'
import { scriptedChance } from '../../../worker/rules/chance'
import { act, at, cards, cardsOf, picksFor, typesOf } from './kit'

describe('drawing', () => {
  test('C-DRAW-1: an empty deck is renewed when a card is needed, and a draw of two continues', () => {
    const start = at({ pirates: [[9], [6, 6]], hands: ['', 'flag'], deck: 'key', discard: 'sabre', rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(typesOf(events).slice(1, 4)).toEqual(['drew', 'reshuffled', 'drew'])
    expect(cardsOf(state, 0)).toEqual(['sabre', 'key'])
    expect(state.discard).toEqual([])
  })

  test('C-DRAW-1: nothing is shuffled while the deck still has a card', () => {
    const { events, state } = act(at({ pirates: [[9], [6]], deck: 'key', discard: 'sabre', rest: 1 }), 'back:9')
    expect(typesOf(events)).not.toContain('reshuffled')
    expect(state.deck).toEqual([])
  })

  test.each(['jamaica', 'tortuga'])('C-DRAW-2: %s: as many cards as there are are drawn, and the move still counts', edition => {
    const last = edition === 'tortuga' ? { row: 'key' } : { discard: 'key' }
    const start = at({ edition, pirates: [[9], [6, 6]], deck: '', ...last, rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(events[0]).toMatchObject({ to: 6, met: 2, draws: 1 })
    expect(cardsOf(state, 0)).toEqual(['key'])
  })

  test('C-TOR-2: cards are taken from the row in order, seen by everybody', () => {
    const { state, events } = act(at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: 'key flag bottle' }), 'back:9')
    expect(cardsOf(state, 0)).toEqual(['flag', 'key'])
    expect(state.row).toEqual(['bottle'])
    expect(events.flatMap(event => (event.type === 'drew' ? [event.symbol] : []))).toEqual(['key', 'flag'])
  })

  test('C-TOR-3: taking the last card of the row lays twelve new ones at once, and a draw of two continues', () => {
    const deck = 'flag sabre pistol key bottle tricorne flag sabre pistol key bottle tricorne'
    const start = at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: 'key', deck, rest: 1 })
    const { events, state } = act(start, 'back:9')
    expect(typesOf(events).slice(1, 4)).toEqual(['drew', 'laid', 'drew'])
    expect(cardsOf(state, 0)).toEqual(['flag', 'key'])
    expect(state.row).toEqual(cards(deck).slice(1))
  })

  test('C-TOR-3: no new row is laid before the last card is taken', () => {
    const { state } = act(at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key flag' }), 'back:9')
    expect(state.row).toEqual(['flag'])
  })

  test('C-TOR-4: cards missing from the deck for a row come from the shuffled discard pile, placed below it', () => {
    const discard = 'bottle bottle pistol'
    const start = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: 'flag sabre', discard, rest: 1 })
    const { state } = act(start, 'back:9', scriptedChance(picksFor(cards(discard), cards('bottle pistol bottle'))))
    expect(state.row).toEqual(cards('flag sabre bottle pistol bottle'))
    expect([state.deck, state.discard]).toEqual([[], []])
  })

  test('C-TOR-4: after a short row the next one consists of what was discarded since, if anything', () => {
    const start = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: '', discard: 'bottle', rest: 1 })
    expect(act(start, 'back:9').state.row).toEqual(['bottle'])
    const bare = at({ edition: 'tortuga', pirates: [[9], [6]], row: 'key', deck: '', rest: 1 })
    expect(act(bare, 'back:9').state.row).toEqual([])
  })

  test('C-TOR-4: a row that could not be laid is laid when a card is needed and available', () => {
    const start = at({ edition: 'tortuga', pirates: [[9], [6, 6]], row: '', deck: '', discard: 'bottle key', rest: 1 })
    const { state, events } = act(start, 'back:9', scriptedChance([1]))
    expect(typesOf(events).slice(1, 5)).toEqual(['reshuffled', 'laid', 'drew', 'drew'])
    expect(cardsOf(state, 0)).toEqual(['key', 'bottle'])
  })
})
