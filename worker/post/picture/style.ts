/**
 * The site's style sheet, as far as it concerns drawings in day colours. The picture takes its colours from it, so that they are defined
 * once; rules for night, widths, hovering and the like are left out.
 */
import { classesOf, type SvgNode } from './markup'
import { drawingRules } from './rules'

export type Declarations = Record<string, string>

interface Compound {
  name?: string
  classes: string[]
}
interface Rule {
  /** From the outermost ancestor to the element itself. */
  path: Compound[]
  weight: number
  declarations: Declarations
}
export interface StyleSheet {
  root: Declarations
  /** By the name or class that the element itself must have. */
  rules: ReadonlyMap<string, Rule[]>
}

const COMPOUND = /^(\*|[a-z]+)?((?:\.[\w-]+)*)$/

export function styleSheet(css: string): StyleSheet {
  const rules = new Map<string, Rule[]>()
  const root: Declarations = {}
  let order = 0
  for (const { selectors, declarations: pairs } of drawingRules(css)) {
    const declarations = Object.fromEntries(pairs)
    for (const selector of selectors) {
      if (selector === ':root') Object.assign(root, declarations)
      const path = pathOf(selector)
      const own = path?.at(-1)
      if (!path || !own) continue
      const key = own.classes[0] ?? own.name ?? '*'
      const classes = path.reduce((sum, compound) => sum + compound.classes.length, 0)
      const names = path.filter(({ name }) => name && name !== '*').length
      rules.set(key, [...(rules.get(key) ?? []), { path, declarations, weight: (classes * 10 + names) * 10_000 + order++ }])
    }
  }
  return { root, rules }
}

/** Parses descendant selectors of names and classes; undefined for anything else. */
function pathOf(selector: string): Compound[] | undefined {
  const path: Compound[] = []
  for (const part of selector.split(/\s+/)) {
    const [, name, classes = ''] = COMPOUND.exec(part) ?? []
    if (!name && !classes) return undefined
    path.push({ name, classes: classes.split('.').filter(Boolean) })
  }
  return path
}

/** The declarations for an element within its ancestors, outermost first. */
export function declaredFor(sheet: StyleSheet, mark: SvgNode, within: readonly SvgNode[]): Declarations {
  const own = classesOf(mark)
  const rules = [...new Set([...own, mark.name, '*'])].flatMap(key => sheet.rules.get(key) ?? [])
  const fitting = rules.filter(({ path }) => fits(path, mark, within))
  return Object.assign({}, ...fitting.sort((a, b) => a.weight - b.weight).map(({ declarations }) => declarations))
}

function fits(path: readonly Compound[], mark: SvgNode, within: readonly SvgNode[]): boolean {
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

function is(mark: SvgNode, { name, classes }: Compound): boolean {
  if (name && name !== '*' && name !== mark.name) return false
  const own = classesOf(mark)
  return classes.every(wanted => own.includes(wanted))
}

/** A variable with its fallback; the innermost of nested ones. */
const VARIABLE = /var\((--[\w-]+)(?:\s*,\s*([^()]*))?\)/
const MOST_VARIABLES = 20

/** The value with its variables replaced; undefined if one has no value or a function remains. */
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
