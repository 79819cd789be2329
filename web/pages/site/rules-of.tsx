/** The rules of one edition in chapters, each a small picture with text. Questions link to their chapter. */
import { Fragment } from 'preact'
import type { Edition, Game } from '../../../worker/drawing/game'
import { document } from '../../parts/layout'
import { anchorOf, rulesPath } from '../../parts/lessons'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { HintSwitch, type RulesProps } from './rules'
import type { Lesson } from '../../../worker/drawing/lesson'
import { PractiseForm } from '../../parts/practise'

export interface RulesOfProps extends Reading, Pick<RulesProps, 'hints'> {
  game: Game
  edition: Edition
  /** The path of the table's page that linked here. */
  from?: string | undefined
}

export function rulesOfPage({ game, edition, hints, from, ...reading }: RulesOfProps): string {
  const reader = readerOf(reading, { game, crew: [], viewer: 'watcher' })
  const { t } = reader
  const lessons = game.lessons?.(edition.id) ?? []
  const title = `${t('game-title')} · ${t(`edition-${edition.id}`)}`
  return document(
    { reader, title, kind: 'narrow rules' },
    <>
      <div class="masthead">
        <h1>{t('game-title')}</h1>
        <p class="note">{t(`edition-${edition.id}`)}</p>
        <p class="lead">{t('game-goal')}</p>
      </div>
      {from && <Back reader={reader} to={from} />}
      <nav class="contents" aria-label={t('rules-contents')}>
        <ul class="row note">
          {lessons.map(({ id }) => (
            <li key={id}>
              <a href={`#${anchorOf(id)}`}>{t(`rule-${id}-title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ol class="lessons">
        {lessons.map(lesson => (
          <Chapter key={lesson.id} reader={reader} lesson={lesson} edition={edition.id} />
        ))}
      </ol>
      <div class="row fill">
        <PractiseForm reader={reader} game={game.id} edition={edition.id} main />
        <a class="button" href="/tables/new">
          {t('home-new')}
        </a>
      </div>
      {game.editions.length > 1 && (
        <p class="row note">
          <span>{t('rules-others')}</span>{' '}
          {game.editions
            .filter(({ id }) => id !== edition.id)
            .map(({ id }) => (
              <Fragment key={id}>
                <a href={rulesPath(game.id, id)}>{t(`edition-${id}`)}</a>{' '}
              </Fragment>
            ))}
          <a href="/rules">{t('rules-all')}</a>
        </p>
      )}
      <HintSwitch reader={reader} hints={hints} />
    </>
  )
}

/** Stays in sight, since the link to a chapter leads below it. */
const Back = ({ reader: { t }, to }: { reader: Reader; to: string }) => (
  <p class="way-back">
    <a class="button" href={to}>
      {t('log-back')}
    </a>
  </p>
)

/** A blank line separates paragraphs. */
function Chapter({ reader: { t, say }, lesson: { id, Picture, fills }, edition }: { reader: Reader; lesson: Lesson; edition: string }) {
  return (
    <li id={anchorOf(id)}>
      <Picture edition={edition} say={say} />
      <div>
        <h2>{t(`rule-${id}-title`)}</h2>
        {say({ say: `rule-${id}`, with: { edition, ...fills?.(edition) } })
          .split(/\n\s*\n/)
          .map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
      </div>
    </li>
  )
}
