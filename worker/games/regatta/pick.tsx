/** Choices drawn richer than their labels: a card with what it would do, and a sign before what has one. */
import { Fragment } from 'preact'
import { SpaceSign } from '../../../web/board/cargo'
import { Icon } from '../../../web/board/draw'
import { Rich } from '../../../web/board/rich'
import type { Choice } from '../../rules/contract'
import { playsCard, type Loot, type RegattaAct } from './acts'
import type { Regatta } from './board'
import { spaceOf } from './course'
import { editionOf } from './editions'
import { courseOf } from './editions/courses'
import { outlook, type Half } from './outlook'
import { PlayingCard } from './playing'
import { placeOf } from './reading'
import { signOfAct, signOfShip, signOfSpace, signOfTreasure } from './signs'
import type { RegattaBoard } from './view'

interface Around {
  board: RegattaBoard
  say: Regatta['say']
}

export function Pick({ view: { board, viewer }, say, crew, choice }: Regatta & { choice: Choice<RegattaAct> }) {
  const { act } = choice
  if (!playsCard(act) || viewer === 'watcher') {
    return (
      <>
        <Sign board={board} crew={crew} act={act} /> <Rich text={say(choice.label)} />
        {(act.do === 'move' || act.do === 'retreat') && act.short && (
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
      <PlayingCard board={board} say={say} card={act.card} pirate={crew[viewer]?.pirate} width={50} told />
      <span>
        {outlook(board, viewer, act).map((half, i) => (
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
  const course = courseOf(board.course)
  const { kind, cost } = spaceOf(course, id)
  const sign = signOfSpace(course.data, { kind }, board.tokens.includes(id))
  return <SpaceSign sign={sign} kind={kind} cost={cost} {...(say && { name: say(placeOf(board, id)) })} />
}

function Sign({ board, crew, act }: { board: RegattaBoard; crew: Regatta['crew']; act: RegattaAct }) {
  if (act.do === 'move' || act.do === 'retreat') return <SpaceOf board={board} id={act.to} />
  if (act.do === 'attack') return <Icon id={signOfShip(crew, act.defender)} size={26} box={38} />
  if (act.do === 'loot' && act.loot === 'power') return <Icon id={signOfTreasure(act.power)} size={26} />
  const sign = signOf(board, act)
  return sign ? <Icon id={sign} size={26} box={28} /> : null
}

function signOf({ edition }: RegattaBoard, act: RegattaAct): string | undefined {
  switch (act.do) {
    case 'load':
    case 'stow':
      return act.emptied ? signOfAct(act.emptied.what) : undefined
    case 'powder':
      return signOfAct(editionOf(edition).goods.powder)
    case 'spend':
    case 'spend-some':
      return signOfAct(act.what)
    case 'sabre':
      return act.again ? 'sabre' : undefined
    case 'treasure':
      return act.take ? 'chest' : undefined
    case 'loot':
      return signOfLoot(act)
    default:
      return undefined
  }
}

function signOfLoot(act: Loot): string | undefined {
  switch (act.loot) {
    case 'cargo':
      return signOfAct(act.what)
    case 'curse':
      return 't-curse'
    case 'unseen':
      return 't-gem'
    case 'token':
      return 'chest'
    default:
      return undefined
  }
}
