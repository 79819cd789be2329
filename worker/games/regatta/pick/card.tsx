/** A card with what it would do: "forward 2 → port, then load 4 food", including costs it cannot pay and ships it meets. */
import { Fragment } from 'preact'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { Course } from '../../../rules/orders'
import type { CardAct, RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { outlook, type Half, type Outlook } from '../advice/outlook'
import { steps, type Step } from './ordered'
import type { Picked } from './label'
import { distinctEnds } from './alike'
import { Overboard } from './overboard'
import { Meets, Shortage, SpaceOf } from './place'
import { PlayingCard } from '../aboard/playing'
import { signOfAct } from '../board/signs'
import type { RegattaBoard } from '../state/view'

type Props = Pick<Regatta, 'say' | 'crew'> & { board: RegattaBoard }

export function CardPick({
  view: { board, viewer },
  say,
  crew,
  act,
  label,
  course,
  ways,
  given = false,
}: Picked<CardAct> & { course: Course<RegattaAct> | undefined; ways?: string | undefined; given?: boolean }) {
  if (viewer === 'watcher') return <Rich text={say(label)} />
  const told = steps(board, outlook(board, viewer, act), act, course)
  const brief = ways !== undefined && act.do !== 'card'
  const shown = (given || brief) && told[0]?.marked ? told.filter(({ other }) => !other) : told
  return (
    <span class="act">
      <PlayingCard board={board} say={say} card={act.card} pirate={crew[viewer]?.pirate} width={50} told />
      <span>
        {shown.map((step, i) => (
          <StepOf key={i} board={board} say={say} crew={crew} step={step} ways={ways} brief={brief} given={given} />
        ))}
      </span>
    </span>
  )
}

interface StepProps extends Props {
  step: Step
  /** Leads to where the ways of this card are chosen, if they can be. */
  ways: string | undefined
  /** It stands in a column. */
  brief: boolean
  given: boolean
}

/** Each further place where the move may end is a line of its own; the one that is taken comes first, and of a card already given alone. */
function StepOf({ board, say, crew, step, ways, brief, given }: StepProps) {
  const { text, load, ends, overboard, adrift, taken, later, marked, other } = step
  const then = later ? `${say({ say: 'pick-then' })} ` : ''
  const told = distinctEnds(board, ends)
  const or = say({ say: 'pick-or' })
  // Whoever would rather go another way presses what names it, or in a column, where the others are left out, that there are some.
  const elsewhere = ways && !brief ? <a href={ways}>{or}</a> : or
  const arrow = other ? later && '→ ' : '\u00a0→ '
  const shown = (given || brief) && taken ? told.slice(0, 1) : told
  // Of a card already given, the end that is told alone needs no reason, unless its person gave one.
  const mark = marked && !(given && taken === 'usual')
  return (
    <span class={['half', later && 'then', other && 'other'].filter(Boolean).join(' ')}>
      {other && !later && <i>{elsewhere} </i>}
      {load ? (
        <LoadOf say={say} text={text} then={then} {...load} />
      ) : (
        <>
          {then}
          {other ? <span class="ear">{say(text)} </span> : say(text)}
        </>
      )}
      {overboard && (
        <small>
          {' '}
          <Overboard say={say} cargoes={overboard} />
        </small>
      )}
      {shown.map(({ end, routes }, i) => {
        const drawn = <End board={board} say={say} crew={crew} end={end} routes={routes} />
        return i === 0 ? (
          <Fragment key={end.space.id}>
            {arrow}
            {drawn}
            {mark && (
              <small class="by-orders">
                {' '}
                <span class={brief && taken !== 'own' ? 'told' : undefined}>
                  {say({ say: 'pick-taken', with: { by: taken ?? 'usual' } })}
                </span>{' '}
                {brief && <a href={ways}>{`${or}\u00a0…`}</a>}
              </small>
            )}
          </Fragment>
        ) : (
          <Fragment key={end.space.id}>
            {' '}
            <span class="way">
              <i>{elsewhere}</i> {drawn}
            </span>
          </Fragment>
        )
      })}
      {adrift && <small> {`${ends.length > 0 ? `${or} ` : ''}${say({ say: 'pick-adrift' })}`}</small>}
      <br />
    </span>
  )
}

type LoadProps = Pick<Props, 'say'> & Pick<Half, 'text'> & NonNullable<Half['load']> & { then: string }

/** An icon for the eye, words for screen readers. */
const LoadOf = ({ say, text, then, what, n }: LoadProps) => (
  <span class="whole-line">
    {then}
    <span aria-hidden="true">
      {say({ say: 'pick-load', with: { n } })} <Icon id={signOfAct(what)} size={18} box={24} />
    </span>{' '}
    <span class="ear">{say(text)} </span>
  </span>
)

function End({ board, say, crew, end: { space, short, falls, meets, meetsBehind }, routes }: Props & { end: Outlook; routes: number }) {
  return (
    <>
      <SpaceOf board={board} say={say} id={space.id} />
      {routes > 1 && <small> {say({ say: 'pick-routes', with: { n: routes } })}</small>}
      <Meets say={say} crew={crew} meets={meets} />
      {short && (
        <>
          {' '}
          <Shortage board={board} say={say} short={short} due={space.cost} falls={falls} />
          <Meets say={say} crew={crew} meets={meetsBehind} />
        </>
      )}
    </>
  )
}
