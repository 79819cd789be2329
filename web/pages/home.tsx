/** The home page: what Packetboat is, the games, and the tables at which this browser holds seats. */
import { Icon } from '../board/draw'
import { SIGNS } from '../board/kit'
import { document, Part } from '../parts/layout'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import type { GameCard } from './cards'

export interface HomeProps extends Reading {
  games: readonly GameCard[]
  /** Those that wait for the reader come first. */
  tables?: readonly HeldTable[]
}
export interface HeldTable {
  href: string
  name: string
  game: string
  /** The table waits for a seat that this browser holds. */
  asked: boolean
}

export function homePage({ games, tables = [], ...reading }: HomeProps): string {
  const reader = readerOf(reading)
  const waiting = tables.filter(({ asked }) => asked).length
  return document(
    { reader, kind: 'two-columns home', waiting },
    <>
      <h1 class="across">{reader.t('home-title')}</h1>
      {tables.length > 0 && <Tables reader={reader} tables={tables} />}
      <What reader={reader} />
      <Games reader={reader} games={games} />
    </>
  )
}

function Tables({ reader, tables }: { reader: Reader; tables: readonly HeldTable[] }) {
  return (
    <Part id="mine" kind="across" heading={reader.t('home-tables')}>
      <ul class="tables">
        {tables.map(({ href, name, game, asked }) => (
          <li key={href} class={asked ? 'berth yours' : 'berth'}>
            <a href={href}>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <small>{game}</small>
                {asked && <b>{reader.t('home-asked')}</b>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const STEPS = ['open', 'answer', 'letter', 'dice'] as const

function What({ reader: { t } }: { reader: Reader }) {
  return (
    <Part id="what" heading={t('home-what')}>
      <p class="lead">{t('home-lead')}</p>
      <ol class="how">
        {STEPS.map(step => (
          <li key={step}>
            <span>
              <b>{t(`home-${step}`)}</b> {t(`home-${step}-more`)}
            </span>
          </li>
        ))}
      </ol>
      <p class="row fill">
        <a class="button main" href="/tables/new">
          {t('home-new')}
        </a>{' '}
        <a class="button" href="/tables">
          {t('lobby')}
        </a>{' '}
        <a class="button" href="/rules">
          {t('home-rules')}
        </a>
      </p>
    </Part>
  )
}

/** Its six pirates, or their ships. */
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
            <p class="note">
              {game.editions.map(({ title }) => title).join(' · ')}
            </p>
            <form class="row" method="post" action="/practice">
              <input type="hidden" name="game" value={game.id} />
              <button class="button">{reader.t('home-practice')}</button>
              <small class="note">{reader.t('home-practice-about')}</small>
            </form>
          </li>
        ))}
      </ul>
    </Part>
  )
}
