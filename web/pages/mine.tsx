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
  /** Proves that a form comes from this page. */
  token?: string
  /** All turns of a day in one letter, at this time. */
  digest?: { zone: string; at: number }
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

function Mine({ rows, games, reader, digest, token }: MineProps & { rows: readonly MineRow[]; reader: Reader }) {
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
      <DigestChoice reader={reader} digest={digest} token={token} />
      <Own reader={reader} token={token} />
    </>
  )
}

/** One letter a day instead of one for each table. */
function DigestChoice({ reader: { t }, digest, token }: Pick<MineProps, 'digest' | 'token'> & { reader: Reader }) {
  const two = (n: number): string => String(n).padStart(2, '0')
  const time = digest ? `${two(Math.floor(digest.at / 60))}:${two(digest.at % 60)}` : '08:00'
  return (
    <details class="fold" id="digest">
      <summary>{t('digest')}</summary>
      <form class="part" method="post" action="/mine/digest" autocomplete="off">
        <input type="hidden" name="token" value={token} />
        <label class="pick">
          <input type="checkbox" name="on" checked={digest !== undefined} />
          <span>{t('digest-on')}</span>
        </label>
        <div class="pair">
          <div class="field">
            <label for="digest-time">{t('digest-time')}</label>
            <input id="digest-time" name="time" type="time" value={time} required />
          </div>
          <div class="field">
            <label for="digest-zone">{t('hours-zone')}</label>
            <input id="digest-zone" name="zone" value={digest?.zone ?? 'UTC'} required />
          </div>
        </div>
        <p class="row">
          <button class="button">{t('settings-save')}</button>
        </p>
      </form>
    </details>
  )
}

/** What belongs to the person: everything as one file, and being forgotten everywhere. */
function Own({ reader: { t }, token }: Pick<MineProps, 'token'> & { reader: Reader }) {
  return (
    <details class="fold" id="own">
      <summary>{t('mine-own')}</summary>
      <p>
        <a href="/mine/file.json" download>
          {t('mine-file')}
        </a>
      </p>
      <form class="calm" method="post" action="/mine/forget">
        <input type="hidden" name="token" value={token} />
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
