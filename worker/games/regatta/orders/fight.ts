/** Whom to attack, how much powder to use, and when to draw the Sabre. */
import type { Does } from '../acts'
import { editionOf } from '../editions'
import { bethWorth } from '../editions/edition'
import { count } from '../holds'
import { attackRepeated, attackStands, defenceRepeated, helps, oddsOfAttack, result, type Duel } from '../odds'
import { shipIn } from '../reading'
import type { Fight, ShipId } from '../state'
import type { RegattaBoard } from '../view'
import { leaderOf } from './course'
import { cheapest, first, type Case, type Price, type Verdict } from './judge'
import { goldAboard, richestHold } from './worth'

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
    case 'none':
      return cheapest(offered, ({ n }) => n)
    case 'all':
      return cheapest(offered, ({ n }) => -n)
    case 'some':
      return cheapest(offered, ({ n }) => Math.abs(n - (order.number ?? 0)))
    case 'chance': {
      const enough = (order.number ?? 0) / 100
      return cheapest(offered, act => first(winsWith(board, act) >= enough || act.n === 0 && noneIsEnough(board, offered, enough)), ({ n }) => n)
    }
    default:
      return 'no-fit'
  }
}

/** Where no amount wins often enough, none is wasted. */
const noneIsEnough = (board: RegattaBoard, offered: Case<Does<'powder'>>['offered'], enough: number): boolean =>
  offered.every(({ act }) => winsWith(board, act) < enough)

/** What a side wins with so much powder. Nobody knows what the defender will use: everything is taken to be as likely as nothing. */
export function winsWith(board: RegattaBoard, { side, n }: Does<'powder'>): number {
  const fight = board.acting?.fight
  if (!fight) return 0
  if (side === 'defence') return defends(board, fight, n)
  const against = [0, powderAboard(board, fight.defender)]
  return against.reduce((sum, powder) => sum + oddsOfAttack(duelIn(board, fight, n, powder)).attack, 0) / against.length
}

const defends = (board: RegattaBoard, fight: Fight, n: number): number =>
  fight.attack.face === undefined ? 0 : attackStands(duelIn(board, fight, fight.attack.powder ?? 0, n), fight.attack.face).defence

/** As everybody sees it, with so much powder on each side. */
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

/** Once a fight a roll is repeated, one's own or the other's (J-POW-SABRE-1, J-POW-SABRE-4). */
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
  if (side === 'attack') return helps(mine, attackStands(duel, face), attackRepeated(duel))
  return attack.face !== undefined && attack.face !== 'star' && helps(mine, result(duel, attack.face, face), defenceRepeated(duel, attack.face))
}
