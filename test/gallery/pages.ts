/** Pages that need no table: home, errors, the rules of every edition. */
import type { Language } from '../../worker/drawing/game'
import { GAMES, gameOf } from '../../worker/games'
import type { BerthRow } from '../../worker/model'
import { confirmPage } from '../../web/pages/site/confirm'
import { errorPage } from '../../web/pages/site/error'
import { homePage } from '../../web/pages/site/home'
import { rulesPage } from '../../web/pages/site/rules'
import { rulesOfPage } from '../../web/pages/site/rules-of'
import { HOUR } from '../web/life'

const held: BerthRow = {
  table: 'a',
  seat: 0,
  name: 'Black Pearl',
  game: 'regatta',
  pirate: 'a',
  stage: 'playing',
  asked: { since: 0, until: 51 * HOUR - 1 },
  link: '/tables/a/seats/0',
}

export const SITE_PAGES: Readonly<Record<string, (language: Language) => string>> = {
  home: language => homePage({ language, now: 0, games: GAMES }),
  'home with tables': language => homePage({ language, now: 0, games: GAMES, tables: [held], late: true }),
  'an error': language => errorPage({ language, now: 0, status: 403, table: '/tables/a' }),
  'a table that cannot be read': language => errorPage({ language, now: 0, status: 500, damaged: 'abcdefghijklm' }),
  'a letter to confirm': language => confirmPage({ language, now: 0 }),
  rules: language => rulesPage({ language, now: 0, games: GAMES, hints: 'on' }),
  ...Object.fromEntries(
    GAMES.flatMap(({ id, editions }) =>
      editions.map(edition => [
        `rules of ${id}, ${edition.id}`,
        (language: Language) => rulesOfPage({ language, now: 0, game: gameOf(id), edition, hints: 'on' }),
      ])
    )
  ),
}
