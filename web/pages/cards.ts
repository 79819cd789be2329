/** A game and its editions in the reader's words, for pages on which one chooses or is invited. */
import type { Options, Text } from '../../worker/rules/contract'
import type { Edition, Game, HouseOption, Language } from '../../worker/rules/game'
import { wordsOf } from '../words/platform'
import { say } from '../words/say'

export interface GameCard {
  id: string
  title: string
  about: string
  figure: NonNullable<Game['figure']>
  editions: EditionCard[]
}
export interface EditionCard {
  id: string
  title: string
  about: string
  seats: Edition['seats']
  options: OptionCard[]
}
/** A switch or number of the house, its name said. */
export type OptionCard = HouseOption & { title: string }

type WithWords = Pick<Game, 'id' | 'words'>
/** The parts of a game that its card is made of. */
export type WithCard = Pick<Game, 'id' | 'editions' | 'figure' | 'words'>

export function cardOf(game: WithCard, language: Language): GameCard {
  const t = sayer(game, language)
  return {
    id: game.id,
    title: titleOf(game, language),
    about: t({ say: 'game-about' }),
    figure: game.figure ?? 'pirate',
    editions: game.editions.map(edition => ({
      id: edition.id,
      title: t({ say: `edition-${edition.id}` }),
      about: t({ say: `edition-${edition.id}-about` }),
      seats: edition.seats,
      options: edition.options.map(option => ({ ...option, title: t(option.name) })),
    })),
  }
}

export const titleOf = (game: WithWords, language: Language): string => sayer(game, language)({ say: 'game-title' })

/** What a table plays, in words: the edition, and each option of the house with its value. */
export interface Agreed {
  game: string
  edition: string
  options: { name: string; value: number | boolean }[]
}

export function agreedOf(game: WithCard, { edition, house }: Options, language: Language): Agreed {
  const t = sayer(game, language)
  const options = game.editions.find(({ id }) => id === edition)?.options ?? []
  return {
    game: titleOf(game, language),
    edition: t({ say: `edition-${edition}` }),
    options: options.map(({ id, name, usual }) => ({ name: t(name), value: house[id] ?? usual })),
  }
}

function sayer(game: WithWords, language: Language): (text: Text) => string {
  const words = wordsOf(language, game)
  return text => say(words, text)
}
