/** A board has two layers, what moves and a chart from a file below it; this merges them into one drawing. */
import chartCss from '../../../web/board/chart.css'
import { drawingsFor, sheet } from '../../../web/board/kit'
import { textOf } from '../../../web/board/paper'
import type { Symbols } from '../../../web/board/symbols'
import { chartFile } from '../../../web/board/assets'
import { seenIn, type Area } from '../../../web/board/waters'
import regattaCss from '../../../web/static/regatta.css'
import endCss from '../../../web/static/end.css'
import { SITE_STYLE } from '../../../web/board/site-style'
import { sidesOf } from '../../drawing/board'
import { GAMES } from '../../games'
import { find, hasClass, marksIn, type SvgNode, parse } from './markup'
import { namedIn, plainDrawing } from './plain'
import { styleSheet, type StyleSheet } from './style'

/** The part of the board that matters now, if it has one, in a shape that suits a letter. */
export function partOf(board: SvgNode): SvgNode | undefined {
  const near = find(board, hasClass('near'))
  const [inside] = near ? marksIn(near) : []
  if (!near || !inside) return undefined
  const [x = 0, y = 0, width = 1, height = 1] = (inside.attributes.viewBox ?? '').split(' ').map(Number)
  const aside = [Number.parseFloat(inside.attributes.x ?? '0'), Number.parseFloat(inside.attributes.y ?? '0')] as const
  const shape = Math.min(Math.max(width / height, LOWEST), FLATTEST)
  return {
    ...near,
    attributes: { ...near.attributes, viewBox: onBoard(seenIn({ x, y, width, height, aside }, shape), inside) },
    children: inside.children.map(child => (typeof child !== 'string' && child.name === 'image' ? underlay(child.attributes.href) : child)),
  }
}

/** The least and the most width of such a picture, by its height. */
const LOWEST = 1.5
const FLATTEST = 2.2

/** A view box without what lies beyond the board's edge. */
function onBoard({ x, y, width, height }: Area, inside: SvgNode): string {
  const { attributes = {} } = find(inside, ({ name }) => name === 'image') ?? {}
  const within = (from: number, length: number, all: number): [number, number] => {
    const start = Math.max(0, Math.round(from))
    return [start, Math.min(all, Math.round(from + length)) - start]
  }
  const [left, across] = within(x, width, Number(attributes.width ?? Infinity))
  const [top, down] = within(y, height, Number(attributes.height ?? Infinity))
  return [left, top, across, down].join(' ')
}

/** The whole board, upright, or on its side if it turns. */
export function wholeOf(board: SvgNode, turned: boolean): SvgNode {
  const over = find(board, hasClass('over'))
  if (!over) throw new Error('the markup contains no board')
  const aside = turned ? find(board, ({ name }) => name === 'source') : undefined
  const below = aside ?? find(board, ({ name }) => name === 'img')
  const ground = underlay(below?.attributes.srcset ?? below?.attributes.src)
  if (!aside) return { ...over, children: [ground, ...over.children] }
  const [, , width = 0, height = 0] = (over.attributes.viewBox ?? '').split(' ').map(Number)
  const moving: SvgNode = {
    name: 'g',
    attributes: { class: 'turned', transform: `translate(0 ${width})rotate(-90)` },
    children: over.children,
  }
  return { ...over, attributes: { ...over.attributes, viewBox: `0 0 ${height} ${width}` }, children: [ground, moving] }
}

/** The chart behind this file address, drawn as the build draws it. */
function underlay(address: string | undefined): SvgNode {
  for (const { charts = [] } of GAMES)
    for (const chart of charts)
      for (const turned of sidesOf(chart)) {
        if (chartFile(chart.name, turned) !== address) continue
        const inside = chart.draw(turned)
        return parse(`<defs>${drawingsFor(inside)}</defs>${inside}`)
      }
  throw new Error(`no chart has the address "${address}"`)
}

let read: StyleSheet | undefined

/** A self-contained drawing, without style sheet or external symbols. */
export function standing(svg: SvgNode, symbols: Symbols): SvgNode {
  const named = namedIn({ ...svg, children: [svg, parse(textOf(sheet(symbols)))] })
  return plainDrawing(svg, named, (read ??= styleSheet(SITE_STYLE + regattaCss + chartCss + endCss)))
}
