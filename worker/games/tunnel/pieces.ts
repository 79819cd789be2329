/** The pieces on the board as markup: numbers, symbols and letters of our own only, nothing that a person wrote. */
import type { Crew } from '../../rules/game'
import { upright } from './ground'
import { PER_ROW, type Layout } from './layout'
import type { TunnelBoard } from './view'

const STEP_IN_DIVISION = 17
const STEP_IN_MUSTER = 54

export function pieces(board: TunnelBoard, crew: readonly Crew[], layout: Layout): string {
  const { entrance, boat, divisions, right } = layout
  const pirates = crew.map(({ pirate }) => pirate)
  const signs = divisions.map(({ x, y }, i) => {
    const crowd = (board.pirates[i + 1] ?? []).flatMap((count, seat) => new Array<string>(count).fill(pirates[seat] ?? 'a'))
    if (crowd.length === 0) return emptyDivision(i + 1, board.symbols[i] ?? '', x, y)
    return upright(x, y, `${numeral(i + 1)}${put(board.symbols[i], 0, -12, 0.7)}${crowdIn(crowd)}`)
  })
  const away = board.pirates.at(-1) ?? []
  return (
    `<g class="sign">${signs.join('')}</g>` +
    muster(board.pirates[0] ?? [], pirates, 100, entrance.y) +
    muster(away, pirates, right ? 34 : 132, boat.y + 4)
  )
}

const empty = new Map<string, string>()

/** Most divisions are, and each is the same on every board that has this symbol there. */
function emptyDivision(n: number, symbol: string, x: number, y: number): string {
  const key = `${n} ${symbol} ${x} ${y}`
  const known = empty.get(key) ?? upright(x, y, `${numeral(n)}<use href="#${symbol}" y="2"/>`)
  empty.set(key, known)
  return known
}

/** At the end of a row the wall is round, lying or standing: there the number keeps clear of it. */
const numeral = (n: number): string =>
  `<text class="count" x="${n % PER_ROW ? -21 : -17}" y="${n % PER_ROW ? -19 : -16}">${n}</text>`

const put = (id: string | undefined, x: number, y: number, scale: number): string =>
  `<use href="#${id}" transform="translate(${x} ${y})scale(${scale})"/>`

const crowdIn = (crowd: readonly string[]): string =>
  crowd.map((pirate, i) => put(`pirate-${pirate}`, (i - (crowd.length - 1) / 2) * STEP_IN_DIVISION, 14.5, 0.82)).join('')

/** Those who wait at the entrance or sit in the boat: one figure and a number for each colour. */
function muster(counts: readonly number[], pirates: readonly string[], x: number, y: number): string {
  return counts
    .flatMap((count, seat) => (count ? [{ count, pirate: pirates[seat] ?? 'a' }] : []))
    .map(({ count, pirate }, i) =>
      upright(x + i * STEP_IN_MUSTER, y, `<use href="#pirate-${pirate}" x="-7" y="-1"/><text class="times" x="10" y="6">×${count}</text>`)
    )
    .join('')
}
