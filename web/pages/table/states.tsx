/** Main section of a table page when nothing is asked. */
import { asset } from '../../board/assets'
import { lessonPath, rulesPath } from '../../parts/lessons'
import { PractiseForm } from '../../parts/practise'
import { DeedButton } from '../../parts/deed'
import { Digest } from '../../parts/told/digest'
import { ByOrders } from '../../parts/table/by-orders'
import { KeptOpen, Later } from '../../parts/fold'
import { isAlone, Seating } from '../../parts/table/seats'
import { TAKE_BACK } from '../../parts/table/ask'
import { posting } from '../../parts/quick'
import { inWords, When } from '../../parts/time/time'
import type { NamedRound } from '../../../worker/model/round'
import { Round, RoundSaid } from '../../parts/round'
import { getsLetters, thenOf, type TablePage } from './table-page'
import { OwnLink } from './seat-taken'

export function Seated(page: TablePage) {
  const { reader, company, model, holder, paths, own } = page
  const { seats, startAt, beacon } = model.head
  if (beacon) return <RoundAwaited {...page} beacon={beacon} />
  const free = seats.filter(({ taken }) => !taken).length
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{reader.t('seating-heading', { free })}</h2>
      <p class="note">
        {reader.t('seating-start')}
        {startAt !== undefined && (
          <>
            {' '}
            {reader.t('seating-start-at')} <When at={startAt} reader={reader} />.
          </>
        )}
      </p>
      <Seating reader={reader} company={company} seats={seats} />
      {own !== undefined && (
        <p class="note">
          {reader.t('waiting-letter', { lettered: getsLetters(page) ? 'yes' : 'no' })} <OwnLink {...page} />
        </p>
      )}
      {own !== undefined && <ByOrders reader={reader} head={model.head} holder={holder} paths={paths} />}
      {holder.host && (
        <p class="row fill">
          <a class="button main" href={paths.seats}>
            {reader.t('seating-host')}
          </a>
        </p>
      )}
      <Meanwhile {...page} />
    </section>
  )
}

/** Something to do while waiting for the others: the rules agreed on, in pictures, and a practice game against bots. */
function Meanwhile({ reader, game, model: { head } }: TablePage) {
  const { edition } = head.options
  const lessons = game.lessons?.(edition) ?? []
  if (lessons.length === 0) return null
  return (
    <>
      <link rel="stylesheet" href={asset('end.css')} />
      <h3>{reader.t('seating-meanwhile')}</h3>
      <ul class="glances">
        {lessons.map(({ id, Picture }) => (
          <li key={id}>
            <a href={lessonPath(game.id, edition, id)}>
              <Picture edition={edition} say={reader.say} />
              <span>{reader.t(`rule-${id}-title`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <div class="row fill">
        <PractiseForm reader={reader} game={game.id} edition={edition} />
        <a class="button" href={rulesPath(game.id, edition)}>
          {reader.t('seating-rules')}
        </a>
      </div>
    </>
  )
}

/** All seats are taken, and the dice wait for the beacon. */
function RoundAwaited({ reader, company, model, beacon }: TablePage & { beacon: NamedRound }) {
  const { t } = reader
  return (
    <section class="calm" aria-labelledby="state">
      <link rel="stylesheet" href={asset('end.css')} />
      <h2 id="state">{t('round-awaited')}</h2>
      <p>{t('round-when', { due: inWords(beacon.due, reader), until: inWords(beacon.until, reader) })}</p>
      <Round reader={reader} beacon={beacon} />
      <p class="note">
        {t('round-keep')} <a href="/dice">{t('dice-who')}</a>
      </p>
      <Seating reader={reader} company={company} seats={model.head.seats} />
    </section>
  )
}

/** The game never began: its host called it off, or nobody came. */
export function Off({ reader: { t } }: TablePage) {
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{t('off-heading')}</h2>
      <p>{t('off-about')}</p>
      <p class="row fill">
        <a class="button main" href="/tables/new">
          {t('home-new')}
        </a>
      </p>
    </section>
  )
}

/** Leads to the reader's other tables; the home page lists waiting ones first. */
export function OtherTables({ reader, more, questions }: TablePage) {
  if (!more || questions.length > 0) return null
  return (
    <p class="row fill">
      <a class="button" href="/">
        {reader.t('table-others')}
      </a>
    </p>
  )
}

/** A past position: no question, and the way back to the present. */
export function Past(page: TablePage) {
  const { reader, paths, model, holder, own, company, game, drawing } = page
  const { t } = reader
  const whose = isAlone(model.head.seats, own) ? 'own' : 'all'
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{thenOf(page)}</h2>
      {model.lines.some(line => !line.void) && (
        <Digest reader={reader} company={company} game={game} drawing={drawing} lines={model.lines} />
      )}
      <p>
        {t('past-about', { latest: model.head.latest })} <a href={paths.log}>{t('log-whole')}</a>
      </p>
      <p class="row fill">
        <a class="button main" href={paths.here}>
          {t('past-now')}
        </a>
      </p>
      {model.mayGoBack && holder.token !== undefined && !holder.lent && (
        <details class="fold" id="go-back">
          <summary>{t('past-back')}</summary>
          <p class="note">{t('past-back-about', { whose })}</p>
          <DeedButton
            action={paths.deeds}
            token={holder.token}
            deed="propose"
            fills={{ what: 'back', position: model.position }}
            text={t('past-back-ask', { whose })}
          />
        </details>
      )}
    </section>
  )
}

/** What was fixed before anybody took a seat, with a link to what that proves. */
export function Dice({ reader, opened, model: { head } }: TablePage) {
  const { t } = reader
  return (
    <Later reader={reader} opened={opened} name="dice" label={t('dice-summary')}>
      <p class="note">{t(head.secret ? 'dice-open' : 'dice-sealed')}</p>
      <p class="note">
        <code>{head.commitment}</code>
      </p>
      {head.secret && (
        <p class="note">
          <code>{head.secret}</code>
        </p>
      )}
      {head.beacon && <RoundSaid reader={reader} beacon={head.beacon} />}
      <p class="note">
        <a href={`/tables/${head.id}/proof`}>{t('dice-how')}</a>
      </p>
    </Later>
  )
}

export function TakeBack({ reader, paths, model, holder, past, opened }: TablePage) {
  if (!model.canTakeBack || holder.token === undefined || past) return null
  return (
    <form id={TAKE_BACK} method="post" action={paths.takebacks} {...posting(paths.takebacks)}>
      <input type="hidden" name="token" value={holder.token} />
      <KeptOpen opened={opened} />
      <button class="button">{reader.t('table-take-back')}</button>
    </form>
  )
}
