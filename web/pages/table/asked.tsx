/** The form with the questions: the clock above, the game's pictures inside, hints below. */
import { Ask, Befell } from '../../parts/table/ask'
import { ClockBar, ClockWords } from '../../parts/time/clock-line'
import { courseOf, Foreseen } from './foreseen'
import { choicesIn, rowsOf, wishFor } from '../../parts/table/listing'
import { openingAt } from '../../parts/fold'
import { orderableFrom } from '../../parts/table/orderable'
import { verbOf } from '../../parts/table/verb'
import { FirstHint, Foot } from './hint'
import { MapSwitch } from '../../board/chart'
import { isRoomy, isTabbed, LEAST, roomFor, rowsInSight, type Above } from './room'
import { MyWaters, countRows } from './waters'
import { befellOf, type TablePage } from './table-page'
import { hintText, placings, type Placed } from './told'

/** With more choices in sight, a phone's first screen has no room for what was done meanwhile; tabs have it reserved. */
const CROWD = { plain: 12, taught: 6 } as const
/** The most choices that leave room for a line above them, if nothing is answered yet. */
const FEW = 3
/** Of more choices, those that leave this much to the close-up. */
const AMPLE = 120

/** `calm`: everything is already answered, and the waters are drawn elsewhere. `id`: a form beside the main one, without what that shows. */
export function Asked(page: TablePage & { token: string; calm?: boolean; inPart?: boolean; id?: string }) {
  const { model, questions, reader, paths, holder, token, game, drawing, own, rings, notice, id, opened } = page
  const calm = page.calm || id !== undefined
  // Whoever has answered in part has read it.
  const befell = calm || page.inPart ? undefined : befellOf(page)
  const tabbed = questions.some(isTabbed)
  const { Pick, Heading, Aboard, Aside, Warning, spare, rarer } = game
  const foreseen = id === undefined && model.foreseen?.length ? model.foreseen : undefined
  const aside = !calm && Aside && drawing && Aside({ ...drawing, choices: choicesIn(questions) })
  const prompts = questions.map(({ prompt }) => prompt)
  const headline = drawing && game.headline?.(drawing.view, prompts)
  const [first] = prompts
  const heading = headline ?? (prompts.length === 1 ? first?.ask : undefined)
  const plainly = { ...page, heading: heading ? reader.say(heading) : '', befell: undefined, beside: false }
  const told = toldWith({ ...plainly, befell })
  const isTaught = hintText(page, told.above) !== ''
  const bare = { ...plainly, told }
  const pushesOut = rings.reaches.length > 0 && roomFor({ ...bare, befell }) < LEAST && roomFor(bare) >= LEAST
  // What was done to the reader explains what they see, so it always comes first.
  const crowded = !tabbed && !befell?.own && (pushesOut || rowsInSight(questions) > CROWD[isTaught ? 'taught' : 'plain'])
  const above = { ...bare, befell: crowded ? undefined : befell }
  const isFree = tabbed || (countRows(questions) <= FEW && !page.inPart && leavesBoard(above))
  const beside = !!aside && (isFree || (!isTaught && roomFor({ ...above, beside: true }) >= AMPLE))
  const last = isLast(page)
  const clock = model.head.seats.find(({ seat }) => seat === own)?.waits?.clock
  return (
    <Ask
      reader={reader}
      id={id}
      questions={questions}
      action={paths.answers}
      token={token}
      always={{
        prompts: holder.lent ? [] : questions.flatMap(question => orderableFrom(game, model, question) ?? []),
        path: paths.orders,
      }}
      ahead={foreseen && <Foreseen reader={reader} opened={opened} questions={foreseen} rows={questions.flatMap(rowsOf)} />}
      pick={
        Pick &&
        drawing &&
        ((choice, prompt) => (
          <Pick
            {...drawing}
            choice={choice}
            course={courseOf(choice.act, model.courses)}
            ways={foreseen ? openingAt(reader, opened, 'ahead', wishFor(prompt, choice)) : undefined}
          />
        ))
      }
      waters={!calm && <MyWaters {...above} beside={beside} />}
      aboard={
        id === undefined &&
        Aboard &&
        drawing &&
        own !== undefined && (
          <>
            <div class="stock">
              <Aboard {...drawing} seat={own} tabbed={tabbed} />
            </div>{' '}
            {!calm && <MapSwitch say={reader.say} terse />}
          </>
        )
      }
      aside={beside && !tabbed && aside}
      warning={!calm && Warning && drawing && Warning(drawing)}
      befell={above.befell}
      undo={model.canTakeBack ? reader.t('table-undo') : undefined}
      headline={headline}
      spare={spare && drawing && (prompt => spare(drawing.view, prompt))}
      rarer={rarer && (prompt => rarer(prompt))}
      verb={verbOf(game, prompts, reader)}
      unanswered={notice === 'unanswered'}
      opened={opened}
      hint={id === undefined && <FirstHint {...page} told={told} />}
      after={
        id === undefined && (
          <>
            {/* It comes while the page is open: below the button it moves nothing that is about to be pressed. */}
            {last && <p class="note">{reader.t('ask-last')}</p>}
            {clock && <ClockWords reader={reader} clock={clock} />}
            {crowded && befell && <Befell {...befell} />}
            {(!beside || tabbed) && aside && <p class="aside">{aside}</p>}
            <Foot {...page} told={told} />
          </>
        )
      }
      headed={Heading && drawing && ((text, under) => Heading({ ...drawing, text, under }))}
    >
      {clock && <ClockBar reader={reader} clock={clock} />}
    </Ask>
  )
}

/** As much of the hint as leaves the board and the choices in sight, else as little as does, or all of it where nothing would help. */
function toldWith(page: Omit<Above, 'told'>): Placed {
  const [most, ...less] = placings(page)
  if (!page.drawing || page.questions.some(isTabbed)) return most
  const enough = [most, ...less].find(told => isRoomy({ ...page, told }))
  // News of others gives way, too, where even that is not enough.
  const befell = page.befell?.own ? page.befell : undefined
  return enough ?? less.slice(-2).find(told => roomFor({ ...page, befell, told }) >= LEAST) ?? most
}

/** Whether a line above the choices leaves the board where it would be without one. */
const leavesBoard = (page: Above): boolean => isRoomy({ ...page, beside: true }) || !isRoomy(page)

/** All were asked at once, and the others have answered, at least one of them a person. */
const isLast = ({ questions, model: { head }, own }: TablePage): boolean =>
  questions.some(({ prompt }) => prompt.together) &&
  head.seats.some(({ seat, bot }) => seat !== own && !bot) &&
  head.seats.every(({ seat, waits }) => seat === own || !waits)
