/** Where a movement or a way back would end, and what awaits the ship there. */
import { count } from './holds'
import type { Does } from './acts'
import { Labelled, type Picked } from './pick-label'
import { Lack, Meets, SpaceOf } from './pick-place'
import { shipIn } from './reading'

export function MovePick({ view: { board }, say, crew, act, label }: Picked<Does<'move' | 'retreat'>>) {
  const ship = act.do === 'move' ? act.ship : act.seat
  const have = act.cost ? count(shipIn(board, ship)?.holds ?? [], act.cost.what) : 0
  return (
    <>
      <SpaceOf board={board} say={say} id={act.to} mute /> <Labelled say={say} label={label} />
      {act.short && act.cost && (
        <>
          {' '}
          <Lack say={say} what={act.cost.what} n={act.cost.n - have} />
        </>
      )}
      <Meets say={say} crew={crew} meets={act.meets} />
    </>
  )
}
