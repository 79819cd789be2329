/** Where a movement or retreat would end, what awaits the ship there, and at the right what it would count for. */
import { outlookOf } from '../advice/outlook'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import { finishWorth } from '../editions/rulebook'
import { count } from '../state/holds'
import type { Does } from '../turn/acts'
import { Labelled, type Picked } from './label'
import { Meets, Shortage, SpaceOf } from './place'
import { shipIn } from '../state/reading'
import type { RegattaBoard } from '../state/view'

export function MovePick({ view: { board }, say, crew, act, label }: Picked<Does<'move' | 'retreat'>>) {
  const ship = act.do === 'move' ? act.ship : act.seat
  const { holds = [], lap = 0 } = shipIn(board, ship) ?? {}
  const have = act.cost ? count(holds, act.cost.what) : 0
  const { falls = [], meetsBehind = [] } = outlookOf(board, act) ?? {}
  const worth = worthOf(board, lap, act)
  return (
    <span class="staked">
      <span>
        <SpaceOf board={board} say={say} id={act.to} mute /> <Labelled say={say} label={label} />
        {act.short && act.cost && (
          <>
            {' '}
            <Shortage board={board} say={say} short={{ what: act.cost.what, n: act.cost.n - have }} due={act.cost.n} falls={falls} />
          </>
        )}
        <Meets say={say} crew={crew} meets={[...act.meets, ...meetsBehind]} />
      </span>{' '}
      {worth !== undefined && (
        <b class="odds">
          <span aria-hidden="true">+{worth}</span>
          <span class="ear">{say({ say: 'loot-points', with: { n: worth } })}</span>
        </b>
      )}
    </span>
  )
}

/** The number beside the space, which counts on the way to the finish; nothing if the ship may not keep what it gains there. */
function worthOf({ course }: RegattaBoard, lap: number, act: Does<'move' | 'retreat'>): number | undefined {
  if (act.short) return undefined
  if (act.do === 'move' && act.home) return finishWorth
  return lap + act.laps === 0 ? spaceOf(courseOf(course), act.to).number : undefined
}
