/** Two ships of a fight, face to face, with what each has rolled and fired so far, or all in all; a text beside it says it in words. */
import { CombatDie } from '../../../../web/board/dice'
import { Icon } from '../../../../web/board/draw'
import type { Told } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { Good } from '../editions/cards'
import { editionOf } from '../editions'
import { signOfAct, signOfShip } from '../board/signs'
import type { Strength } from '../state/events'
import type { ShipId, Shot } from '../state/state'
import { nameOf } from '../state/reading'
import { total, type RegattaScene } from '../state/told'

/** The fight in progress. */
export function Facing({ view: { board, viewer }, crew, say }: Regatta) {
  const fight = board.acting?.fight
  if (!fight) return null
  const { powder } = editionOf(board.edition).goods
  const sides = [fight.attacker, fight.defender] as const
  const names = sides.map(ship => (ship === viewer ? say({ say: 'short-you' }) : nameOf(crew, say, ship)))
  return <Sides crew={crew} powder={powder} sides={sides} shots={[fight.attack, fight.defence]} names={names} />
}

/** What was rolled in the only fight that befell the viewer, if it is no longer in progress. */
export function Rolls({ view: { board, viewer }, crew, told }: Regatta & { told: readonly Told<RegattaScene>[] }) {
  const fights = told.flatMap(({ scene }) =>
    scene?.of === 'fought' && (scene.attacker === viewer || scene.defender === viewer) ? [scene] : []
  )
  const [fight] = fights
  if (!fight?.defence || fights.length > 1 || board.acting?.fight) return undefined
  const { attacker, defender, attack, defence, powder } = fight
  return (
    <Sides
      crew={crew}
      powder={powder}
      sides={[attacker, defender]}
      shots={[attack, defence]}
      sums={[attack, defence].map(strength => (strength.face === 'star' ? undefined : total(strength)))}
    />
  )
}

interface SidesProps extends Pick<Regatta, 'crew'> {
  powder: Good
  /** The attacker first. */
  sides: readonly [ShipId, ShipId]
  shots: readonly [Shot | Strength, Shot | Strength]
  /** Shown until there is something to add up. */
  names?: readonly string[]
  /** A star has none. */
  sums?: readonly (number | undefined)[]
}

function Sides({ crew, powder, sides, shots, names, sums }: SidesProps) {
  const side = (n: 0 | 1) => {
    const shot = shots[n]
    const beth = 'beth' in shot ? shot.beth : 0
    return (
      <span>
        <Icon id={signOfShip(crew, sides[n])} size={32} box={38} />
        {shot.face === undefined && !shot.powder && names && <bdi>{names[n]}</bdi>}
        {shot.face !== undefined && <CombatDie face={shot.face} size={22} />}
        {shot.powder !== undefined && shot.powder > 0 && (
          <>
            +{shot.powder} <Icon id={signOfAct(powder)} size={20} box={24} />
          </>
        )}
        {beth > 0 && `+${beth}`} {sums?.[n] !== undefined && <b>{sums[n]}</b>}
      </span>
    )
  }
  return (
    <p class="facing" aria-hidden="true">
      {side(0)} <Icon id="fight" size={20} box={24} /> {side(1)}
    </p>
  )
}
