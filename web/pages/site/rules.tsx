/** All rules: each game in a picture, and what sets its editions apart. */
import type { Game } from '../../../worker/drawing/game'
import { Cover } from '../../parts/cover'
import { document, Part } from '../../parts/layout'
import { rulesPath } from '../../parts/lessons'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { cardOf } from '../../words/titles'

export interface RulesProps extends Reading {
  games: readonly Game[]
  /** Whether this browser shows hints. */
  hints: 'on' | 'off'
}

export function rulesPage({ games, hints, ...reading }: RulesProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('rules-page'), kind: 'two-columns rules' },
    <>
      <div class="masthead">
        <h1>{t('rules-page')}</h1>
        <p class="note">{t('rules-page-about')}</p>
      </div>
      {games.map(game => (
        <Editions key={game.id} reader={reader} game={game} />
      ))}
      <HintSwitch reader={reader} hints={hints} />
    </>
  )
}

function Editions({ reader, game }: { reader: Reader; game: Game }) {
  const { id, title, about, editions } = cardOf(game, reader.language)
  return (
    <Part id={id} heading={title}>
      <Cover reader={reader} game={id} title={title} />
      <p>{about}</p>
      <ul class="letters">
        {editions.map(edition => (
          <li key={edition.id}>
            <a href={rulesPath(id, edition.id)}>
              <b>{edition.title}</b> <span class="note">{edition.about}</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function HintSwitch({ reader: { t }, hints }: { reader: Reader; hints: RulesProps['hints'] }) {
  return (
    <p class="row note across">
      <span>{t('hints-are', { state: hints })}</span>{' '}
      <a href={hints === 'on' ? '?hints=off' : '?hints=on'}>{t(hints === 'on' ? 'ask-hints-off' : 'hints-on')}</a>
    </p>
  )
}
