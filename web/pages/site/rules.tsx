/** All rules: each game with its editions, and a sample picture for each. */
import type { Game } from '../../../worker/drawing/game'
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
    { reader, title: t('rules-page'), kind: 'narrow rules' },
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
  const own = readerOf(reader, { game, crew: [], viewer: 'watcher' })
  return (
    <Part id={id} heading={title}>
      <p>{about}</p>
      <ul class="lessons">
        {editions.map((edition, i) => {
          const lessons = game.lessons?.(edition.id) ?? []
          const lesson = lessons[i % lessons.length]
          return (
            <li key={edition.id}>
              {lesson && <lesson.Picture edition={edition.id} say={own.say} />}
              <p>
                <a href={rulesPath(id, edition.id)}>
                  <b>{edition.title}</b>
                </a>
              </p>
              <p class="note">{edition.about}</p>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

export function HintSwitch({ reader: { t }, hints }: { reader: Reader; hints: RulesProps['hints'] }) {
  return (
    <p class="row note">
      <span>{t('hints-are', { state: hints })}</span>{' '}
      <a href={hints === 'on' ? '?hints=off' : '?hints=on'}>{t(hints === 'on' ? 'ask-hints-off' : 'hints-on')}</a>
    </p>
  )
}
