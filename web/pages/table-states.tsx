/** What stands in the first place of a table's page when nothing is asked there. */
import { Seating } from '../parts/seats'
import { posting } from '../parts/quick'
import { inWords, When } from '../parts/time'
import type { NamedRound } from '../../worker/table/beacon/named'
import { Round, RoundSaid } from '../parts/round'
import type { Scene } from './table'

export function Seated(scene: Scene) {
  const { reader, company, model, holder, paths } = scene
  const { seats, startAt, beacon } = model.head
  if (beacon) return <RoundAwaited {...scene} beacon={beacon} />
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
      {free > 0 && (
        <p class="note">
          {reader.t('seating-meanwhile')} <a href={`/rules#${model.head.game}`}>{reader.t('claim-rules')}</a> · <a href="/#games">{reader.t('home-practice')}</a>
        </p>
      )}
      {holder.host && (
        <p class="row fill">
          <a class="button main" href={paths.seats}>
            {reader.t('seating-host')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Everybody is here, and the dice wait for the beacon. */
function RoundAwaited({ reader, company, model, beacon }: Scene & { beacon: NamedRound }) {
  const { t } = reader
  return (
    <section class="calm" aria-labelledby="state">
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

/** It never began: its host called it off, or nobody came. */
export function Off({ reader: { t } }: Scene) {
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

/** On to the other tables, of which home shows first what waits. */
export function Next({ reader, more, questions }: Scene) {
  if (!more || questions.length > 0) return null
  return (
    <p class="row fill">
      <a class="button" href="/">
        {reader.t('table-others')}
      </a>
    </p>
  )
}

/** A page of the past: no question, and the way back. */
export function Past({ reader, paths, model }: Scene) {
  const { t } = reader
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{t('past-heading', { position: model.position })}</h2>
      <p>{t('past-about', { latest: model.head.latest })}</p>
      <p class="row fill">
        <a class="button main" href={paths.here}>
          {t('past-now')}
        </a>
      </p>
    </section>
  )
}

/** What was fixed before anybody sat down, and where it is told what that proves. */
export function Dice({ reader, model: { head } }: Scene) {
  const { t } = reader
  return (
    <details class="fold" id="dice">
      <summary>{t('dice-summary')}</summary>
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
    </details>
  )
}

export function TakeBack({ reader, paths, model, holder, past }: Scene) {
  if (!model.canTakeBack || holder.token === undefined || past) return null
  return (
    <form
      method="post"
      action={paths.takebacks}
      {...posting(paths.takebacks)}
    >
      <input type="hidden" name="token" value={holder.token} />
      <button class="button">{reader.t('table-take-back')}</button>
    </form>
  )
}
