/** A picture of the shape that link previews use: the board on its side, or upright with the result of a finished game beside it. */
import { textOf } from '../../../web/board/paper'
import type { Printed } from '../../../web/board/print'
import { standing, wholeOf } from './layers'
import { type SvgNode, marksIn, parse, write } from './markup'

/** The size that link previews use. */
export const PREVIEW = { width: 1200, height: 630 } as const

/** `ending` draws the result in the width that is left for it. */
export function wide({ markup, symbols }: Printed, ending?: (width: number) => Printed): string {
  const svg = wholeOf(parse(textOf(markup)), !ending)
  const board = standing(svg, symbols)
  const { width, height } = sizeOf(svg)
  return write(ending ? beside(board, Math.round((width * PREVIEW.height) / height), ending) : framed(board, { width, height }))
}

interface Size {
  width: number
  height: number
}

function sizeOf({ attributes }: SvgNode): Size {
  const [, , width = 0, height = 0] = (attributes.viewBox ?? '').split(' ').map(Number)
  return { width, height }
}

const PAPER = { xmlns: 'http://www.w3.org/2000/svg', width: `${PREVIEW.width}`, height: `${PREVIEW.height}` }

/** The board centred in a view box of the preview's shape. */
function framed(board: SvgNode, { width, height }: Size): SvgNode {
  const wider = Math.max(width, (height * PREVIEW.width) / PREVIEW.height)
  const higher = (wider * PREVIEW.height) / PREVIEW.width
  const viewBox = [(width - wider) / 2, (height - higher) / 2, wider, higher].join(' ')
  return { ...board, attributes: { ...board.attributes, ...PAPER, viewBox } }
}

function beside(board: SvgNode, width: number, ending: (width: number) => Printed): SvgNode {
  const left = PREVIEW.width - width
  const { markup, symbols } = ending(left)
  const attributes = { ...PAPER, viewBox: `0 0 ${PREVIEW.width} ${PREVIEW.height}` }
  const panel = standing(marksIn(parse(textOf(markup)))[0] ?? parse(''), symbols)
  return { name: 'svg', attributes, children: [placed(board, 0, width), placed(panel, width, left)] }
}

const placed = ({ name, attributes, children }: SvgNode, x: number, width: number): SvgNode => ({
  name,
  attributes: { ...attributes, x: `${x}`, y: '0', width: `${width}`, height: `${PREVIEW.height}` },
  children,
})
