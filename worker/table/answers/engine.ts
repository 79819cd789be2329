/** What a table computes answers with: the rules, its chance, and the responders. */
import { gameOf } from '../../games'
import { tableChance, type TableChance } from '../../rules/chance'
import type { Options, Seat, SeatView } from '../../rules/contract'
import { firstOf, type Respond } from '../../engine/responder'
import { alikeFor, saidAhead, tellingUnkept } from '../../engine/ahead'
import { orderedBy } from '../../engine/order'
import { plannedBy, type Planner } from '../../engine/plan'
import { aheadNow, holding, type KeptOrders } from '../rows/orders'
import { botFor } from '../../engine/bot'
import { forced } from '../../engine/forced'
import type { Game } from '../../drawing/game'
import type { Time } from '../../model'
import type { Engine } from '../../engine/door'
import { planOf } from './plans'
import type { Store } from '../rows/store'
import type { Now } from '../rows/now'

export type TableEngine = Engine & Required<Pick<Engine, 'taken'>> & { brisk: boolean; chance: TableChance; planner: Planner }

/** Chance continues where it stopped, so no draw is used twice. */
export function engineOf(store: Store, from: Pick<Now, 'drawn' | 'asked' | 'unfinished'>, now: Time, changed?: Seat): TableEngine {
  const game = gameOf(store.card.game)
  const seats = store.seats()
  const bots = botFor(game, seat => seats[seat]?.bot !== null)
  const { respond: plans, ...planner } = plannedBy(game, seat => seats[seat] && planOf(seats[seat]))
  const brisk = store.card.manner === 'brisk'
  const respond = firstOf(forced, bots, plans, ...(brisk ? [standingOrders(store, from, changed)] : []))
  const chance = tableChance(store.diceKey, from.drawn, store.card.epoch)
  return { rules: game.rules, brisk, chance, respond, planner, now, taken: () => chance.trace().length }
}

/** Every seat has orders, at least the default ones. A prompt that is already open, for example after a takeback, stays with its person
    until the orders change. */
function standingOrders(store: Store, { asked, unfinished }: Pick<Now, 'asked' | 'unfinished'>, changed?: Seat): Respond {
  const { game, options } = store.card
  const seats = store.seats()
  const answers = ordersIn(gameOf(game), options, seat => seats[seat]?.settings.orders)
  return (view, prompt) => (asked[prompt.id] && !unfinished && prompt.seat !== changed ? 'ask' : answers(view, prompt))
}

/** What a seat said ahead comes first, then its orders, then what makes no difference. */
export function ordersIn(game: Game, options: Options, kept: (seat: Seat) => KeptOrders | undefined): Respond {
  const said = (seat: Seat, view: SeatView<unknown>) => aheadNow(kept(seat), view)
  const ordered = orderedBy(game, options, (seat, view) => holding(kept(seat), view))
  return firstOf(saidAhead(game, said), tellingUnkept(game, said, ordered), alikeFor(game, options))
}
