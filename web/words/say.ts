/** Texts to words, in one language: the platform's messages and one game's, in Fluent syntax. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../../worker/rules/game'
import type { Text, Viewer } from '../../worker/rules/contract'
import { Memo } from '../memo'

/** Names stand between these two marks, which no name can hold, until a page makes them bold and a letter drops them. */
export const NAME_OPENS = '\uE000'
export const NAME_CLOSES = '\uE001'

export interface Words {
  language: Language
  bundle: FluentBundle
  /** What was said before: a look is much quicker than a message. */
  said: Memo<string>
}
const SAID_BEFORE = 10_000

/** Sources are parsed once for each language and list of sources. */
export function words(language: Language, ...sources: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source))
    if (errors.length) throw errors[0]
  }
  return { language, bundle, said: new Memo(SAID_BEFORE) }
}

/** For a fill `who: { seat }` a message has `$who`, the name, and `$who-is`, which is `you` or `other`; a fill that is a text
    itself is said first. */
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

/** Between the pieces of a key stands what no name can hold. */
const MARK = '\n'

/** The same for all that is said in the same words. */
function keyOf(text: Text, names: readonly string[], viewer: Viewer): string {
  let key = text.say
  for (const name in text.with) {
    const fill = text.with[name]
    key += MARK + name + MARK
    if (typeof fill === 'number') key += fill
    else if (typeof fill !== 'object') key += `'${fill}`
    else if ('say' in fill) key += MARK + keyOf(fill, names, viewer) + MARK
    else key += (fill.seat === viewer ? 'you ' : 'other ') + (names[fill.seat] ?? '')
  }
  return key
}

function formatted({ bundle, language }: Words, key: string, args: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key)
  if (!message?.value) throw new Error(`no words for "${key}" in ${language}`)
  const errors: Error[] = []
  const said = bundle.formatPattern(message.value, args, errors)
  if (errors.length) throw errors[0]
  return said
}

/** The same without the marks round names, for places that hold plain text only. */
export const plain = (said: string): string => said.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '')
