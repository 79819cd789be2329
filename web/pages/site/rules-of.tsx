/** The rules of one edition: small pictures with a sentence or two each, and the whole chapter folded below. Questions link to theirs. */
import { Fragment } from 'preact'
import type { Edition, Game } from '../../../worker/drawing/game'
import { document } from '../../parts/layout'
import { asset } from '../../board/assets'
import { anchorOf, rulesPath, wordingOf } from '../../parts/lessons'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { HintSwitch, type RulesProps } from './rules'
import type { Lesson } from '../../../worker/drawing/lesson'
import { PractiseForm } from '../../parts/practise'

export interface RulesOfProps extends Reading, Pick<RulesProps, 'hints'> {
  game: Game
  edition: Edition
  /** The path of the table's page that linked here. */
  from?: string | undefined
  /** All chapters are open, as they are for who comes from a question. */
  whole?: boolean
}

export function rulesOfPage({ game, edition, hints, from, whole = from !== undefined, ...reading }: RulesOfProps): string {
  const reader = readerOf(reading, { game, crew: [], viewer: 'watcher' })
  const { t } = reader
  const lessons = game.lessons?.(edition.id) ?? []
  const title = `${t('game-title')} · ${t(`edition-${edition.id}`)}`
  return document(
    { reader, title, kind: 'rules' },
    <>
      <div class="masthead">
        <h1>{t('game-title')}</h1>
        <p class="note">{t(`edition-${edition.id}`)}</p>
        <p class="lead reading">{t('game-goal')}</p>
      </div>
      {from && <Back reader={reader} to={from} />}
      {whole && <Contents reader={reader} lessons={lessons} />}
      <ol class={whole ? 'lessons whole' : 'lessons'}>
        {lessons.map(lesson => (
          <Chapter
            key={lesson.id}
            reader={reader}
            lesson={lesson}
            edition={edition.id}
            wording={wordingOf(game, edition.id)}
            open={whole}
          />
        ))}
      </ol>
      {game.rulebook && <div class="part reading">{paragraphsOf(reader.say(game.rulebook(edition.id)))}</div>}
      {lessons.length > 0 && !whole && (
        <p class="ways">
          <a href="?whole=yes">{t('rules-whole')}</a>
        </p>
      )}
      <div class="row fill reading">
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
      {game.sortOf && <HintSwitch reader={reader} hints={hints} />}
    </>
  )
}

/** Stays in sight, since the link to a chapter leads below it. */
const Back = ({ reader: { t }, to }: { reader: Reader; to: string }) => (
  <p class="way-back">
    <a class="button" href={to}>
      {t('log-back')}
    </a>
    <script src={asset('back.js')} defer />
  </p>
)

const Contents = ({ reader: { t }, lessons }: { reader: Reader; lessons: readonly Lesson[] }) => (
  <nav class="contents" aria-label={t('rules-contents')}>
    <ul class="row note">
      {lessons.map(({ id }) => (
        <li key={id}>
          <a href={`#${anchorOf(id)}`}>{t(`rule-${id}-title`)}</a>
        </li>
      ))}
    </ul>
  </nav>
)

interface ChapterProps {
  reader: Reader
  lesson: Lesson
  edition: string
  wording: string
  open: boolean
}

/** A blank line separates them. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph, i) => <p key={i}>{paragraph}</p>)

function Chapter({ reader: { t, say }, lesson: { id, Picture, fills }, edition, wording, open }: ChapterProps) {
  const told = { edition: wording, ...fills?.(edition) }
  const title = t(`rule-${id}-title`)
  const paragraphs = paragraphsOf(say({ say: `rule-${id}`, with: told }))
  return (
    <li id={anchorOf(id)}>
      <Picture edition={edition} say={say} />
      <div>
        <h2>{title}</h2>
        {open ? (
          paragraphs
        ) : (
          <>
            <p>{say({ say: `rule-${id}-short`, with: told })}</p>
            <details class="fold">
              <summary>
                <span>
                  {t('rules-more')}
                  <span class="ear">: {title}</span>
                </span>
              </summary>
              {paragraphs}
            </details>
          </>
        )}
      </div>
    </li>
  )
}
