/** The board as plain text, for letters. */
import type { Held } from '../../../drawing/end'
import type { Choice, Seat } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import { nameOf, type Tunnel } from './drawing'
import { inWords } from './list'
import { divisionsOf, rowsOf } from './rows'
import { SYMBOLS } from '../rules/sections'
import { placeWord } from '../rules/spots'
import { boatOf, type Cards } from '../rules/state'
import type { TunnelHand } from '../rules/view'

export function sketch({ view: { board, viewer }, say, crew }: Tunnel): string {
  const letters = (place: number): string => (board.pirates[place] ?? []).map((count, seat) => letterOf(crew, seat).repeat(count)).join('')
  const cell = (place: number): string => {
    const symbol = board.symbols[place - 1]
    const name = symbol ? `${place} ${nameOf(symbol, say)}` : inWords(board, place, say)
    return letters(place) ? `${name} [${letters(place)}]` : name
  }
  const own = (seat: Seat): string => (seat === viewer ? ` (${say({ say: 'mail-over-own' })})` : '')
  const legend = crew.map(({ name }, seat) => `${letterOf(crew, seat)} = ${name}${own(seat)}`).join(', ')
  const rows = rowsOf(board).map(row =>
    divisionsOf(board, row)
      .map(({ n }) => cell(n))
      .join(' · ')
  )
  return [cell(0), ...rows, cell(boatOf(board)), '', legend].join('\n')
}

/** A way under its group's heading, which says the rest: "12 → 16". */
export function spell({ view: { board }, say, choice: { act, label } }: Tunnel & { choice: Choice<TunnelAct> }): { label: string } {
  if (act.do === 'stop') return { label: say(label) }
  const boat = boatOf(board)
  const way = say({ say: 'short-way', with: { from: placeWord(act.from, boat), to: placeWord(act.to, boat) } })
  return { label: act.do === 'back' ? `${way}, ${say({ say: 'pick-cards', with: { cards: act.met } })}` : way }
}

/** The number of cards in a hand, and the cards if the viewer sees them. */
export function holdings({ view: { board }, say, seat }: Tunnel & { seat: Seat }): Held {
  const { count = 0, cards }: Partial<TunnelHand> = board.hands[seat] ?? {}
  const open = cards && count > 0 ? ` (${counted(cards, say)})` : ''
  return { goods: say({ say: 'hand-line', with: { cards: count } }) + open, room: '' }
}

/** The open row, in editions that have one. */
export const besides = ({ view: { board }, say }: Tunnel): string[] =>
  board.row ? [say({ say: 'row-line', with: { cards: board.row.map(symbol => nameOf(symbol, say)).join(', ') } })] : []

const letterOf = (crew: Tunnel['crew'], seat: number): string => (crew[seat]?.pirate ?? '').toUpperCase()

const counted = (cards: Cards, say: Tunnel['say']): string =>
  SYMBOLS.filter(symbol => cards[symbol] > 0)
    .map(symbol => nameOf(symbol, say) + (cards[symbol] > 1 ? ` ×${cards[symbol]}` : ''))
    .join(', ')
