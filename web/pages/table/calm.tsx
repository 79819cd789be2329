/** Nothing to do: what one has committed, whom the table is waiting for and since when, and when one is needed next. */
import type { ComponentChildren } from 'preact'
import { Rich } from '../../words/rich'
import { seatPath } from '../../parts/paths'
import { ByOrders } from '../../parts/table/by-orders'
import { Befell } from '../../parts/table/ask'
import { Waits } from '../../parts/table/seats'
import { ballotsOf, befellOf, getsLetters, type TablePage } from './table-page'
import { courseOf } from './foreseen'
import { OwnLink } from './seat-taken'
import { CalmWaters } from './waters'

export function Waiting(page: TablePage) {
  const { reader, company, model, own, holder, paths } = page
  const awaited = model.head.seats.filter(({ waits }) => waits)
  const befell = befellOf(page)
  const held = awaited.find(({ seat }) => holder.seats.includes(seat))
  return (
    <section class="calm" aria-labelledby="state">
      {befell && <Befell {...befell} />}
      <h2 id="state">{calmly(page)}</h2>
      <Committed {...page} />
      <Waits reader={reader} company={company} seats={awaited} paused={model.head.paused !== undefined} />
      {own !== undefined && !held && <Again {...page} />}
      <CalmWaters {...page} />
      {held && (
        <p class="row fill">
          <a class="button main" href={seatPath(model.head.id, held.seat)}>
            <span>
              <Rich text={reader.t('waiting-held', { who: { seat: held.seat } })} />
            </span>
          </a>
        </p>
      )}
      {model.own?.plan && (
        <p class="row fill">
          {model.own.plan.kept && <span>{reader.t('plan-kept-here')}</span>}{' '}
          <a class="button" href={paths.plan}>
            {reader.t(model.own.plan.kept ? 'plan-look' : 'plan')}
          </a>
        </p>
      )}
      {own !== undefined && !held && <ByOrders reader={reader} head={model.head} holder={holder} paths={paths} />}
    </section>
  )
}

/** A reader whose ballot is missing has something to do. */
const calmly = (page: TablePage): string =>
  page.reader.t(page.own === undefined || ballotsOf(page).length > 0 ? 'waiting-watcher' : 'waiting-mine')

type Changing = TablePage & { children: ComponentChildren }

/** Everything that can be answered ahead has been, and can still be changed. */
export function Ahead({ children, ...page }: Changing) {
  const { reader, company, model, holder, paths } = page
  const befell = befellOf(page)
  const awaited = model.head.seats.filter(({ waits }) => waits)
  return (
    <section class="calm" aria-labelledby="state">
      {befell && <Befell {...befell} />}
      <Kept {...page}>{children}</Kept>
      <Waits reader={reader} company={company} seats={awaited} paused={model.head.paused !== undefined} />
      <Again {...page} />
      <CalmWaters {...page} />
      <ByOrders reader={reader} head={model.head} holder={holder} paths={paths} />
    </section>
  )
}

/** Some of what can be answered ahead has been; the rest is asked below. */
export const AnsweredInPart = (changing: Changing) => (
  <section class="calm in-part" aria-labelledby="state">
    <Kept {...changing} />
  </section>
)

/** What has been answered ahead, and the form that changes it, folded. */
function Kept({ children, ...page }: Changing) {
  const { reader, drawing, game, questions, wish } = page
  const headline =
    drawing &&
    game.headline?.(
      drawing.view,
      questions.map(({ prompt }) => prompt)
    )
  const isWished = wish !== undefined && questions.some(({ loose }) => loose.some(({ picked }) => picked))
  return (
    <>
      <h2 id="state">{headline ? <Rich text={reader.say(headline)} /> : calmly(page)}</h2>
      <Committed {...page} />
      <details class="fold" open={isWished}>
        <summary>{reader.t('waiting-change')}</summary>
        {children}
      </details>
    </>
  )
}

const Committed = ({ drawing, game: { Given }, own, model }: TablePage) =>
  Given && drawing && own !== undefined ? <Given {...drawing} seat={own} course={act => courseOf(act, model.courses)} /> : null

/** When one is needed next, and how one will be told. */
function Again(page: TablePage) {
  const { reader, drawing, game, holder, model, paths } = page
  const needed = drawing && game.needed?.(drawing.view, model.head.manner === 'brisk')
  return (
    <p class="note">
      {needed && (
        <>
          <Rich text={reader.say(needed)} />{' '}
        </>
      )}
      {reader.t('waiting-letter', { lettered: getsLetters(page) ? 'yes' : 'no' })} <OwnLink reader={reader} holder={holder} paths={paths} />
    </p>
  )
}
