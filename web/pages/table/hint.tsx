/** Explains a kind of question the first time it is asked, with a small picture; every question links to its chapter of the rules. */
import type { ComponentChildren } from 'preact'
import type { Holder, TableModel } from '../../../worker/model'
import { Lore, Primers } from './lore'
import { OwnLink } from './seat-taken'
import { BESIDE, kindName, lessonPath, wordingOf } from '../../parts/lessons'
import { isAlone } from '../../parts/table/seats'
import { ByOrders } from '../../parts/table/by-orders'
import { hintText, isEmpty, metIn, sortIn, type Explained, type Placed, type Untold } from './told'

/** The anchor of what is told below the choices. */
const MORE = 'more-to-know'

/** Stands above the choices, with a link to the rest if there is room for one. */
export function FirstHint(page: Explained & { told: Placed }) {
  const { reader, game } = page
  const { above, below, link } = page.told
  if (isEmpty(above) && isEmpty(below)) return null
  const names = new Set([above, below].flatMap(({ sort, primers }) => [...(sort ? [sort.kind] : []), ...primers.map(({ id }) => id)]))
  const more = link && !isEmpty(below) && <a href={`#${MORE}`}>{reader.t('ask-hint-more')}</a>
  return (
    <>
      <input type="hidden" name="hint" value={[...names].map(name => kindName(game.id, name)).join('~')} />
      {!isEmpty(above) && (above.short ? <Short {...page} more={more} /> : <Hint {...page} {...above} more={more} />)}
    </>
  )
}

const Short = ({ more, told, ...page }: Explained & { told: Placed; more: ComponentChildren }) => (
  <div class="hint">
    <p>
      {hintText(page, told.above)} {more}
    </p>
  </div>
)

function Hint({ reader, game, model, sort, primers, more }: Explained & Untold & { more: ComponentChildren }) {
  const { edition } = model.head.options
  const told = { edition: wordingOf(game, edition) }
  const lesson = game.lessons?.(edition).find(({ id }) => id === sort?.lesson)
  return (
    <div class="hint">
      {lesson && <lesson.Picture edition={edition} say={reader.say} />}
      {primers.map(({ id, say }) => (
        <p key={id}>{reader.t(say, told)}</p>
      ))}
      <p>
        {sort && reader.t(`hint-${sort.kind}`, told)} {more}
      </p>
    </div>
  )
}

/** Stands below the choices: a list, each item with its signs. */
function More(page: Explained & Untold) {
  const { reader, game, model, sort, primers } = page
  return (
    <section id={MORE} class="lore" aria-label={reader.t('ask-hint-heading')}>
      <h3>{reader.t('ask-hint-heading')}</h3>
      {sort && <Hint {...page} primers={[]} more={null} />}
      <Primers reader={reader} game={game} model={model} primers={primers} />
    </section>
  )
}

/** Notes and links below a question. */
export function Foot(page: Explained & { told: Placed }) {
  const { reader, game, model, holder, paths, linked, hints, opened } = page
  const { t } = reader
  const { head } = model
  const sort = sortIn(page)
  const { above, below } = page.told
  const teaches = !isEmpty(above) || !isEmpty(below)
  return (
    <>
      {!isEmpty(below) && <More {...page} {...below} />}
      {sort && hints !== undefined && (
        <Lore
          reader={reader}
          opened={opened}
          game={game}
          model={model}
          beside={!isEmpty(below)}
          kind={above.sort || below.sort ? undefined : sort.kind}
          primers={metIn(page).filter(primer => ![...above.primers, ...below.primers].includes(primer))}
        />
      )}
      {teaches && <ByOrders reader={reader} head={head} holder={holder} paths={paths} />}
      {sort && (
        <p class="row note">
          <a href={lessonPath(game.id, head.options.edition, sort.lesson, linked === undefined ? paths.here : undefined)} {...BESIDE}>
            {t('ask-rules')}
          </a>{' '}
          {teaches && <a href="?hints=off">{t('ask-hints-off')}</a>}{' '}
          <OwnLink {...page} beside={isUnhurried(model, holder) ? 'settings' : 'both'} />
        </p>
      )}
      {isUnhurried(model, holder) && (
        <details class="fold">
          <summary>{t('taken-bots')}</summary>
          <p class="note">{t('taken-alone', { manner: head.manner ?? 'classic' })}</p>
        </details>
      )}
    </>
  )
}

/** Against bots only, without a clock or an address to write to. */
const isUnhurried = ({ head, viewer }: TableModel, { lettered, lent }: Holder): boolean =>
  !lettered && !lent && !head.pace && isAlone(head.seats, viewer === 'watcher' ? undefined : viewer)
