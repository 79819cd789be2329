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
      <What reader={reader} game={cards[0]} known={back} />
      <Games reader={reader} games={cards} />
    </>
  )
}

/** What it is in a sentence, and three ways to start; how it works is folded. */
function What({ reader, game, known }: { reader: Reader; game: GameCard | undefined; known: boolean | undefined }) {
  const { t } = reader
  return (
    <Part id="what" heading={t('home-what')} quiet>
      {game && <Cover reader={reader} game={game.id} title={game.title} />}
      <p class="lead">{t('home-lead')}</p>
      <p class="row fill">
        <a class="button main" href="/tables/new">
          {t('home-new')}
        </a>
      </p>
      <div class="row fill">
        {game && <Practice reader={reader} game={game} />}
        <a class="button" href="/tables">
          {t('home-find')}
        </a>{' '}
        {!known && (
          <a class="button" href="/mine">
            {t('home-known')}
          </a>
        )}
      </div>
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

function Practice({ reader, game, about }: { reader: Reader; game: GameCard; about?: string }) {
  return (
    <form class="row practice" method="post" action="/practice">
      <input type="hidden" name="game" value={game.id} />
      {about && (
        <select name="edition" aria-label={reader.t('new-edition', { game: game.title })}>
          {game.editions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      <button class="button">{reader.t('home-practice')}</button>
      {about && <small class="note">{about}</small>}
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
            <p class="crew">
              {crewOf(game).map(sign => (
                <Icon key={sign} id={sign} size={40} box={38} />
              ))}
            </p>
            <h3>{game.title}</h3>
            <p>{game.about}</p>
            <p class="note">{game.editions.map(({ title }) => title).join(' · ')}</p>
            <Practice reader={reader} game={game} about={reader.t('home-practice-about')} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
