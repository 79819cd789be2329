/** The two ships of an open fight, face to face, with what each has rolled and fired so far; the question says it in words. */
import { CombatDie } from '../../../../web/board/dice'
import { Icon } from '../../../../web/board/draw'
import type { Regatta } from '../board/board'
import { editionOf } from '../editions'
import { signOfAct, signOfShip } from '../board/signs'
import type { ShipId, Shot } from '../state/state'

export function Facing({ view: { board }, crew }: Regatta) {
  const fight = board.acting?.fight
  if (!fight) return null
  const powder = signOfAct(editionOf(board.edition).goods.powder)
  const side = (ship: ShipId, { face, powder: fired }: Shot) => (
    <span>
      <Icon id={signOfShip(crew, ship)} size={32} box={38} />
      {face !== undefined && <CombatDie face={face} size={22} />}
      {fired !== undefined && fired > 0 && (
        <>
          +{fired} <Icon id={powder} size={20} box={24} />
        </>
      )}
    </span>
  )
  return (
    <p class="facing" aria-hidden="true">
      {side(fight.attacker, fight.attack)}
      <Icon id="fight" size={20} box={24} />
      {side(fight.defender, fight.defence)}
    </p>
  )
}
