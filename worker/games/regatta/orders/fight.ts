/** Whom to attack, how much powder to use, and when to use the Sabre. */
import type { Does } from '../turn/acts'
import { editionOf } from '../editions'
import { bethWorth } from '../editions/rulebook'
import { count } from '../state/holds'
import {
  oddsIfAttackRerolled,
  oddsIfAttackKept,
  defenceRepeated,
  helps,
  mean,
  oddsOfAttack,
  result,
  type Duel,
  type Odds,
} from '../state/odds'
import { shipIn } from '../state/reading'
import type { Fight, ShipId } from '../state/state'
import type { RegattaBoard } from '../state/view'
import { leaderOf } from './course'
import { cheapest, first, type Case, type Price, type Verdict } from './judge'
import { goldAboard, PIECE, richestHold } from './worth'

export const powderAboard = (board: RegattaBoard, id: ShipId): number =>
  count(shipIn(board, id)?.holds ?? [], editionOf(board.edition).goods.powder)

export function whomVerdict({ order, board, seat, offered }: Case<Does<'attack'>>): Verdict {
  const spared: Price<Does<'attack'>> = ({ defender }) => first(defender !== order.spares)
  const richest: Price<Does<'attack'>> = ({ defender }) => -richestHold(board, shipIn(board, defender))
  const weakest: Price<Does<'attack'>> = ({ defender }) => powderAboard(board, defender)
  const self: Price<Does<'attack'>> = ({ defender }) => first(defender !== seat)
  switch (order.way) {
    case 'rich':
      return cheapest(offered, self, spared, richest, weakest)
    case 'gold':
      return cheapest(offered, self, spared, ({ defender }) => -goldAboard(board, shipIn(board, defender)), weakest)
    case 'weak':
      return cheapest(offered, self, spared, weakest, richest)
    case 'leader':
      return cheapest(offered, self, spared, ({ defender }) => first(defender === leaderOf(board, seat)), richest)
    default:
      return 'no-fit'
  }
}

export function powderVerdict({ order, board, offered }: Case<Does<'powder'>>): Verdict {
  switch (order.way) {
    case 'worth':
      return cheapest(
        offered,
        act => -profit(board, act),
        ({ n }) => n
      )
    case 'none':
      return cheapest(offered, ({ n }) => n)
    case 'all':
      return cheapest(offered, ({ n }) => -n)
    case 'some':
      return cheapest(offered, ({ n }) => Math.abs(n - (order.number ?? 0)))
    case 'chance': {
      const enough = (order.number ?? 0) / 100
      return cheapest(
        offered,
        act => first(winsWith(board, act) >= enough || (act.n === 0 && noneIsEnough(board, offered, enough))),
        ({ n }) => n
      )
    }
    default:
      return 'no-fit'
  }
}

/** If no amount wins often enough, none is wasted. */
const noneIsEnough = (board: RegattaBoard, offered: Case<Does<'powder'>>['offered'], enough: number): boolean =>
  offered.every(({ act }) => winsWith(board, act) < enough)

/** Expected gain in gold: what is likely to be won, less what is likely to be lost, less the powder. */
function profit(board: RegattaBoard, act: Does<'powder'>): number {
  const fight = board.acting?.fight
  if (!fight) return 0
  const [won, lost] = act.side === 'attack' ? (['attack', 'defence'] as const) : (['defence', 'attack'] as const)
  const other = act.side === 'attack' ? fight.defender : fight.attacker
  const odds = oddsWith(board, fight, act)
  const price = act.n * PIECE.other
  return odds[won] * richestHold(board, shipIn(board, other)) - odds[lost] * richestHold(board, shipIn(board, act.ship)) - price
}

const winsWith = (board: RegattaBoard, act: Does<'powder'>): number => {
  const fight = board.acting?.fight
  return fight ? oddsWith(board, fight, act)[act.side] : 0
}

/** Odds with this much powder. The defender's powder is unknown, so all and none are taken to be equally likely. */
function oddsWith(board: RegattaBoard, fight: Fight, { side, n }: Does<'powder'>): Odds {
  const { attack, defender } = fight
  if (side === 'attack') return mean([0, powderAboard(board, defender)].map(powder => oddsOfAttack(duelIn(board, fight, n, powder))))
  if (attack.face === undefined) throw new Error('regatta: defence before the attack has been rolled')
  return oddsIfAttackKept(duelIn(board, fight, attack.powder ?? 0, n), attack.face)
}

/** The fight from public information, with the given powder on each side. */
export function duelIn(board: RegattaBoard, { attacker, defender, sabre }: Fight, attack: number, defence: number): Duel {
  const beth = (id: ShipId): number => (shipIn(board, id)?.powers.includes('beth') ? bethWorth : 0)
  const hasSabre = (id: ShipId): boolean => sabre !== true && shipIn(board, id)?.powers.includes('sabre') === true
  const owner = hasSabre(attacker) ? 'attack' : hasSabre(defender) ? 'defence' : undefined
  return {
    die: editionOf(board.edition).fightDie,
    strength: { attack: attack + beth(attacker), defence: defence + beth(defender) },
    ...(owner && { sabre: owner }),
  }
}

/** One roll per fight may be repeated, either side's (J-POW-SABRE-1, J-POW-SABRE-4). */
export function sabreVerdict({ order, board, offered }: Case<Does<'sabre'>>): Verdict {
  const [one] = offered
  if (!one) return 'no-fit'
  const again = wishesAgain(order.way, board, one.act)
  return cheapest(offered, act => first(act.again === again))
}

function wishesAgain(way: string, board: RegattaBoard, { by, side, face, own }: Does<'sabre'>): boolean {
  const fight = board.acting?.fight
  if (way === 'never' || !fight) return false
  if (way === 'stars') return !own && face === 'star'
  const { attack, defence } = fight
  const duel = duelIn(board, fight, attack.powder ?? 0, defence.powder ?? 0)
  const mine = by === fight.attacker ? 'attack' : 'defence'
  if (side === 'attack') return helps(mine, oddsIfAttackKept(duel, face), oddsIfAttackRerolled(duel))
  return (
    attack.face !== undefined && attack.face !== 'star' && helps(mine, result(duel, attack.face, face), defenceRepeated(duel, attack.face))
  )
}
