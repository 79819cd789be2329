/** Where a movement or retreat would end, and what awaits the ship there. */
import { count } from '../state/holds'
import type { Does } from '../turn/acts'
import { Labelled, type Picked } from './label'
import { Meets, Shortage, SpaceOf } from './place'
import { shipIn } from '../state/reading'

export function MovePick({ view: { board }, say, crew, act, label }: Picked<Does<'move' | 'retreat'>>) {
  const ship = act.do === 'move' ? act.ship : act.seat
  const have = act.cost ? count(shipIn(board, ship)?.holds ?? [], act.cost.what) : 0
  return (
    <>
      <SpaceOf board={board} say={say} id={act.to} mute /> <Labelled say={say} label={label} />
      {act.short && act.cost && (
        <>
          {' '}
          <Shortage board={board} say={say} short={{ what: act.cost.what, n: act.cost.n - have }} due={act.cost.n} falls={[]} />
        </>
      )}
      <Meets say={say} crew={crew} meets={act.meets} />
    </>
  )
}
