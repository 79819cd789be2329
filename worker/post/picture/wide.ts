/** The board lying on its side, as wide screens and previews of links show it. */
import { textOf } from '../../../web/board/paper'
import type { Printed } from '../../../web/board/print'
import { standing, wholeOf } from './layers'
import { parse, write } from './markup'

/** What those who show previews of links ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const

export function wide({ markup, symbols }: Printed): string {
  const svg = wholeOf(parse(textOf(markup)), true)
  const board = standing(svg, symbols)
  const [, , across = 0, down = 0] = (svg.attributes.viewBox ?? '').split(' ').map(Number)
  const size = { xmlns: 'http://www.w3.org/2000/svg', viewBox: around(across, down), width: `${PREVIEW.width}`, height: `${PREVIEW.height}` }
  return write({ ...board, attributes: { ...board.attributes, ...size } })
}

/** All of it, in the middle of a window of the right shape. */
function around(width: number, height: number): string {
  const wider = Math.max(width, (height * PREVIEW.width) / PREVIEW.height)
  const higher = (wider * PREVIEW.height) / PREVIEW.width
  return [(width - wider) / 2, (height - higher) / 2, wider, higher].join(' ')
}
