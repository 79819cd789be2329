/** Draws the files of the kit's symbols. Style sheets do not reach a file that `use` names, and only some browsers apply those inside it; so
    classes become attributes, whose variables each page fills in: by day, at night, with forced colours. */
import { drawn } from '../../../web/board/kit'
import { SIGN_FILES } from '../../../web/board/signs'
import { SITE_STYLE } from '../../../web/board/site-style'
import endCss from '../../../web/static/end.css'
import regattaCss from '../../../web/static/regatta.css'
import { parse, write, type SvgNode } from '../../post/picture/markup'
import { declaredFor, styleSheet, type Declarations } from '../../post/picture/style'
import type { Drawn } from './charts'

const sheet = styleSheet(SITE_STYLE + regattaCss + endCss)

/** Properties that are also attributes. */
const PAINT = /^(?:fill|stroke|stroke-(?:width|linecap|linejoin|dasharray)|opacity|paint-order|color|text-anchor|font-weight|font-size)$/

export const drawSigns = (): Drawn[] =>
  Object.entries(SIGN_FILES).map(([file, ids]) => {
    const symbols = parse(drawn(ids)).children.map(symbol => (typeof symbol === 'string' ? '' : write(painted(symbol, {}, []))))
    return { file, svg: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>` }
  })

function painted(mark: SvgNode, variables: Declarations, within: readonly SvgNode[]): SvgNode {
  const declared = declaredFor(sheet, mark, within)
  if (mark.attributes.class && Object.keys(declared).length === 0)
    throw new Error(`no style for symbols of class "${mark.attributes.class}"`)
  const own = Object.entries(declared).filter(([name]) => name.startsWith('--'))
  const known = { ...variables, ...Object.fromEntries(own) }
  const { class: _class, ...given } = mark.attributes
  const attributes = { ...given, ...paintOf(declared, known) }
  const inside = [...within, mark]
  return { ...mark, attributes, children: mark.children.map(child => (typeof child === 'string' ? child : painted(child, known, inside))) }
}

function paintOf(declared: Declarations, known: Declarations): Declarations {
  const { font, ...others } = declared
  const paint = Object.entries({ ...(font && fontOf(font)), ...others }).filter(([name]) => PAINT.test(name))
  const family: Declarations = font ? { 'font-family': (sheet.root['--figures'] ?? '').replaceAll('"', "'") } : {}
  return { ...Object.fromEntries(paint.map(([name, value]) => [name, filled(value, known)])), ...family }
}

/** With the variables that the symbol sets itself. */
const filled = (value: string, known: Declarations): string =>
  value.replace(/var\((--[\w-]+)\)/g, (variable, name: string) => known[name] ?? variable)

function fontOf(font: string): Declarations {
  const [, weight = '', size = ''] = /^(\d+) ([\d.]+)px/.exec(font) ?? []
  return { 'font-weight': weight, 'font-size': size }
}
