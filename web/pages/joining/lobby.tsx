/** The lobby: tables with open seats, and filters. */
import type { Options } from '../../../worker/rules/contract'
import type { LobbyRow } from '../../../worker/model'
import { document } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { When } from '../../parts/time/time'
import { agreedOf, titleOf, type WithCard } from '../../words/titles'

export interface LobbyProps extends Reading {
  rows: readonly LobbyRow[]
  games: readonly WithCard[]
  wish: LobbyWish
}
/** As submitted by the filter form; empty means any. */
export interface LobbyWish {
  game?: string
  pace?: string
  free?: string
}

const PACES = ['quick', 'steady', 'slow', 'own', 'none']
const MOST_FREE = 5

/** Soonest start first, then newest. */
export function wished(rows: readonly LobbyRow[], { game, pace, free }: LobbyWish): LobbyRow[] {
  return rows
    .filter(row => (!game || row.game === game) && (!pace || row.pace === pace) && (!free || row.free >= Number(free)))
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || b.made - a.made)
}

export function lobbyPage(props: LobbyProps): string {
  const { rows, wish } = props
  const reader = readerOf(props)
  const { t } = reader
  const found = wished(rows, wish)
  return document(
    { reader, title: t('lobby'), kind: 'narrow' },
    <>
      <div class="masthead">
        <h1>{t('lobby')}</h1>
        <p class="note">{t('lobby-about')}</p>
        <p class="note">
          {t('lobby-known')} <a href="/mine">{t('layout-mine')}</a>
        </p>
      </div>
      {rows.length > 0 && <Filters {...props} reader={reader} />}
      {found.length === 0 && <p>{t(rows.length > 0 ? 'lobby-unlike' : 'lobby-empty')}</p>}
      {found.length > 0 && (
        <ul class="tables">
          {found.flatMap(row => {
            const game = props.games.find(({ id }) => id === row.game)
            const seeking = (row.seeks ?? []).map(({ seat, name }) => (
              <Seeking key={`${row.id}.${seat}`} reader={reader} row={row} game={game} seat={seat} owner={name} />
            ))
            return row.free > 0 ? [<OpenTable key={row.id} reader={reader} row={row} game={game} />, ...seeking] : seeking
          })}
        </ul>
      )}
      <p class="row">
        <a class="button" href="/tables/new">
          {t('home-new')}
        </a>{' '}
        {found.length < rows.length && (
          <a class="button" href="/tables">
            {t('lobby-all')}
          </a>
        )}
      </p>
    </>
  )
}

function Filters({ reader, games, wish }: LobbyProps & { reader: Reader }) {
  const { t, language } = reader
  const counts = Array.from({ length: MOST_FREE - 1 }, (_, i) => i + 2)
  return (
    <form class="filters" method="get" action="/tables">
      <Filter name="game" label={t('new-game')} all={t('lobby-any-game')} chosen={wish.game}>
        {games.map(game => [game.id, titleOf(game, language)])}
      </Filter>
      <Filter name="pace" label={t('lobby-pace')} all={t('lobby-any-pace')} chosen={wish.pace}>
        {PACES.map(name => [name, t('pace-name', { name })])}
      </Filter>
      <Filter name="free" label={t('lobby-least')} all={t('lobby-from', { n: 1 })} chosen={wish.free}>
        {counts.map(n => [String(n), t('lobby-from', { n })])}
      </Filter>
      <button class="button">{t('lobby-show')}</button>
    </form>
  )
}

type FilterProps = { name: string; label: string; all: string; chosen: string | undefined; children: [value: string, text: string][] }

function Filter({ name, label, all, chosen, children }: FilterProps) {
  return (
    <div class="field">
      <label for={`wish-${name}`}>{label}</label>
      <select id={`wish-${name}`} name={name}>
        <option value="">{all}</option>
        {children.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function OpenTable({ reader, row, game }: { reader: Reader; row: LobbyRow; game: WithCard | undefined }) {
  const { t } = reader
  const { id, name, options, names, free, startAt, made, pace } = row
  return (
    <li class="berth">
      <a href={`/tables/${id}/join`}>
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {game && <small>{playedIn(game, options, reader)}</small>}
          <small>
            {t('lobby-free', { free })}&nbsp;· {t('pace-name', { name: pace })}
          </small>
          <small>{names.length > 0 ? t('lobby-with', { names: names.join(', ') }) : t('lobby-alone')}</small>
          <small>
            {t(startAt === undefined ? 'lobby-made' : 'lobby-start')} <When at={startAt ?? made} reader={reader} />
          </small>
          <span class="go">{t('lobby-join')}</span>
        </span>
      </a>
    </li>
  )
}

/** A running game that needs a substitute for a player who is gone. */
function Seeking({
  reader,
  row,
  game,
  seat,
  owner,
}: {
  reader: Reader
  row: LobbyRow
  game: WithCard | undefined
  seat: number
  owner: string
}) {
  const { t } = reader
  return (
    <li class="berth">
      <a href={`/tables/${row.id}/seats/${seat}/substitute`}>
        <span>
          <strong>
            <bdi>{row.name}</bdi>
          </strong>
          {game && <small>{playedIn(game, row.options, reader)}</small>}
          <small>
            {t('lobby-substitute', { name: owner })}&nbsp;· {t('pace-name', { name: row.pace })}
          </small>
          <small>{t('lobby-with', { names: row.names.join(', ') })}</small>
          <span class="go">{t('lobby-stand-in')}</span>
        </span>
      </a>
    </li>
  )
}

/** The game and its edition. */
function playedIn(game: WithCard, options: Options, { language }: Pick<Reader, 'language'>): string {
  const { game: title, edition } = agreedOf(game, options, language)
  return `${title} · ${edition}`
}
