/** All tables of a confirmed address: those that wait for it first, the soonest deadline before the others. */
import type { MineRow } from '../model'
import { Icon } from '../board/draw'
import { document, Part } from '../parts/layout'
import { Mishap } from '../parts/notice'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import { When } from '../parts/time'
import { titleOf, type WithCard } from './cards'

export interface MineProps extends Reading {
  /** In order of urgency; none where this browser does not know an address. */
  rows?: readonly MineRow[]
  games: readonly WithCard[]
}

export function minePage(props: MineProps): string {
  const { rows } = props
  const reader = readerOf(props)
  const { t } = reader
  const waiting = rows?.filter(({ asked }) => asked).length
  return document(
    { reader, title: t('layout-mine'), kind: 'across', secret: true, waiting },
    rows ? <Mine {...props} rows={rows} reader={reader} /> : <Unknown reader={reader} />
  )
}

function Unknown({ reader: { t } }: { reader: Reader }) {
  return (
    <Mishap heading={t('mine-unknown')} ways={[{ href: '/links', text: t('links') }, { href: '/', text: t('error-home') }]}>
      <p>{t('mine-unknown-about')}</p>
    </Mishap>
  )
}

function Mine({ rows, games, reader }: MineProps & { rows: readonly MineRow[]; reader: Reader }) {
  const { t } = reader
  const asked = rows.filter(row => row.asked)
  const others = rows.filter(row => !row.asked && row.stage === 'playing')
  const seating = rows.filter(row => row.stage === 'seating')
  const over = rows.filter(row => row.stage === 'over')
  const berths = (some: readonly MineRow[]) => <Berths reader={reader} games={games} rows={some} />
  return (
    <>
      <div class="masthead">
        <h1>{t('layout-mine')}</h1>
        <p class="note">{t('mine-about')}</p>
      </div>
      {rows.length === 0 && <p>{t('mine-nothing')}</p>}
      {asked.length > 0 && (
        <Part id="asked" heading={t('mine-asked')}>
          {berths(asked)}
        </Part>
      )}
      {others.length > 0 && (
        <Part id="others" heading={t('mine-others')}>
          {berths(others)}
        </Part>
      )}
      {seating.length > 0 && (
        <Part id="seating" heading={t('mine-seating')}>
          {berths(seating)}
        </Part>
      )}
      {over.length > 0 && (
        <details class="fold" id="over">
          <summary>{t('mine-over', { count: over.length })}</summary>
          {berths(over)}
        </details>
      )}
      <Own reader={reader} />
    </>
  )
}

/** What belongs to the person: everything as one file, and being forgotten everywhere. */
function Own({ reader: { t } }: { reader: Reader }) {
  return (
    <details class="fold" id="own">
      <summary>{t('mine-own')}</summary>
      <p>
        <a href="/mine/file.json" download>
          {t('mine-file')}
        </a>
      </p>
      <form class="calm" method="post" action="/mine/forget">
        <p>{t('mine-forget-about')}</p>
        <label class="pick">
          <input type="checkbox" name="sure" required />
          <span>{t('mine-forget-sure')}</span>
        </label>
        <p class="row">
          <button class="button">{t('mine-forget')}</button>
        </p>
      </form>
    </details>
  )
}

function Berths({ reader, games, rows }: { reader: Reader; games: readonly WithCard[]; rows: readonly MineRow[] }) {
  const { t } = reader
  return (
    <ul class="tables">
      {rows.map(({ table, seat, name, game: id, pirate, asked, link }) => {
        const game = games.find(known => known.id === id)
        return (
          <li key={`${table}.${seat}`} class={asked ? 'berth yours' : 'berth'}>
            <a href={link}>
              <Icon id={`${game?.figure ?? 'pirate'}-${pirate}`} size={40} box={38} />
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {game && <small>{titleOf(game, reader.language)}</small>}
                {asked && (
                  <b>
                    {asked.until === undefined ? (
                      t('home-asked')
                    ) : (
                      <>
                        {t('mine-until')} <When at={asked.until} reader={reader} />
                      </>
                    )}
                  </b>
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
