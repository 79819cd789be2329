/** The platform's words, combined with a game's for its tables. Each combination is parsed once. */
import type { Language } from '../../worker/drawing/game'
import en from './en.ftl'
import pl from './pl.ftl'
import ru from './ru.ftl'
import { words, type Words } from './say'
import uk from './uk.ftl'

const PLATFORM: Readonly<Record<Language, string>> = { en, ru, uk, pl }

export interface WithWords {
  id: string
  words: Readonly<Record<Language, string>>
}

const known = new Map<string, Words>()

export function wordsOf(language: Language, game?: WithWords): Words {
  const key = `${language} ${game?.id ?? ''}`
  const found = known.get(key)
  if (found) return found
  const made = words(language, PLATFORM[language], ...(game ? [game.words[language]] : []))
  known.set(key, made)
  return made
}

export const isLanguage = (text: string | undefined): text is Language => text !== undefined && Object.hasOwn(PLATFORM, text)
