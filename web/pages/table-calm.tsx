/** Nothing to do: what one has done, for whom the table waits and since when, and when one is needed again. */
import type { ComponentChildren } from 'preact'
import { Rich } from '../board/rich'
import { seatPath } from '../parts/paths'
import { Waits } from '../parts/seats'
import type { Scene } from './table'

export function Waiting(scene: Scene) {
  const { reader, company, model, own, holder, drawing, game, paths } = scene
  const awaited = model.head.seats.filter(({ waits }) => waits)
  const held = awaited.find(({ seat }) => holder.seats.includes(seat))
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{reader.t(own === undefined ? 'waiting-watcher' : 'waiting-mine')}</h2>
      {game.Given && drawing && own !== undefined && <game.Given {...drawing} seat={own} />}
      <Waits reader={reader} company={company} seats={awaited} />
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
      {own !== undefined && !held && <Again {...scene} />}
    </section>
  )
}

/** All that could be answered ahead is, and can be changed. */
export function Ahead({ children, ...scene }: Scene & { children: ComponentChildren }) {
  const { reader, company, model, own, drawing, game, questions, wish } = scene
  const awaited = model.head.seats.filter(({ waits }) => waits)
  const headline = drawing && game.headline?.(drawing.view, questions.map(({ prompt }) => prompt))
  return (
    <section class="calm" aria-labelledby="state">
      <h2 id="state">{headline ? <Rich text={reader.say(headline)} /> : reader.t('waiting-mine')}</h2>
      {game.Given && drawing && own !== undefined && <game.Given {...drawing} seat={own} />}
      <details class="fold" open={wish !== undefined}>
        <summary>{reader.t('waiting-change')}</summary>
        {children}
      </details>
      <Waits reader={reader} company={company} seats={awaited} />
      <Again {...scene} />
    </section>
  )
}

/** When one is needed again, and how one hears of it. */
function Again({ reader, drawing, game, holder }: Scene) {
  const needed = drawing && game.needed?.(drawing.view)
  return (
    <p class="note">
      {needed && (
        <>
          <Rich text={reader.say(needed)} />{' '}
        </>
      )}
      {reader.t('waiting-letter', { lettered: holder.lettered ? 'yes' : 'no' })}
    </p>
  )
}
