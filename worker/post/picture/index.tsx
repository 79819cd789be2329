/** The board in a letter: the same drawing as on the page, by day, as a PNG. */
import { render } from 'preact-render-to-string'
import { sheet } from '../../../web/board/kit'
import css from '../../../web/static/style.css'
import type { Aim, Drawing, Game } from '../../rules/game'
import type { Picture } from '../letter'
import { find, hasClass, parse, write } from './markup'
import { namedIn, plainDrawing } from './plain'
import { spreadRings } from './rings'
import { styleSheet, type StyleSheet } from './style'
import { dotsAcross, windowOf } from './window'

let read: StyleSheet | undefined

export async function boardPicture(game: Game, drawing: Drawing<unknown>, aims: readonly Aim[]): Promise<Picture> {
  const { paint } = await import('./paint')
  return { cid: 'board', file: 'board.png', png: base64(await paint(drawn(render(<game.Board {...drawing} aims={aims} />)))) }
}

export interface Drawn {
  svg: string
  /** How many dots wide it is to be painted. */
  across: number
}

/** The board of this markup as SVG that needs nothing else. */
export function drawn(markup: string): Drawn {
  const board = find(parse(markup), hasClass('chart'))
  if (!board) throw new Error('there is no board')
  const named = namedIn({ ...board, children: [board, parse(sheet(markup))] })
  const window = windowOf(board)
  spreadRings(board, named)
  const svg = plainDrawing(board, named, (read ??= styleSheet(css)))
  const { x, y, width, height } = window
  const box = { viewBox: `${x} ${y} ${width} ${height}`, width: `${width}`, height: `${height}` }
  return { svg: write({ ...svg, attributes: { ...svg.attributes, ...box, xmlns: 'http://www.w3.org/2000/svg' } }), across: dotsAcross(window) }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(text)
}
