/** Choices drawn richer than their labels: a card with what it would do, and a sign before what has one. */
import { Fragment } from 'preact'
import { SpaceSign } from '../../../web/board/cargo'
import { Icon } from '../../../web/board/draw'
import { Rich } from '../../../web/board/rich'
import type { Choice } from '../../rules/contract'
import type { Regatta } from './board'
import { spaceOf } from './course'
import { editionOf } from './editions'
import { courseOf } from './editions/courses'
import { cardIn, outlook, tooDear, type Half } from './outlook'
import { PlayingCard } from './playing'
import { placeOf } from './reading'
import { CARGO, signOfAct, signOfShip, signOfSpace } from './signs'
import type { RegattaBoard } from './view'

interface Around {
  board: RegattaBoard
  say: Regatta['say']
}

export function Pick({ view: { board, viewer }, say, crew, choice }: Regatta & { choice: Choice }) {
  const [kind = '', what = ''] = choice.id.split(':')
  const card = cardIn(board, choice)
  if (!card || viewer === 'watcher') {
    return (
      <>
        <Sign board={board} crew={crew} kind={kind} what={what} /> <Rich text={say(choice.label)} />
        {viewer !== 'watcher' && board.acting?.ship === viewer && tooDear(board, viewer, kind, what) && (
          <>
            <b class="lack">!</b>
            <LackInWords say={say} />
          </>
        )}
      </>
    )
  }
  return (
    <span class="act">
      <PlayingCard board={board} say={say} card={card} pirate={crew[viewer]?.pirate} width={50} told />
      <span>
        {outlook(board, viewer, choice).map((half, i) => (
          <HalfOf key={i} board={board} say={say} half={half} />
        ))}
      </span>
    </span>
  )
}

/** "forward 3: ③ or ▦" */
function HalfOf({ board, say, half: { text, ends, full, adrift } }: Around & { half: Half }) {
  return (
    <span class="half">
      {say(text)}
      {full && <small> {say({ say: 'pick-full' })}</small>}
      {ends.map(({ space, short }, i) => (
        <Fragment key={space.id}>
          {i > 0 && ' '}
          <span class="whole-line">
            {i === 0 ? ': ' : `${say({ say: 'pick-or' })} `}
            <SpaceOf board={board} say={say} id={space.id} />
            {short && <b class="lack">!</b>}
          </span>
          {short && <LackInWords say={say} />}
        </Fragment>
      ))}
      {adrift && <small> {say({ say: 'pick-adrift', with: { alone: ends.length === 0 ? 'yes' : 'no' } })}</small>}
      <br />
    </span>
  )
}

const LackInWords = ({ say }: Pick<Around, 'say'>) => <small class="lack"> {say({ say: 'pick-short' })}</small>

/** A space as a word of a sentence; without `say` the words stand beside it. */
function SpaceOf({ board, say, id }: Partial<Around> & { board: RegattaBoard; id: string }) {
  const space = spaceOf(courseOf(board.course), id)
  const sign = signOfSpace(space, board.tokens.includes(id))
  return <SpaceSign sign={sign} {...(space.kind === 'port' && { cost: space.cost })} {...(say && { name: say(placeOf(board, id)) })} />
}

/** Kinds of choices that have one sign for all. */
const SIGNS: Readonly<Record<string, string>> = { curse: 't-curse', unseen: 't-gem', token: 'chest', take: 'chest', again: 'sabre' }

function Sign({ board, crew, kind, what }: { board: RegattaBoard; crew: Regatta['crew']; kind: string; what: string }) {
  if (kind === 'fwd' || kind === 'back') return <SpaceOf board={board} id={what} />
  if (kind === 'ship') return <Icon id={signOfShip(crew, what === 'ghost' ? what : Number(what))} size={26} box={38} />
  if (kind === 'power') return <Icon id={`t-${what}`} size={26} />
  const cargo = kind === 'powder' ? editionOf(board.edition).goods.powder : CARGO.find(good => what.includes(good))
  const sign = cargo ? signOfAct(cargo) : SIGNS[kind]
  return sign ? <Icon id={sign} size={26} box={28} /> : null
}
