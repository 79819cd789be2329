/** The rules of a style sheet that a picture can use: without conditions, and only properties that drawings have. */

export interface DrawingRule {
  selectors: string[]
  declarations: [property: string, value: string][]
}

const PROPERTY =
  /^(?:--[\w-]+|fill|stroke(?:-[a-z]+)*|opacity|color|font(?:-[a-z]+)?|paint-order|letter-spacing|rotate|text-anchor|visibility|display)$/

/** Values that only the boxes and texts of a page have. */
const OF_PAGES = /^(?:(?:inline-)?(?:grid|flex)|var\(--t-[\w-]+\))$/

/** Rules for night, widths, hovering and the like are left out. */
export const drawingRules = (css: string): DrawingRule[] =>
  [...withoutConditions(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = declarationsIn(body)
    const named = selectors.split(',').map(text => text.trim())
    return declarations.length > 0 ? [{ selectors: named, declarations }] : []
  })

/** The same rules as a shorter style sheet, for the deployed Worker. */
export const drawingSheet = (css: string): string =>
  drawingRules(css)
    .map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations.map(pair => pair.join(':')).join(';')}}`)
    .join('')

/** Drops comments and everything inside a condition. */
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

function declarationsIn(body: string): [property: string, value: string][] {
  return body.split(';').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    const property = line.slice(0, colon).trim()
    const value = line.slice(colon + 1).trim()
    return colon > 0 && PROPERTY.test(property) && !OF_PAGES.test(value) ? [[property, value]] : []
  })
}
