/** The part of the style sheets that a drawing uses: rules for its classes, and the variables they need, for day and night. */

interface Said {
  selector: string
  body: string
}

const NIGHT = '(prefers-color-scheme: dark)'
const CLASS = /class="([^"]+)"/g
const VALUE = /var\((--[\w-]+)\)/g

export function inkFor(drawing: string, sheets: readonly string[]): string {
  const worn = new Set([...drawing.matchAll(CLASS)].flatMap(([, classes = '']) => classes.split(' ')))
  const written = drawing.includes('<text')
  const rules = sheets.flatMap(sheet => rulesOf(sheet))
  const used = rules.flatMap(({ selector, body }) => {
    const fitting = selector
      .split(',')
      .map(one => one.trim())
      .filter(one => (one === 'text' ? written : speaksOf(one, worn)))
    return fitting.length > 0 ? [`${fitting.join()}{${squeezed(body)}}`] : []
  })
  const day = valuesIn(rules.filter(({ selector }) => selector === ':root'))
  const night = valuesIn(sheets.flatMap(sheet => rulesOf(conditional(sheet, NIGHT))))
  // A variable that is the same by day and night is inlined.
  const css = used.join('').replace(VALUE, (asked, name: string) => (day.has(name) && !night.has(name) ? (day.get(name) ?? '') : asked))
  const asked = [...new Set([...css.matchAll(VALUE)].map(([, name = '']) => name))].filter(name => day.has(name))
  const values = (known: ReadonlyMap<string, string>): string => `:root{${asked.map(name => `${name}:${known.get(name)}`).join(';')}}`
  return `${values(day)}@media${NIGHT}{${values(night)}}${css}`
}

/** Whether a selector consists only of classes that the drawing uses. */
const speaksOf = (selector: string, worn: ReadonlySet<string>): boolean =>
  /^(?:\.[\w-]+)+(?: (?:\.[\w-]+|text))*$/.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => worn.has(name))

const squeezed = (body: string): string =>
  body
    .trim()
    .replace(/\s*([;:,])\s*/g, '$1')
    .replace(/;$/, '')

function valuesIn(rules: readonly Said[]): Map<string, string> {
  const all = rules.flatMap(({ body }) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(all.map(([, name = '', value = '']) => [name, value.trim()]))
}

const bare = (sheet: string): string => sheet.replace(/\/\*[^]*?\*\//g, '')

/** The rules outside any condition. */
function rulesOf(sheet: string): Said[] {
  const found: Said[] = []
  let depth = 0
  for (const [piece, selector = '', body = ''] of bare(sheet).matchAll(/([^{}]*)\{(?:([^{}]*)\})?|\}/g)) {
    if (piece === '}') depth--
    else if (!piece.endsWith('}')) depth++
    else if (depth === 0) found.push({ selector: selector.trim(), body: `${body};` })
  }
  return found
}

/** The text inside blocks with this condition. */
function conditional(sheet: string, condition: string): string {
  const [, ...parts] = bare(sheet).split(`@media ${condition} {`)
  return parts.map(part => upTo(part)).join('')
}

function upTo(part: string): string {
  let depth = 1
  for (let at = 0; at < part.length; at++) {
    if (part[at] === '{') depth++
    if (part[at] === '}' && --depth === 0) return part.slice(0, at)
  }
  return part
}
