/** Winning chances of a choice in a fight, in percent, from faces and powder that everybody can see. */
import type { Prompt, SeatView } from '../../../rules/contract'
import type { Does, RegattaAct } from '../turn/acts'
import { oddsIfAttackRerolled, oddsIfAttackKept, defenceRepeated, oddsOfAttack, result, type Odds } from '../state/odds'
import { duelIn, powderAboard } from '../orders/fight'
import type { ShipId } from '../state/state'
import type { RegattaBoard } from '../state/view'

export interface Chances {
  wins: number
  /** The attacker's chances if the defender fires everything aboard. */
  against?: { ship: ShipId; powder: number; wins: number }
  /** The defender's chances of losing and of a tie, in which nobody loses. */
  loses?: number
  ties?: number
}

const hundredths = (part: number): number => Math.round(part * 100)

export function chancesWith(board: RegattaBoard, { side, n }: Does<'powder'>): Chances | undefined {
  const fight = board.acting?.fight
  if (!fight) return undefined
  const { attack, defender } = fight
  if (side === 'attack') {
    const wins = (powder: number): number => hundredths(oddsOfAttack(duelIn(board, fight, n, powder)).attack)
    const powder = powderAboard(board, defender)
    return { wins: wins(0), ...(powder > 0 && { against: { ship: defender, powder, wins: wins(powder) } }) }
  }
  if (attack.face === undefined) return undefined
  const odds = oddsIfAttackKept(duelIn(board, fight, attack.powder ?? 0, n), attack.face)
  const [wins, loses] = [hundredths(odds.defence), hundredths(odds.attack)]
  return { wins, loses, ties: 100 - wins - loses }
}

/** Chances with the roll repeated, or left as it is. */
export function chancesOfSabre(board: RegattaBoard, { by, side, face, again }: Does<'sabre'>): Chances | undefined {
  const fight = board.acting?.fight
  if (!fight) return undefined
  const { attack, defence, attacker } = fight
  const duel = duelIn(board, fight, attack.powder ?? 0, defence.powder ?? 0)
  const mine = by === attacker ? 'attack' : 'defence'
  const of = (odds: Odds): Chances => ({ wins: hundredths(odds[mine]) })
  if (side === 'attack') return of(again ? oddsIfAttackRerolled(duel) : oddsIfAttackKept(duel, face))
  if (attack.face === undefined || attack.face === 'star') return undefined
  return of(again ? defenceRepeated(duel, attack.face) : result(duel, attack.face, face))
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
  one.wins > other.wins || (one.against?.wins ?? 0) > (other.against?.wins ?? 0) || (one.loses ?? 0) < (other.loses ?? 0)
