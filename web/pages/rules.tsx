/** The rules of every game, told briefly in the game's own words: `rules-1`, `rules-2` … each with a heading of its own. */
import type { Language } from '../../worker/rules/game'
import { document, Part } from '../parts/layout'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import { wordsOf } from '../words/platform'
import { say } from '../words/say'
import { titleOf, type WithCard } from './cards'

export function rulesPage({ games, ...reading }: Reading & { games: readonly WithCard[] }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('rules-page'), kind: 'narrow rules' },
    <>
      <div class="masthead">
        <h1>{t('rules-page')}</h1>
        <p class="note">{t('rules-page-about')}</p>
      </div>
      {games.length > 1 && (
        <ul class="ways">
          {games.map(game => (
            <li key={game.id}>
              <a href={`#${game.id}`}>{titleOf(game, reader.language)}</a>
            </li>
          ))}
        </ul>
      )}
      {games.map(game => (
        <GameRules key={game.id} reader={reader} game={game} />
      ))}
      <p class="row">
        <a class="button main" href="/tables/new">
          {t('home-new')}
        </a>
      </p>
    </>
  )
}

function GameRules({ reader, game }: { reader: Reader; game: WithCard }) {
  return (
    <Part id={game.id} heading={titleOf(game, reader.language)}>
      {chapters(game, reader.language).map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Part>
  )
}

interface Chapter {
  heading: string
  paragraphs: string[]
}

/** As many as the game's words hold; an empty line parts two paragraphs. */
function chapters(game: WithCard, language: Language): Chapter[] {
  const words = wordsOf(language, game)
  const told: Chapter[] = []
  for (let n = 1; words.bundle.hasMessage(`rules-${n}`); n++) {
    const heading = say(words, { say: `rules-${n}-title` })
    told.push({ heading, paragraphs: say(words, { say: `rules-${n}` }).split(/\n\s*\n/) })
  }
  return told
}
