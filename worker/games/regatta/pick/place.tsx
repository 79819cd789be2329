/** A space inside a sentence, what would be missing there, and who lies there. */
import { Fragment, type ComponentChildren } from 'preact'
import { SpaceSign } from '../../../../web/board/cargo'
import { Icon } from '../../../../web/board/draw'
import type { Good } from '../editions/cards'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { Regatta } from '../board/board'
import { nameOf, spotOf } from '../state/reading'
import { signOfAct, signOfShip, signOfSpace } from '../board/signs'
import type { ShipId } from '../state/state'
import { goods } from '../state/texts'
import { distinctSpaces } from './alike'
import { lackText, type Lacking } from './lack'
import type { RegattaBoard } from '../state/view'

type Props = Pick<Regatta, 'say'> & { board: RegattaBoard }

/** The icon shows the cost; screen readers get it in words. `terse`: only screen readers get the name. */
export function SpaceOf({ board, say, id, mute = false, terse = false }: Props & { id: string; mute?: boolean; terse?: boolean }) {
  const course = courseOf(board.course)
  const space = spaceOf(course, id)
  const { word, cost } = spotOf(board, id)
  const sign = signOfSpace(course.data, space, board.tokens.includes(id))
  const drawn = <SpaceSign sign={sign} kind={space.kind} size={22} cost={space.cost} />
  if (mute) return drawn
  return (
    <>
      {terse ? (
        <>
          {drawn}
          <span class="ear">{say(word)}</span>
        </>
      ) : (
        <span class="whole-line">
          {drawn}
          {`\u00a0${say(word)}`}
        </span>
      )}
      {cost && <span class="ear">, {say(cost)}</span>}
    </>
  )
}

type LackProps = Pick<Props, 'say'> & { what: Good; n: number; children?: ComponentChildren }

/** A shortfall such as "missing 2"; hovering shows the good by name. */
const Missing = ({ say, what, n, children }: LackProps) => (
  <b class="lack" title={say({ say: 'short-lack', with: { goods: goods(what, n) } })}>
    {say({ say: 'pick-short', with: { n } })}
    {children}
  </b>
)

/** The same with the good's icon, where no space with its price stands beside it. */
export const Lack = (props: LackProps) => (
  <Missing {...props}>
    {' '}
    <Icon id={signOfAct(props.what)} size={18} box={24} name={props.say({ say: 'act', with: { act: props.what } })} />
  </Missing>
)

/** A shortfall and what follows: the ship pays what it has, goes back, and pays there. */
export function Shortage({ board, say, ...lacking }: Props & Lacking) {
  const { short, falls } = lacking
  const says = say(lackText(board, lacking, 'sign'))
  return (
    <span class="fall">
      <Missing say={say} {...short} />
      {says && ', '}
      <small>
        {says}
        {distinctSpaces(board, falls).map(({ space, routes }, i) => (
          <Fragment key={space.id}>
            {(i > 0 || says) && ' '}
            <span class="tied">
              {i > 0 ? (
                say({ say: 'pick-or' })
              ) : (
                <Icon id="back" size={15} box={24} name={say({ say: 'pick-lack', with: { have: 0, way: 'back' } })} />
              )}{' '}
              <SpaceOf board={board} say={say} id={space.id} terse />
            </span>
            {routes > 1 && ` ${say({ say: 'pick-routes', with: { n: routes } })}`}
          </Fragment>
        ))}
      </small>
    </span>
  )
}

/** Of several ships only the signs: their names would take a line each. */
export function Meets({ say, crew, meets }: Pick<Regatta, 'say' | 'crew'> & { meets: readonly ShipId[] }) {
  if (meets.length === 0) return null
  return (
    <small class="meets">
      <Icon id="fight" size={16} box={22} /> {say({ say: 'pick-fights' })}{' '}
      {meets.map(ship => {
        const sign = { id: signOfShip(crew, ship), size: 16, box: 38 }
        const name = nameOf(crew, say, ship)
        return meets.length > 1 ? (
          <Icon key={ship} {...sign} name={name} />
        ) : (
          <Fragment key={ship}>
            <Icon {...sign} /> <bdi>{name}</bdi>
          </Fragment>
        )
      })}{' '}
    </small>
  )
}
