/** Winning chances of a choice in a fight, in percent, from faces and powder that everybody can see. */
import type { Prompt, SeatView } from '../../../rules/contract'
import type { Does, RegattaAct } from '../turn/acts'
import { oddsIfAttackRerolled, oddsIfAttackKept, defenceRepeated, oddsOfAttack, result, type Duel } from '../state/odds'
import { duelIn, powderAboard } from '../orders/fight'
import type { ShipId } from '../state/state'
import type { RegattaBoard } from '../state/view'

export interface Chances {
  /** If the defender fires nothing, where that is still open. */
  wins: number
  /** If the defender fires everything aboard. */
  against?: { by: Side; powder: number; wins: number }
  /** The defender's chances of losing and of a tie, in which nobody loses. */
  loses?: number
  ties?: number
}

/** Whether the defender is the reader. */
export type Side = 'own' | 'foe'

const hundredths = (part: number): number => Math.round(part * 100)

export function chancesWith(board: RegattaBoard, { side, n }: Does<'powder'>): Chances | undefined {
  const fight = board.acting?.fight
  if (!fight) return undefined
  const { attack, defender } = fight
  if (side === 'attack') return unarmedOrFull(board, defender, 'foe', powder => oddsOfAttack(duelIn(board, fight, n, powder)).attack)
  if (attack.face === undefined) return undefined
  const odds = oddsIfAttackKept(duelIn(board, fight, attack.powder ?? 0, n), attack.face)
  const [wins, loses] = [hundredths(odds.defence), hundredths(odds.attack)]
  return { wins, loses, ties: 100 - wins - loses }
}

/** The defender has yet to say how much to fire. */
function unarmedOrFull(board: RegattaBoard, ship: ShipId, by: Side, chance: (powder: number) => number): Chances {
  const powder = powderAboard(board, ship)
  const [wins, full] = [hundredths(chance(0)), hundredths(chance(powder))]
  return { wins, ...(full !== wins && { against: { by, powder, wins: full } }) }
}

/** Chances with the roll repeated, or left as it is. */
export function chancesOfSabre(board: RegattaBoard, { by, side, face, again }: Does<'sabre'>): Chances | undefined {
  const fight = board.acting?.fight
  if (!fight) return undefined
  const { attack, defence, attacker, defender } = fight
  const mine = by === attacker ? 'attack' : 'defence'
  const duel = (powder: number): Duel => duelIn(board, fight, attack.powder ?? 0, powder)
  if (side === 'attack') {
    return unarmedOrFull(
      board,
      defender,
      mine === 'defence' ? 'own' : 'foe',
      powder => (again ? oddsIfAttackRerolled(duel(powder)) : oddsIfAttackKept(duel(powder), face))[mine]
    )
  }
  if (attack.face === undefined || attack.face === 'star') return undefined
  const known = duel(defence.powder ?? 0)
  return { wins: hundredths((again ? defenceRepeated(known, attack.face) : result(known, attack.face, face))[mine]) }
}

/** Choices that spend more powder without improving the chances. */
export function spare({ board }: SeatView<RegattaBoard>, { choices }: Prompt<RegattaAct>): readonly string[] {
  let best: Chances | undefined
  return choices.flatMap(({ id, act }) => {
    const chances = act.do === 'powder' ? chancesWith(board, act) : undefined
    if (!chances) return []
    if (best && !isBetter(chances, best)) return [id]
    best = chances
    return []
  })
}

const isBetter = (one: Chances, other: Chances): boolean =>
  one.wins > other.wins || atFull(one) > atFull(other) || (one.loses ?? 0) < (other.loses ?? 0)

const atFull = ({ wins, against }: Chances): number => against?.wins ?? wins
