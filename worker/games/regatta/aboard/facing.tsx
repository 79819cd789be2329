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
import { total, type RegattaScene } from '../state/told'
import { befell } from './news'

/** The fight in progress. */
export function Facing({ view: { board }, crew }: Regatta) {
  const fight = board.acting?.fight
  if (!fight) return null
  const { powder } = editionOf(board.edition).goods
  return <Sides crew={crew} powder={powder} sides={[fight.attacker, fight.defender]} shots={[fight.attack, fight.defence]} />
}

/** What was rolled in the fight that befell the viewer, if that is what is told, and no longer in progress. */
export function Rolls({ view, crew, told }: Regatta & { told: readonly Told<RegattaScene>[] }) {
  const { viewer, board } = view
  const at = told.findLastIndex(({ scene }) => scene?.of === 'fought' && [scene.attacker, scene.defender].some(ship => ship === viewer))
  const line = told[at]
  if (line?.scene?.of !== 'fought' || !line.scene.defence || board.acting?.fight) return undefined
  const { attacker, defender, attack, defence, powder, news } = line.scene
  const next = told[at + 1]
  const text = befell(view, told)
  const unarmed = text?.with?.what
  const said = [line, news, ...(next?.scene?.of === 'loot' ? [next.scene.news] : [])]
  if (!said.some(one => one === text || one === unarmed)) return undefined
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
  /** A star has none. */
  sums?: readonly (number | undefined)[]
}

function Sides({ crew, powder, sides, shots, sums }: SidesProps) {
  const side = (n: 0 | 1) => {
    const shot = shots[n]
    const beth = 'beth' in shot ? shot.beth : 0
    return (
      <span>
        <Icon id={signOfShip(crew, sides[n])} size={32} box={38} />
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
