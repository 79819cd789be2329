/** Which rules show up in a game: for each, an event in its context that could not happen without the rule. */
import { compare, editionIn, hasFinished, metBy, shipOf, spaceIn } from '../../../worker/games/regatta/state/state'
import type { RegattaState, Ship, ShipId } from '../../../worker/games/regatta/state/state'
import type { RegattaEvent } from '../../../worker/games/regatta/state/events'
import { rules } from '../../../worker/games/regatta/rules'

export interface Step {
  before: RegattaState
  event: RegattaEvent
  after: RegattaState
}
type Shows = (step: Step) => boolean
type Of<Type extends RegattaEvent['type']> = Extract<RegattaEvent, { type: Type }>

/** An event of this type for which the condition holds. */
const when =
  <Type extends RegattaEvent['type']>(type: Type, holds: (event: Of<Type>, step: Step) => boolean = () => true): Shows =>
  step =>
    isA(step.event, type) && holds(step.event, step)
const isA = <Type extends RegattaEvent['type']>(event: RegattaEvent, type: Type): event is Of<Type> => event.type === type
const either =
  (...shows: Shows[]): Shows =>
  step =>
    shows.some(show => show(step))

const moving = ({ before }: Step, id: ShipId): Ship => shipOf(before, id)
const retreats = ({ before }: Step): number => before.now?.retreats ?? 0
const isPlayer = (id: ShipId): boolean => id !== 'ghost'
const rolled = ({ before }: Step): boolean => editionIn(before).shortageDie !== undefined
const tokens = ({ before }: Step): boolean => editionIn(before).treasures.length === 0
const jamaica1 = (step: Step): boolean => !rolled(step) && !tokens(step)
const spaceOf = ({ before }: Step, id: ShipId) => spaceIn(before, shipOf(before, id).space)
const placed = (state: RegattaState, other: (ahead: number) => boolean): boolean =>
  state.ghost !== undefined && state.ships.every(ship => other(state.ghost ? compare(state, state.ghost, ship) : 0))

/** A retreat that meets the condition, with or without a shortage die. */
const retreat = (holds: (step: Step) => boolean): Shows => when('retreated', (_, step) => holds(step))

export const SHOWN: Readonly<Record<string, Shows>> = {
  'J-SET-5': when('drew', (_, { before }) => before.round === 0),
  'J-SET-6': when('threw', event => event.round === 1),
  'J-SET-7': when('began', event => event.ghost !== undefined && event.ships.length === 2),
  'J-ROUND-1': when('placed', event => !event.doubles),
  'J-ROUND-2': when('picked'),
  'J-ROUND-3': when('turned', (event, { before }) => event.seat !== before.captain),
  'J-ROUND-4': when('drew', (_, { before }) => before.round > 0),
  'J-ROUND-5': when('threw', event => event.round > 1),
  'J-DECK-1': when('reshuffled'),
  'J-ACT-2': when('began-action', (event, { before }) => event.when === 1 && before.now?.step === 'done'),
  'J-LOAD-1': when('loaded'),
  'J-LOAD-2': when('loaded', (event, step) => !event.emptied && moving(step, event.seat).holds.some(hold => hold?.what === event.what)),
  'J-LOAD-3': when('loaded', event => event.emptied !== null),
  'J-LOAD-5': when('could-not-load'),
  'J-LOAD-6': when('loaded', (event, { before }) => before.now?.when === 1 && before.cards[event.seat]?.discard.at(-1) === 'gold-gold'),
  'J-LOAD-8': when('loaded', (event, step) => {
    const { holds } = moving(step, event.seat)
    return !event.emptied && holds[5] === null && holds.indexOf(null) < 5
  }),
  'J-MOVE-1': when('moved'),
  'J-MOVE-3': when('moved', event => event.lane !== undefined),
  'J-MOVE-4': when('moved', (event, step) => event.laps === -1 && isPlayer(event.ship) && moving(step, event.ship).lap === 0),
  'J-MOVE-5': when('moved', (event, step) => event.laps === 1 && moving(step, event.ship).lap < 0),
  'J-MOVE-6': when('moved', (event, step) => event.home === true && event.steps > -spaceOf(step, event.ship).rank),
  'J-ARR-1': when('paid', (_, { before }) => before.now?.step === 'fought'),
  'J-PAY-1': when('paid', (event, { before }) => event.what === editionIn(before).goods.gold),
  'J-PAY-2': when('paid', (event, { before }) => event.what === editionIn(before).goods.food),
  'J-PAY-3': when('paid', event => event.taken.filter(n => n > 0).length > 1),
  'J-PAY-4': when('paid', event => event.due !== undefined),
  'J-LAIR-1': when('began-action', (_, step) => {
    const { now } = step.before
    return now?.step === 'arrived' && now.ship !== 'ghost' && spaceOf(step, now.ship).kind === 'lair'
  }),
  'J-LAIR-2': when('found', (_, step) => retreats(step) === 0),
  'J-FIGHT-1': when('attacked'),
  'J-FIGHT-2': when('attacked', (event, { before }) => metBy(before, event.attacker).length > 1),
  'J-FIGHT-3': when('set-aside', event => event.side === 'attack' && event.n > 0),
  'J-FIGHT-4': when('set-aside', event => event.side === 'defence' && event.n > 0),
  'J-FIGHT-5': when('fought', event => event.winner !== undefined && event.defence !== undefined && event.defence.face !== 'star'),
  'J-FIGHT-6': when('fought', event => event.winner === undefined),
  'J-FIGHT-7': when('fought', event => event.attack.face === 'star' || event.defence?.face === 'star'),
  'J-FIGHT-8': when('fought', event => event.attack.powder > 0 && (event.winner === undefined || event.attack.face === 'star')),
  'J-FIGHT-10': either(
    when('moved', ({ to, ship }, { after }) => to === '0' && after.ships.some((other, seat) => seat !== ship && other.space === '0')),
    when('retreated', ({ to, seat }, { after }) => to === '0' && after.ships.some((other, s) => s !== seat && other.space === '0'))
  ),
  'J-FIGHT-11': when('attacked', (event, step) => moving(step, event.attacker).lap !== moving(step, event.defender).lap),
  'J-LOOT-1': when('took-nothing'),
  'J-LOOT-2': when('stole-cargo', event => event.into !== undefined),
  'J-LOOT-3': when('stole-unseen'),
  'J-LOOT-4': when('gave-curse'),
  'J-LOOT-6': when('stole-power', event => event.cargo !== null),
  'J-TREA-1': when('found', event => typeof event.card === 'number'),
  'J-TREA-2': when('found', event => typeof event.card === 'string' && event.ship !== 'ghost'),
  'J-POW-MAP-1': when('drew', event => event.draws.some(({ cards }) => cards.length === 2)),
  'J-POW-SABRE-1': when('shot-again'),
  'J-POW-SABRE-3': when('shot-again', event => event.first === 'star'),
  'J-POW-BETH-1': when('shot', event => event.beth > 0),
  'J-POW-HOLD-1': when('loaded', event => event.into === 5),
  'J-END-1': when('moved', (event, { before }) => event.home === true && event.ship !== 'ghost' && before.now?.when === 0),
  'J-END-2': when('turned', (_, { before }) => before.ships.some(hasFinished)),
  'J-SCORE-1': when('ended'),
  'J-SCORE-2': when('ended', (_, { after }) => rules.standing(after).rows.some(({ parts }) => parts[0]?.value === -5)),
  'J-SCORE-4': when('ended', (_, { after }) => rules.standing(after).why.say !== 'why-points'),

  'J1-SHORT-1': when('paid', (event, step) => jamaica1(step) && event.due !== undefined && event.n > 0),
  'J1-SHORT-2': retreat(jamaica1),
  'J1-SHORT-3': when('paid', (event, step) => jamaica1(step) && event.due === undefined && retreats(step) > 0),
  'J1-SHORT-4': either(
    when('left', (_, step) => jamaica1(step)),
    when('found', (_, step) => jamaica1(step) && retreats(step) > 0)
  ),
  'J1-SHORT-5': when('attacked', (_, step) => jamaica1(step) && retreats(step) > 0),
  'J1-SHORT-6': when('paid', (event, step) => jamaica1(step) && event.due !== undefined && retreats(step) > 0),
  'J1-SHORT-7': when('retreated', (event, step) => jamaica1(step) && event.lane !== undefined),
  'J1-SHORT-8': when('retreated', (event, step) => jamaica1(step) && event.to === '0'),

  'JR-SHORT-1': when('paid', (event, step) => rolled(step) && event.due !== undefined && event.n > 0),
  'JR-SHORT-2': retreat(rolled),
  'JR-SHORT-3': when('rolled-shortage', event => event.shape === 'stay'),
  'JR-SHORT-4': when('began-action', (_, step) => rolled(step) && retreats(step) > 0 && step.before.now?.step === 'arrived'),
  'JR-SHORT-5': when('attacked', (_, step) => rolled(step) && retreats(step) > 0),
  'JR-SHORT-6': either(
    when('left', (_, step) => rolled(step)),
    when('found', (_, step) => rolled(step) && retreats(step) > 0)
  ),
  'JR-SHORT-7': when('paid', event => event.stays === true),
  'JR-SHORT-8': when('retreated', (event, step) => rolled(step) && event.lane !== undefined),
  'JR-SHORT-9': when('rolled-shortage'),
  'JR-GHOST-1': when('began', event => event.ghost !== undefined && event.ships.length > 2),

  'G-TURN-1': when('moved', event => event.ship === 'ghost'),
  'G-DIR-2': when('moved', (event, { before }) => event.ship === 'ghost' && event.way === 'back' && placed(before, n => n > 0)),
  'G-DIR-3': when('moved', (event, { before }) => event.ship === 'ghost' && event.way === 'fwd' && placed(before, n => n < 0)),
  'G-DIR-4': when('moved', (event, { before }) => event.ship === 'ghost' && !placed(before, n => n < 0) && !placed(before, n => n > 0)),
  'G-MOVE-1': when('moved', event => event.ship === 'ghost' && event.lane !== undefined),
  'G-MOVE-2': when('began-action', (_, { before: { now } }) => now?.ship === 'ghost' && now.step === 'arrived'),
  'G-MOVE-3': when('found', event => event.ship === 'ghost'),
  'G-MOVE-4': when('moved', event => event.ship === 'ghost' && event.home === true),
  'G-FIGHT-1': when('attacked', event => event.attacker === 'ghost' || event.defender === 'ghost'),
  'G-FIGHT-4': when('attacked', (event, { before }) => event.attacker === 'ghost' && metBy(before, 'ghost').length > 1),
  'G-LOOT-1': when('stole-cargo', event => event.by === 'ghost'),
  'G-LOOT-2': either(
    when('stole-power', event => event.by === 'ghost'),
    when('stole-unseen', event => event.by === 'ghost')
  ),
  'G-LOOT-3': either(
    when('stole-cargo', event => event.from === 'ghost'),
    when('stole-unseen', event => event.from === 'ghost'),
    when('gave-curse', event => event.to === 'ghost')
  ),
  'G-END-1': when('ended', (_, { after }) => after.ghost !== undefined),

  'Y-BOARD-1': when('began', event => event.tokens.length === 6),
  'Y-ROUND-1': when('placed', event => event.halves === 'card'),
  'Y-LAIR-1': when('found', (_, step) => tokens(step)),
  'Y-FIGHT-1': when('shot', (_, step) => tokens(step)),
  'Y-LOOT-1': when('stole-token'),
  'Y-SHORT-1': retreat(tokens),
  'Y-SHORT-2': when('attacked', (_, step) => tokens(step) && retreats(step) > 0),
  'Y-TREA-1': when('ended', (_, step) => tokens(step) && step.after.ships.some(ship => ship.tokens > 0)),
}

/** Rare turns of events, each with its own log. */
export const FORTUNES: Readonly<Record<string, Shows>> = {
  'finish-in-the-morning': when('moved', (event, { before }) => event.home === true && event.ship !== 'ghost' && before.now?.when === 0),
  'finish-by-overshooting': when(
    'moved',
    (event, step) => event.home === true && event.ship !== 'ghost' && event.steps > -spaceOf(step, event.ship).rank
  ),
  'behind-the-start-line': when('moved', (event, { after }) => event.ship !== 'ghost' && shipOf(after, event.ship).lap < 0),
  // Means that a second shortage follows.
  'lost-on-a-retreat': when(
    'paid',
    (event, { before }) => event.due !== undefined && before.now?.step === 'fought' && before.now.retreats > 0
  ),
  // After the Sabre repeated the roll.
  'star-against-star': when(
    'fought',
    ({ attack, defence }) => attack.first === 'star' && [attack.face, defence?.face, defence?.first].includes('star')
  ),
  'sixth-hold-stolen': when('stole-power', event => event.power === 'hold' && event.cargo !== null),
  'map-stolen': when('stole-power', event => event.power === 'map'),
  'curse-given': when('gave-curse'),
  'shared-victory': when('ended', (_, { after }) => rules.standing(after).why.say === 'why-shared'),
  'ghost-wins': when('ended', (_, { after }) => typeof rules.standing(after).rows[0]?.who === 'object'),
}
