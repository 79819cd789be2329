/** All tables of this browser and of its confirmed address: those waiting for an answer first, by deadline. */
import type { Game } from '../../../worker/drawing/game'
import type { BerthRow } from '../../../worker/model'
import { Berths, StillLoading } from './berths'
import { document, Part } from '../../parts/layout'
import { LinksForm } from './links'
import { readerOf, type Reader, type Reading } from '../../words/reader'

export interface MineProps extends Reading {
  /** Most urgent first. */
  rows: readonly BerthRow[]
  /** Some are missing because their tables have not answered yet. */
  late?: boolean
  /** The browser has a confirmed address, whose tables are included. */
  known: boolean
  games: readonly Game[]
  /** CSRF token. */
  token?: string
  /** Sends one daily letter about all turns at this time. */
  digest?: { zone: string; at: number }
}

export function minePage(props: MineProps): string {
  const { rows, known, late } = props
  const reader = readerOf(props)
  const { t } = reader
  const waiting = rows.filter(({ asked }) => asked).length
  const any = known || late || rows.length > 0
  return document(
    { reader, title: t('layout-mine'), kind: any ? 'across' : 'narrow', secret: true, waiting },
    any ? <Mine {...props} reader={reader} /> : <Unknown reader={reader} />
  )
}

function Unknown({ reader }: { reader: Reader }) {
  const { t } = reader
  return (
    <>
      <div class="masthead">
        <h1>{t('mine-unknown')}</h1>
        <p>{t('mine-unknown-about')}</p>
      </div>
      <LinksForm reader={reader} main />
      <p>
        <a href="/code">{t('home-known-code')}</a>
      </p>
    </>
  )
}

/** Seats taken in another browser can only be found through the address. */
function More({ reader }: { reader: Reader }) {
  const { t } = reader
  return (
    <Part id="more" heading={t('mine-unknown')}>
      <p>{t('mine-unknown-about')}</p>
      <LinksForm reader={reader} />
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
      {late && <StillLoading reader={reader} here="/mine" />}
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

/** One letter a day instead of one per table. */
function DigestChoice({ reader, digest, token }: Pick<MineProps, 'digest' | 'token'> & { reader: Reader }) {
  const { t } = reader
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
            <input id="digest-zone" name="zone" value={digest?.zone ?? reader.zone} required />
          </div>
        </div>
        <p class="row">
          <button class="button">{t('settings-save')}</button>
        </p>
      </form>
    </details>
  )
}

/** The person's data: download it all as a file, or be forgotten everywhere. */
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
