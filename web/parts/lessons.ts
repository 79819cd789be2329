/** Addresses and words of rules and chapters, and the names under which browsers remember explained questions. */
import type { Game } from '../../worker/drawing/game'

export const rulesPath = (game: string, edition: string): string => `/rules/${game}/${edition}`

/** For links to the rules from a page where something may be half filled in: another tab keeps that page as it is. As its opener, so that the
    way back there can close the tab. */
export const BESIDE = { target: '_blank', rel: 'opener' } as const

/** The chapter's anchor. */
export const anchorOf = (lesson: string): string => `rule-${lesson}`

/** `from`: the table's page to which the rules then link back; never one with a key. */
export const lessonPath = (game: string, edition: string, lesson: string, from?: string): string =>
  `${rulesPath(game, edition)}${from ? `?from=${from}` : ''}#${anchorOf(lesson)}`

export const kindName = (game: string, kind: string): string => `${game}.${kind}`

/** What `$edition` says in texts that explain the rules of this edition. */
export const wordingOf = ({ editions }: Pick<Game, 'editions'>, edition: string): string =>
  editions.find(({ id }) => id === edition)?.wording ?? edition
