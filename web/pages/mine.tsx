/** All tables of this browser and of a confirmed address: those that wait first, the soonest deadline before the others. */
import type { Game } from '../../worker/rules/game'
import type { BerthRow } from '../model'
import { Berths, Late } from '../parts/berths'
import { document, Part } from '../parts/layout'
import { Mishap } from '../parts/notice'
import { readerOf, type Reader, type Reading } from '../parts/reader'

export interface MineProps extends Reading {
  /** In order of urgency. */
  rows: readonly BerthRow[]
  /** Some are missing, since their tables have not answered yet. */
  late?: boolean
  /** The browser knows an address, whose tables are among them. */
  known: boolean
  games: readonly Game[]
  /** Proves that a form comes from this page. */
  token?: string
  /** All turns of a day in one letter, at this time. */
  digest?: { zone: string; at: number }
}

export function minePage(props: MineProps): string {
  const { rows, known, late } = props
  const reader = readerOf(props)
  const { t } = reader
  const waiting = rows.filter(({ asked }) => asked).length
  return document(
    { reader, title: t('layout-mine'), kind: 'across', secret: true, waiting },
    known || late || rows.length > 0 ? <Mine {...props} reader={reader} /> : <Unknown reader={reader} />
  )
}

function Unknown({ reader: { t } }: { reader: Reader }) {
  return (
    <Mishap heading={t('mine-unknown')} ways={[{ href: '/links', text: t('links') }, { href: '/', text: t('error-home') }]}>
      <p>{t('mine-unknown-about')}</p>
    </Mishap>
  )
}

/** Seats taken in another browser are known to the address only. */
function More({ reader: { t } }: { reader: Reader }) {
  return (
    <Part id="more" heading={t('mine-unknown')}>
      <p>{t('mine-unknown-about')}</p>
      <p class="row">
        <a class="button" href="/links">
          {t('links')}
        </a>
      </p>
    </Part>
  )
}

function Mine({ rows, games, reader, digest, token, known, late }: MineProps & { reader: Reader }) {
  const { t } = reader
  const asked = rows.filter(row => row.asked)
  const others = rows.filter(row => !row.asked && row.stage === 'playing')
  const seating = rows.filter(row => row.stage === 'seating')
  const over = rows.filter(row => row.stage === 'over')
  const berths = (some: readonly BerthRow[]) => <Berths reader={reader} games={games} rows={some} />
  return (
    <>
      <div class="masthead">
        <h1>{t('layout-mine')}</h1>
        {known && <p class="note">{t('mine-about')}</p>}
      </div>
      {rows.length === 0 && !late && <p>{t('mine-nothing')}</p>}
      {late && <Late reader={reader} here="/mine" />}
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
      {known ? (
        <>
          <DigestChoice reader={reader} digest={digest} token={token} />
          <Own reader={reader} token={token} />
        </>
      ) : (
        <More reader={reader} />
      )}
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
