/** Turns texts into words in one language, from the Fluent messages of the platform and one game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../../worker/drawing/game'
import type { Text, Viewer } from '../../worker/rules/contract'
import { Memo, type Part } from '../../worker/shared/memo'

/** Enclose names until a page makes them bold or a letter drops them; no name can contain them. */
export const NAME_OPENS = '\uE000'
export const NAME_CLOSES = '\uE001'

export interface Words {
  language: Language
  bundle: FluentBundle
  /** Cache: a lookup is much faster than formatting a message. */
  said: Memo<string>
}
const SAID_BEFORE = 10_000

export function words(language: Language, ...sources: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    if (errors.length) throw errors[0]
  }
  return { language, bundle, said: new Memo(SAID_BEFORE) }
}

/**
 * A fill `who: { seat }` gives the message `$who`, the name, and `$who-is`, either `you` or `other`. A fill that is itself a text is said
 * first.
 */
export function say(words: Words, text: Text, names: readonly string[] = [], viewer: Viewer = 'watcher'): string {
  const asked = keyOf(text, names, viewer)
  const before = words.said.get(asked)
  if (before !== undefined) return before
  const args: Record<string, string | number> = {}
  for (const [key, fill] of Object.entries(text.with ?? {})) {
    if (typeof fill !== 'object') args[key] = fill
    else if ('say' in fill) args[key] = say(words, fill, names, viewer)
    else {
      args[key] = NAME_OPENS + (names[fill.seat] ?? '') + NAME_CLOSES
      args[`${key}-is`] = fill.seat === viewer ? 'you' : 'other'
    }
  }
  return words.said.set(asked, formatted(words, text.say, args))
}

/** Enclose the key of a text within a text; no name can contain them. */
const OPENS = '\n('
const CLOSES = '\n)'

/** Equal for texts that come out in the same words. */
function keyOf(text: Text, names: readonly string[], viewer: Viewer, key: Part[] = []): Part[] {
  key.push(text.say)
  for (const name in text.with) {
    const fill = text.with[name]
    key.push(name)
    if (typeof fill !== 'object') key.push(fill)
    else if ('seat' in fill) key.push(fill.seat === viewer, names[fill.seat])
    else {
      key.push(OPENS)
      keyOf(fill, names, viewer, key)
      key.push(CLOSES)
    }
  }
  return key
}

function formatted({ bundle, language }: Words, key: string, args: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key)
  if (!message?.value) throw new Error(`no words for "${key}" in ${language}`)
  const errors: Error[] = []
  const said = bundle.formatPattern(message.value, args, errors)
  if (errors.length) throw new Error(`${errors[0]} in the words for "${key}" in ${language}`, { cause: errors[0] })
  return said.replaceAll(HYPHEN, '−')
}

/** What the formatter of numbers puts before negative ones. */
const HYPHEN = /(?<![\w-])-(?=\d)/g

/** Drops the marks around names, for places that take plain text only. */
export const plain = (said: string): string => said.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '')
