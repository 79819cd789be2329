/**
 * The site's style sheet, as far as it speaks of drawings by day. The picture takes its colours from there, so that nothing
 * is said twice; rules for nights, widths, hovering and the like are left out.
 */
import { classesOf, type Mark } from './markup'

export type Declarations = Record<string, string>

interface Compound {
  name?: string
  classes: string[]
}
interface Rule {
  /** From the outermost to the element itself. */
  path: Compound[]
  weight: number
  declarations: Declarations
}
export interface StyleSheet {
  root: Declarations
  /** By the name or the class that the element itself must have. */
  rules: ReadonlyMap<string, Rule[]>
}

const PROPERTY = /^(?:--[\w-]+|fill|stroke(?:-[a-z]+)*|opacity|color|font(?:-[a-z]+)?|paint-order|letter-spacing|rotate|text-anchor|visibility|display)$/
const COMPOUND = /^(\*|[a-z]+)?((?:\.[\w-]+)*)$/

export function styleSheet(css: string): StyleSheet {
  const rules = new Map<string, Rule[]>()
  const root: Declarations = {}
  let order = 0
  for (const [, selectors = '', body = ''] of withoutConditions(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = declarationsIn(body)
    for (const selector of selectors.split(',').map(text => text.trim())) {
      if (selector === ':root') Object.assign(root, declarations)
      const path = pathOf(selector)
      const own = path?.at(-1)
      if (!path || !own || Object.keys(declarations).length === 0) continue
      const key = own.classes[0] ?? own.name ?? '*'
      const classes = path.reduce((sum, compound) => sum + compound.classes.length, 0)
      const names = path.filter(({ name }) => name && name !== '*').length
      rules.set(key, [...(rules.get(key) ?? []), { path, declarations, weight: (classes * 10 + names) * 10_000 + order++ }])
    }
  }
  return { root, rules }
}

/** Without comments, and without all that holds only under a condition. */
function withoutConditions(css: string): string {
  let out = ''
  let depth = 0
  let inCondition = 0
  for (const piece of css.replace(/\/\*[^]*?\*\//g, '').split(/(?=[{}@])|(?<=[{}])/)) {
    if (piece.startsWith('@') && inCondition === 0) inCondition = depth + 1
    if (inCondition === 0) out += piece
    if (piece === '{') depth++
    if (piece === '}' && --depth < inCondition) inCondition = 0
  }
  return out
}

function declarationsIn(body: string): Declarations {
  const found: Declarations = {}
  for (const line of body.split(';')) {
    const colon = line.indexOf(':')
    const property = line.slice(0, colon).trim()
    if (colon > 0 && PROPERTY.test(property)) found[property] = line.slice(colon + 1).trim()
  }
  return found
}

/** Only names and classes, one within the other; undefined for whatever asks for more. */
function pathOf(selector: string): Compound[] | undefined {
  const path: Compound[] = []
  for (const part of selector.split(/\s+/)) {
    const [, name, classes = ''] = COMPOUND.exec(part) ?? []
    if (!name && !classes) return undefined
    path.push({ name, classes: classes.split('.').filter(Boolean) })
  }
  return path
}

/** What the style sheet says of an element within others, outermost first. */
export function declaredFor(sheet: StyleSheet, mark: Mark, within: readonly Mark[]): Declarations {
  const own = classesOf(mark)
  const rules = [...new Set([...own, mark.name, '*'])].flatMap(key => sheet.rules.get(key) ?? [])
  const fitting = rules.filter(({ path }) => fits(path, mark, within))
  return Object.assign({}, ...fitting.sort((a, b) => a.weight - b.weight).map(({ declarations }) => declarations))
}

function fits(path: readonly Compound[], mark: Mark, within: readonly Mark[]): boolean {
  const own = path.at(-1)
  if (!own || !is(mark, own)) return false
  let left = path.length - 2
  for (let i = within.length - 1; i >= 0 && left >= 0; i--) {
    const around = within[i]
    const wanted = path[left]
    if (around && wanted && is(around, wanted)) left--
  }
  return left < 0
}

function is(mark: Mark, { name, classes }: Compound): boolean {
  if (name && name !== '*' && name !== mark.name) return false
  const own = classesOf(mark)
  return classes.every(wanted => own.includes(wanted))
}

/** A variable, and what stands for it where it has no value; the innermost one of several. */
const VARIABLE = /var\((--[\w-]+)(?:\s*,\s*([^()]*))?\)/
const MOST_VARIABLES = 20

/** Undefined where a variable that it asks for has no value, or where something is to be computed. */
export function resolved(value: string, variables: Declarations): string | undefined {
  let text = value
  for (let count = 0; count < MOST_VARIABLES; count++) {
    const [asked, name = '', other] = VARIABLE.exec(text) ?? []
    if (asked === undefined) return text.includes('(') ? undefined : text
    const is = variables[name] ?? other
    if (is === undefined) return undefined
    text = text.replace(asked, is)
  }
  return undefined
}
