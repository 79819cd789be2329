/** A card with what it would do: "forward 2 → port, then load 4 food", including costs it cannot pay and ships it meets. */
import { Fragment } from 'preact'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { CardAct, RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { outlook, type Half, type Outlook } from '../advice/outlook'
import { byOrders, type Ordered } from './ordered'
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
  ordered,
  given = false,
}: Picked<CardAct> & { ordered: readonly RegattaAct[]; given?: boolean }) {
  if (viewer === 'watcher') return <Rich text={say(label)} />
  const halves = byOrders(outlook(board, viewer, act), act, ordered)
  return (
    <span class="act">
      <PlayingCard board={board} say={say} card={act.card} pirate={crew[viewer]?.pirate} width={50} told />
      <span>
        {halves.map((half, i) => (
          <HalfOf key={i} board={board} say={say} crew={crew} half={half} later={i > 0} given={given} />
        ))}
      </span>
    </span>
  )
}

/** Each further place where the move may end is a line of its own; the one that the seat's orders take comes first, and of a card
    already given alone. */
function HalfOf({ board, say, crew, half, later, given }: Props & { half: Ordered; later: boolean; given: boolean }) {
  const { text, load, ends, overboard, adrift, ordered } = half
  const then = later ? `${say({ say: 'pick-then' })} ` : ''
  const told = distinctEnds(board, ends)
  const shown = given && ordered ? told.slice(0, 1) : told
  return (
    <span class="half">
      {load ? <LoadOf say={say} text={text} then={then} {...load} /> : `${then}${say(text)}`}
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
            {'\u00a0→ '}
            {drawn}
            {ordered && told.length > 1 && <small class="by-orders"> {say({ say: 'pick-ordered' })}</small>}
          </Fragment>
        ) : (
          <Fragment key={end.space.id}>
            {' '}
            <span class="way">
              <i>{say({ say: 'pick-or' })}</i> {drawn}
            </span>
          </Fragment>
        )
      })}
      {adrift && <small> {say({ say: 'pick-adrift', with: { alone: ends.length === 0 ? 'yes' : 'no' } })}</small>}
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
