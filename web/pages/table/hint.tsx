/** Explains a kind of question the first time it is asked, with a small picture; every question links to its chapter of the rules. */
import type { ComponentChildren } from 'preact'
import type { Holder, TableModel } from '../../../worker/model'
import type { TablePage } from './table-page'
import { Lore, Primers } from './lore'
import { OwnLink } from './seat-taken'
import { BESIDE, kindName, lessonPath } from '../../parts/lessons'
import { choicesIn } from '../../parts/table/listing'
import { ByOrders } from '../../parts/table/by-orders'
import type { Primer, Sort } from '../../../worker/drawing/lesson'

/** Kinds already explained in this browser, or off. */
export type Hints = 'off' | readonly string[]

type Explained = Pick<TablePage, 'reader' | 'game' | 'model' | 'drawing' | 'questions' | 'hints' | 'holder' | 'paths' | 'linked' | 'opened'>

/** Questions asked together are of one kind, so the first stands for all. */
const sortIn = ({ game, questions: [first] }: Explained): Sort | undefined => first && game.sortOf?.(first.prompt)

/** What this browser has not been told yet: about this kind of question, and whatever the question. */
interface Untold {
  sort: Sort | undefined
  primers: readonly Primer[]
}

/** Those whose subject has turned up, told or not. */
const metIn = ({ game, drawing }: Explained): readonly Primer[] =>
  (game.primers ?? []).filter(({ met }) => !met || (drawing !== undefined && met(drawing.view)))

/** Told with one question at most, so that two questions tell everything. */
const PRIMERS = 7

function untold(page: Explained): Untold {
  const { game, hints, drawing, questions } = page
  const sort = sortIn(page)
  if (hints === undefined || hints === 'off' || !sort) return { sort: undefined, primers: [] }
  const isNew = (name: string): boolean => !hints.includes(kindName(game.id, name))
  const due = metIn(page).filter(({ id }) => isNew(id))
  const isFirst = ({ first, shown }: Primer): boolean =>
    first?.includes(sort.kind) || (drawing !== undefined && shown?.(drawing.view, choicesIn(questions))) || false
  const [first, later] = [true, false].map(wanted => due.filter(primer => isFirst(primer) === wanted && (wanted || !primer.only)))
  return { sort: isNew(sort.kind) ? sort : undefined, primers: [...(first ?? []), ...(later ?? [])].slice(0, PRIMERS) }
}

/** What of it stands above the choices and what below them: above a few choices there is room for more. */
export interface Placed {
  above: Untold
  below: Untold
}
export function placed(page: Explained): Placed {
  const { sort, primers } = untold(page)
  const { forSort, forPrimers } = roomAbove(page)
  return {
    above: { sort: forSort ? sort : undefined, primers: primers.slice(0, forPrimers) },
    below: { sort: forSort ? undefined : sort, primers: primers.slice(forPrimers) },
  }
}

const isEmpty = ({ sort, primers }: Untold): boolean => !sort && primers.length === 0

/** The anchor of what is told below the choices. */
const MORE = 'more-to-know'

/** Stands above the choices, with a link to the rest if there is room for one. */
export function FirstHint(page: Explained & { told: Placed }) {
  const { reader, game } = page
  const { above, below } = page.told
  const { forLink } = roomAbove(page)
  if (isEmpty(above) && isEmpty(below)) return null
  const names = [above, below].flatMap(({ sort, primers }) => [...(sort ? [sort.kind] : []), ...primers.map(({ id }) => id)])
  return (
    <>
      <input type="hidden" name="hint" value={names.map(name => kindName(game.id, name)).join('~')} />
      {!isEmpty(above) && (
        <Hint {...page} {...above} more={forLink && !isEmpty(below) && <a href={`#${MORE}`}>{reader.t('ask-hint-more')}</a>} />
      )}
    </>
  )
}

/** Everything it says. */
export function hintText({ reader, model }: Explained, { sort, primers }: Untold): string {
  const { edition } = model.head.options
  return [...primers.map(({ say }) => reader.t(say, { edition })), ...(sort ? [reader.t(`hint-${sort.kind}`, { edition })] : [])].join(' ')
}

function Hint({ reader, game, model, sort, primers, more }: Explained & Untold & { more: ComponentChildren }) {
  const { edition } = model.head.options
  const lesson = game.lessons?.(edition).find(({ id }) => id === sort?.lesson)
  return (
    <div class="hint">
      {lesson && <lesson.Picture edition={edition} say={reader.say} />}
      {primers.map(({ id, say }) => (
        <p key={id}>{reader.t(say, { edition })}</p>
      ))}
      <p>
        {sort && reader.t(`hint-${sort.kind}`, { edition })} {more}
      </p>
    </div>
  )
}

/** Stands below the choices: a list, each item with its signs. */
function More(page: Explained & Untold) {
  const { reader, model, sort, primers } = page
  return (
    <section id={MORE} class="lore" aria-label={reader.t('ask-hint-heading')}>
      <h3>{reader.t('ask-hint-heading')}</h3>
      {sort && <Hint {...page} primers={[]} more={null} />}
      <Primers reader={reader} model={model} primers={primers} />
    </section>
  )
}

/** The most rows that leave room on a phone's first screen for a hint, and for a primer, too. `beside`: rows in two columns, which are taller. */
const ROOM = { sort: { alone: 5, beside: 3 }, primer: { alone: 3, beside: 0 }, link: 3 } as const

interface Room {
  forSort: boolean
  forPrimers: 0 | 1
  /** For the link to what stands below. */
  forLink: boolean
}

function roomAbove(page: Explained): Room {
  const { questions } = page
  const rows = Math.max(...questions.flatMap(({ heaps, loose }) => [...heaps.map(heap => heap.rows.length), loose.length]))
  const columns = questions.length > 1 || questions.some(({ heaps }) => heaps.length > 1 && heaps.every(({ group }) => group.column))
  const wide = columns ? 'beside' : 'alone'
  const urgent = sortIn(page)?.urgent ?? false
  return {
    forSort: urgent || rows <= ROOM.sort[wide],
    forPrimers: !urgent && rows <= ROOM.primer[wide] ? 1 : 0,
    forLink: !urgent && rows <= ROOM.link,
  }
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
          <OwnLink {...page} beside={isAlone(model, holder) ? 'settings' : 'both'} />
        </p>
      )}
      {isAlone(model, holder) && (
        <details class="fold">
          <summary>{t('taken-bots')}</summary>
          <p class="note">{t('taken-alone', { manner: head.manner ?? 'classic' })}</p>
        </details>
      )}
    </>
  )
}

/** Against bots only, without a clock or an address to write to. */
const isAlone = ({ head, viewer }: TableModel, { lettered, lent }: Holder): boolean =>
  !lettered && !lent && !head.pace && head.seats.every(({ seat, bot }) => seat === viewer || bot)
