/** The board lying on its side, as wide screens and previews of links show it. */
import type { Printed } from '../../../web/board/print'
import { apart, styles } from './apart'
import { hasClass, marksIn, write, type Mark } from './markup'
import { plainDrawing } from './plain'
import type { Window } from './window'

/** What those who show previews of links ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const

export function wide(whole: Printed): string {
  const { board: chart, named } = apart(whole)
  const [, , across = 360, down = 580] = (chart.attributes.viewBox ?? '').split(' ').map(Number)
  upright(chart)
  const board = plainDrawing(chart, named, styles())
  const { x, y, width, height } = wholeOf(down, across)
  const turned: Mark = { name: 'g', attributes: { transform: `translate(0 ${across})rotate(-90)` }, children: board.children }
  const { viewBox: _, ...inherited } = board.attributes
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width: `${PREVIEW.width}`, height: `${PREVIEW.height}` }
  return write({ name: 'svg', attributes: { ...inherited, ...size }, children: [turned] })
}

/** In the middle of a window of the right shape. */
function wholeOf(width: number, height: number): Window {
  const wider = Math.max(width, (height * PREVIEW.width) / PREVIEW.height)
  const higher = (wider * PREVIEW.height) / PREVIEW.width
  return { x: (width - wider) / 2, y: (height - higher) / 2, width: wider, height: higher }
}

/** The style sheet turns back what is to be read; here it is said in the drawing. */
function upright(mark: Mark): void {
  if (hasClass('up')(mark)) mark.attributes.transform = `${mark.attributes.transform ?? ''}rotate(90)`
  marksIn(mark).forEach(upright)
}
