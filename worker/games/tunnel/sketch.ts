/** The board as lines of text, for letters. */
import { nameOf, type Tunnel } from './drawing'
import { inWords } from './list'
import { divisionsOf, rowsOf } from './rows'
import { SYMBOLS, type Symbol } from './sections'
import { boatOf, type Cards } from './state'
import type { TunnelHand } from './view'

export function sketch(drawing: Tunnel): string {
  const { view: { board }, say, crew } = drawing
  const letters = (place: number): string => (board.pirates[place] ?? []).map((count, seat) => letterOf(crew, seat).repeat(count)).join('')
  const cell = (place: number): string => {
    const symbol = board.symbols[place - 1]
    const name = symbol ? `${place} ${nameOf(symbol, say)}` : inWords(board, place, say)
    return letters(place) ? `${name} [${letters(place)}]` : name
  }
  const rows = rowsOf(board).map(row => divisionsOf(board, row).map(({ n }) => cell(n)).join(' · '))
  return [cell(0), ...rows, cell(boatOf(board)), '', ...manifest(drawing)].join('\n')
}

/** The hands, as far as they are seen, and the row. */
export function manifest({ view: { board }, say, crew }: Tunnel): string[] {
  const named = (symbols: readonly Symbol[]): string => symbols.map(symbol => nameOf(symbol, say)).join(', ')
  const hands = board.hands.map(({ seat, count, cards }: TunnelHand) => {
    const open = cards && count > 0 ? ` (${counted(cards, say)})` : ''
    return `${letterOf(crew, seat)} = ${crew[seat]?.name}: ${say({ say: 'hand-line', with: { cards: count } })}${open}`
  })
  return board.row ? [...hands, say({ say: 'row-line', with: { cards: named(board.row) } })] : hands
}

const letterOf = (crew: Tunnel['crew'], seat: number): string => (crew[seat]?.pirate ?? '').toUpperCase()

const counted = (cards: Cards, say: Tunnel['say']): string =>
  SYMBOLS.filter(symbol => cards[symbol] > 0)
    .map(symbol => nameOf(symbol, say) + (cards[symbol] > 1 ? ` ×${cards[symbol]}` : ''))
    .join(', ')
