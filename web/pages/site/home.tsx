/** The home page: the reader's tables, what Packetboat is, and the games. */
import { Icon } from '../../board/draw'
import { SIGNS } from '../../board/kit'
import type { Game } from '../../../worker/drawing/game'
import type { BerthRow } from '../../../worker/model'
import { Berths, StillLoading } from './berths'
import { Cover } from '../../parts/cover'
import { Fold } from '../../parts/fold'
import { document, Part } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { cardOf, type GameCard } from '../../words/titles'

export interface HomeProps extends Reading {
  games: readonly Game[]
  /** Unfinished tables held by this browser or its address; those waiting for an answer come first. */
  tables?: readonly BerthRow[]
  /** Some are missing because their tables have not answered yet. */
  late?: boolean
}

export function homePage({ games, tables = [], late, ...reading }: HomeProps): string {
  const reader = readerOf(reading)
  const waiting = tables.filter(({ asked }) => asked).length
  const cards = games.map(game => cardOf(game, reader.language))
  const back = tables.length > 0 || late
  return document(
    {
      reader,
      kind: 'two-columns home',
      waiting,
      preview: { title: `Packetboat · ${reader.t('home-title')}`, about: reader.t('home-lead'), path: '/' },
    },
    <>
      <h1 class="across">{reader.t(back ? 'home-tables' : 'home-title')}</h1>
      {back && (
        <div class="across">
          <Berths reader={reader} games={games} rows={tables} />
          {late && <StillLoading reader={reader} here="/" />}
        </div>
      )}
      <What reader={reader} games={cards} known={back} />
      <Games reader={reader} games={cards} />
    </>
  )
}

/** What it is in a sentence, and three ways to start; how it works is folded. */
function What({ reader, games, known }: { reader: Reader; games: readonly GameCard[]; known: boolean | undefined }) {
  const { t } = reader
  const [game] = games
  return (
    <Part id="what" heading={t('home-what')} quiet>
      {game && <Cover reader={reader} game={game.id} title={game.title} />}
      {!known && <p class="lead">{t('home-lead')}</p>}
      <p class="row fill">
        <a class="button main" href="/tables/new">
          {t('home-new')}
        </a>
      </p>
      <form class="offers" method="post" action="/practice">
        {games.map(({ id, title, short }) => (
          <div key={id}>
            <button class="button" name="game" value={id} aria-describedby={`short-${id}`}>
              {t('home-practice-game', { game: title })}
            </button>
            <small id={`short-${id}`}>{short}</small>
          </div>
        ))}
      </form>
      <p class="note">{t('home-practice-about')}</p>
      <p class="row fill">
        <a class="button" href="/tables">
          {t('home-find')}
        </a>
      </p>
      {!known && (
        <p class="ways">
          <a href="/mine">{t('home-known')}</a>
        </p>
      )}
      <Fold id="how" label={t('home-how')}>
        <ol class="how">
          {STEPS.map(step => (
            <li key={step}>
              <span>
                <b>{t(`home-${step}`)}</b> {t(`home-${step}-more`)}
              </span>
            </li>
          ))}
        </ol>
        <p>
          <a href="/rules">{t('home-rules')}</a>
        </p>
      </Fold>
    </Part>
  )
}

const STEPS = ['open', 'answer', 'letter', 'dice'] as const

/** Each edition with what sets it apart, as where a table is started. */
function Practice({ reader: { t }, game }: { reader: Reader; game: GameCard }) {
  return (
    <form class="practice" method="post" action="/practice">
      <input type="hidden" name="game" value={game.id} />
      <fieldset>
        <legend class="ear">{t('new-edition', { game: game.title })}</legend>
        {game.editions.map(({ id, title, about }, n) => (
          <label key={id} class="pick">
            <input type="radio" name="edition" value={id} checked={n === 0} />
            <span>
              {title}
              <small>{about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button class="button">{t('home-practice-game', { game: game.title })}</button>
    </form>
  )
}

/** The icons of the game's six pirates, or their ships. */
const crewOf = ({ figure }: GameCard): string[] => SIGNS.filter(id => new RegExp(`^${figure}-[a-z]$`).test(id))

function Games({ reader, games }: { reader: Reader; games: readonly GameCard[] }) {
  return (
    <Part id="games" heading={reader.t('home-games')}>
      <ul class="games">
        {games.map(game => (
          <li key={game.id}>
            <h3>{game.title}</h3>
            <p class="crew">
              {crewOf(game).map(sign => (
                <Icon key={sign} id={sign} size={40} box={38} />
              ))}
            </p>
            <p>{game.about}</p>
            <Practice reader={reader} game={game} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
