/** The slots of each message in a words file: people, numbers, choices between its variants, and other texts. */
import type { FluentResource } from '@fluent/bundle'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Exclude<Pattern, string>[number]

export interface Slot {
  name: string
  kind: 'person' | 'number' | 'choice' | 'told'
  /** For a choice its variants, for a number those that are numbers themselves. */
  keys: readonly string[]
}

const PLURAL = /^(?:zero|one|two|few|many|other|\d+)$/
/** Slots that take a number although no variant depends on it. */
const NUMBERED =
  /^(?:n|count|cards|round|position|number|total|most|least|hand|deck|discard|worth|cost|days|hours|minutes|times|free|used|voted|voters|tables|touched|unread|bounced|givenUp|slowest|mean|epochs|visits|add|spaces|island|own|against|a|b|tunnel|boat|entrance|divisions|turn|latest|attack-total|defence-total|action|first)$/
const NAMED = /^(?:who|by|attacker|defender|ship|host|name)$/

/** By message key, including the slots of nested messages. */
export function slotsIn(resource: FluentResource): Map<string, Slot[]> {
  const values = new Map(resource.body.map(({ id, value }) => [id, value]))
  return new Map(
    [...values].map(([id, value]) => {
      const found = new Map<string, Set<string>>()
      look(value ?? '', values, found)
      return [id, [...found.keys()].filter(name => !name.endsWith('-is')).map(name => askedAs(name, found))]
    })
  )
}

function askedAs(name: string, found: ReadonlyMap<string, ReadonlySet<string>>): Slot {
  const variants = [...(found.get(name) ?? [])]
  if (found.has(`${name}-is`)) return { name, kind: 'person', keys: [] }
  if (variants.length && !variants.every(key => PLURAL.test(key))) return { name, kind: 'choice', keys: variants }
  if (variants.length || NUMBERED.test(name)) return { name, kind: 'number', keys: variants.filter(key => /^\d+$/.test(key)) }
  return { name, kind: NAMED.test(name) ? 'person' : 'told', keys: [] }
}

function look(pattern: Pattern | Part, values: ReadonlyMap<string, Pattern | null>, found: Map<string, Set<string>>): void {
  if (typeof pattern === 'string') return
  if (Array.isArray(pattern)) {
    for (const part of pattern) look(part, values, found)
    return
  }
  if (pattern.type === 'var') found.set(pattern.name, found.get(pattern.name) ?? new Set())
  if (pattern.type === 'mesg') look(values.get(pattern.name) ?? '', values, found)
  if (pattern.type === 'func') for (const arg of pattern.args) if ('type' in arg && arg.type === 'var') look(arg, values, found)
  if (pattern.type !== 'select') return
  look(pattern.selector, values, found)
  for (const { key, value } of pattern.variants) {
    if (pattern.selector.type === 'var') found.get(pattern.selector.name)?.add(`${key.value}`)
    look(value, values, found)
  }
}
