/** A board comes in two layers: what moves, and below it a picture from a file. Here they become one drawing again. */
import chartCss from '../../../web/board/chart.css'
import { drawingsFor, sheet } from '../../../web/board/kit'
import { textOf } from '../../../web/board/paper'
import type { Symbols } from '../../../web/board/symbols'
import { chartFile } from '../../../web/parts/assets'
import regattaCss from '../../../web/static/regatta.css'
import css from '../../../web/static/style.css'
import { GAMES } from '../../games'
import { find, hasClass, type Mark, parse } from './markup'
import { namedIn, plainDrawing } from './plain'
import { styleSheet, type StyleSheet } from './style'

/** The part that matters now, if the board has one. */
export function partOf(board: Mark): Mark | undefined {
  const near = find(board, hasClass('near'))
  return near && { ...near, children: near.children.map(child => (typeof child !== 'string' && child.name === 'image' ? underlay(child.attributes.href) : child)) }
}

/** The whole board, upright or on its side. */
export function wholeOf(board: Mark, turned: boolean): Mark {
  const over = find(board, hasClass('over'))
  if (!over) throw new Error('there is no board')
  const below = find(board, turned ? ({ name }) => name === 'source' : ({ name }) => name === 'img')?.attributes
  const ground = underlay(below?.srcset ?? below?.src)
  if (!turned) return { ...over, children: [ground, ...over.children] }
  const [, , width = 0, height = 0] = (over.attributes.viewBox ?? '').split(' ').map(Number)
  const moving: Mark = { name: 'g', attributes: { class: 'turned', transform: `translate(0 ${width})rotate(-90)` }, children: over.children }
  return { ...over, attributes: { ...over.attributes, viewBox: `0 0 ${height} ${width}` }, children: [ground, moving] }
}

/** What never changes on the board, as the build draws it into the file of that address. */
function underlay(address: string | undefined): Mark {
  for (const { charts = [] } of GAMES)
    for (const { name, draw } of charts)
      for (const turned of [false, true]) {
        if (chartFile(name, turned) !== address) continue
        const inside = draw(turned)
        return parse(`<defs>${drawingsFor(inside)}</defs>${inside}`)
      }
  throw new Error(`no picture lies under the board of "${address}"`)
}

let read: StyleSheet | undefined

/** A drawing that needs no style sheet and no symbols from elsewhere. */
export function standing(svg: Mark, symbols: Symbols): Mark {
  const named = namedIn({ ...svg, children: [svg, parse(textOf(sheet(symbols)))] })
  return plainDrawing(svg, named, (read ??= styleSheet(css + regattaCss + chartCss)))
}
