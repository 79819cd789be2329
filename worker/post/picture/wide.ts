/** A picture of the shape that link previews use: the board, and on the sheet around it who plays or how the game ended. */
import { textOf } from '../../../web/board/paper'
import type { Printed } from '../../../web/board/print'
import { standing, wholeOf } from './layers'
import { type SvgNode, marksIn, parse, write } from './markup'
import { PREVIEW } from './panel'

/** How the board lies in the upper left corner, and what the sheet below says in the room that a board of this width leaves. */
export interface Laid {
  turned: boolean
  high: number
  sheet(boardWidth: number): Printed
}

export function wide({ markup, symbols }: Printed, { turned, high, sheet }: Laid): string {
  const svg = wholeOf(parse(textOf(markup)), turned)
  const [, , width = 0, height = 1] = (svg.attributes.viewBox ?? '').split(' ').map(Number)
  const across = Math.round((width * high) / height)
  const said = sheet(across)
  const below = standing(marksIn(parse(textOf(said.markup)))[0] ?? parse(''), said.symbols)
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: `${PREVIEW.width}`, height: `${PREVIEW.height}` }
  const whole = { ...attributes, viewBox: `0 0 ${PREVIEW.width} ${PREVIEW.height}` }
  return write({ name: 'svg', attributes: whole, children: [below, placed(standing(svg, symbols), across, high)] })
}

const placed = ({ name, attributes, children }: SvgNode, width: number, height: number): SvgNode => ({
  name,
  attributes: { ...attributes, x: '0', y: '0', width: `${width}`, height: `${height}` },
  children,
})
