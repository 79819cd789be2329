/** Makes a drawing self-contained: symbols are inlined, classes and variables become attributes. */
import { type SvgNode, marksIn } from './markup'
import { declaredFor, type Declarations, resolved, type StyleSheet } from './style'

const CHART_FACE = 'Brygada 1918 SemiBold'
export const TEXT_FACE = 'Noto Sans'

export function plainDrawing(svg: SvgNode, named: ReadonlyMap<string, SvgNode>, sheet: StyleSheet): SvgNode {
  return plain(svg, { named, sheet, variables: sheet.root, within: [] }) ?? svg
}

/** All marks with an id, which `use` may refer to. */
export function namedIn(mark: SvgNode): Map<string, SvgNode> {
  const found = new Map<string, SvgNode>()
  for (const child of marksIn(mark)) {
    if (child.attributes.id) found.set(child.attributes.id, child)
    for (const [id, named] of namedIn(child)) found.set(id, named)
  }
  return found
}

interface Place {
  named: ReadonlyMap<string, SvgNode>
  sheet: StyleSheet
  variables: Declarations
  within: readonly SvgNode[]
}

/** Undefined if the mark is invisible. */
function plain(mark: SvgNode, place: Place): SvgNode | undefined {
  const declared = declaredFor(place.sheet, mark, place.within)
  const variables = variablesOf(declared, place.variables)
  const style = attributesOf(declared, variables)
  if (mark.name === 'symbol' || style.display === 'none' || style.visibility === 'hidden') return undefined
  const { class: _class, id: _id, 'aria-hidden': _hidden, 'aria-label': _label, role: _role, ...given } = mark.attributes
  const attributes = { ...given, ...style }
  const inner: Place = { ...place, variables, within: [...place.within, mark] }
  if (mark.name !== 'use') {
    // A link makes sense only on the page.
    const name = mark.name === 'a' ? 'g' : mark.name
    return { name, attributes, children: plainAll(mark.children, inner) }
  }
  const { href = '', x = '0', y = '0', transform = '', ...rest } = attributes
  const used = place.named.get(href.slice(1))
  const copied = used?.name === 'symbol' ? used.children : used ? [used] : []
  // Selectors do not match inside a copy, but inheritance works there.
  const children = plainAll(copied, { ...inner, within: [] })
  return { name: 'g', attributes: { ...rest, transform: `${transform}translate(${x} ${y})` }, children }
}

function plainAll(children: SvgNode['children'], place: Place): SvgNode['children'] {
  return children.map(child => (typeof child === 'string' ? child : plain(child, place))).filter(child => child !== undefined)
}

function variablesOf(declared: Declarations, inherited: Declarations): Declarations {
  const own = Object.entries(declared).filter(([name]) => name.startsWith('--'))
  if (own.length === 0) return inherited
  return { ...inherited, ...Object.fromEntries(own.map(([name, value]) => [name, resolved(value, inherited) ?? value])) }
}

function attributesOf(declared: Declarations, variables: Declarations): Declarations {
  const attributes: Declarations = {}
  for (const [name, value] of Object.entries(declared)) {
    const said = name.startsWith('--') ? undefined : resolved(value, variables)
    if (said === undefined) continue
    if (name === 'font') Object.assign(attributes, fontOf(said))
    else if (name === 'rotate') Object.assign(attributes, said === '0deg' ? {} : { transform: `rotate(${Number.parseFloat(said)})` })
    // Group opacity makes a layer, and resvg crashes on one that lies outside the picture; so opacity goes on fill and stroke.
    else if (name === 'opacity') Object.assign(attributes, { 'fill-opacity': said, 'stroke-opacity': said })
    else attributes[name] = said
  }
  return attributes
}

/** The chart's face or, in place of the reader's own, which differs on every machine, Noto Sans. */
function fontOf(font: string): Declarations {
  const [, italic, weight = '700', size = '9'] = /^(italic )?(\d{3})? ?([\d.]+)px/.exec(font) ?? []
  return {
    'font-family': font.includes('Brygada') ? CHART_FACE : TEXT_FACE,
    'font-style': italic ? 'italic' : 'normal',
    'font-weight': weight,
    'font-size': size,
  }
}
