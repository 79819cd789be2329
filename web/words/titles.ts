/** A game and its editions in the reader's words, for pages that choose one or invite to one. */
import type { Options, Text } from '../../worker/rules/contract'
import type { Edition, Game, HouseOption, Language } from '../../worker/drawing/game'
import { wordsOf } from './platform'
import { say } from './say'
import type { Reader } from './reader'
import type { TableHead } from '../../worker/model'

export interface GameCard {
  id: string
  title: string
  about: string
  /** A few words. */
  short: string
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
/** A house option with its name in words. */
export type OptionCard = HouseOption & { title: string }

type WithWords = Pick<Game, 'id' | 'words'>
/** The parts of a game its card is made from. */
export type WithCard = Pick<Game, 'id' | 'editions' | 'figure' | 'words'>

export function cardOf(game: WithCard, language: Language): GameCard {
  const words = wordsOf(language, game)
  const t = sayer(game, language)
  /** A game without such a sentence says its goal. */
  const told = (key: string): string => t({ say: words.bundle.hasMessage(key) ? key : 'game-goal' })
  return {
    id: game.id,
    title: titleOf(game, language),
    short: told('game-short'),
    about: told('game-about'),
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

/** A table's game in words: the edition, and each house option with its value. */
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

type Inviting = Pick<TableHead, 'host'> & { seats: readonly { name: string }[] }

/** "Kasia invites you to Regatta", as far as the host is known. */
export function invitationTitle({ t }: Pick<Reader, 't'>, { host, seats }: Inviting, game: string, joining?: true): string {
  const by = host === undefined ? undefined : seats[host]?.name
  if (joining) return t('join-title', { game })
  return by ? t('claim-invites', { host: by, game }) : t('claim-title', { game })
}
