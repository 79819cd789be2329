/** A fight step by step: powder, roll and Sabre for the attacker, then for the defender, then the result (J-FIGHT). */
import type { Chance } from '../../../rules/chance'
import type { Does } from './acts'
import type { Good } from '../editions/cards'
import { bethWorth } from '../editions/rulebook'
import type { EventOf, Side, Strength } from '../state/events'
import { count, waysToTake } from '../state/holds'
import { lootQuestion, stowQuestion } from './loot'
import type { Question, Story } from './question'
import { spending } from './spending'
import { editionIn, has, mateOf, shipOf, type Fight, type RegattaState, type ShipId, type Shot } from '../state/state'
import { goods, named } from '../state/texts'

const powderOf = (state: RegattaState): Good => editionIn(state).goods.powder
const other = (fight: Fight, id: ShipId): ShipId => (id === fight.attacker ? fight.defender : fight.attacker)
const shooter = (fight: Fight, side: Side): ShipId => (side === 'attack' ? fight.attacker : fight.defender)
const strengthOf = ({ powder, face, beth }: Strength): number => powder + beth + (face === 'star' ? 0 : face)

/** The ship whose Sabre can still be used: one repeat per fight (J-POW-SABRE-4). */
function sabreIn(state: RegattaState, fight: Fight): ShipId | undefined {
  if (fight.sabre) return undefined
  return [fight.attacker, fight.defender].find(id => has(shipOf(state, id), 'sabre'))
}

/** The side that is not done yet; undefined when the result is due, as after the attacker's star (J-FIGHT-7). */
function sideUp(state: RegattaState, fight: Fight): Side | undefined {
  const through = ({ face, settled }: Shot): boolean => face !== undefined && (settled === true || sabreIn(state, fight) === undefined)
  if (!through(fight.attack)) return 'attack'
  return fight.attack.face === 'star' || through(fight.defence) ? undefined : 'defence'
}

export function fightQuestion(state: RegattaState, fight: Fight): Question | undefined {
  if (fight.grabbed !== undefined) return stowQuestion(state, fight)
  if (fight.winner !== undefined) return lootQuestion(state, fight)
  const side = sideUp(state, fight)
  if (!side) return undefined
  const { powder, spent, face } = fight[side]
  if (face !== undefined) return sabreQuestion(state, fight, side)
  if (powder === undefined) return powderQuestion(state, fight, side)
  return spent ? undefined : powderHoldsQuestion(state, fight, side, powder)
}

/** J-FIGHT-3, J-FIGHT-4: any number of one's powder tokens, chosen before one's roll (J-D7, J-D9). Skipped if there are none. */
function powderQuestion(state: RegattaState, fight: Fight, side: Side): Question | undefined {
  const ship = shooter(fight, side)
  const what = powderOf(state)
  const most = count(shipOf(state, ship).holds, what)
  if (most === 0) return undefined
  const seat = mateOf(state, ship, other(fight, ship))
  return {
    about: `${side}.powder`,
    seat,
    ask: () => ({
      say: `ask-powder-${side}`,
      with: { ...named('ship', other(fight, ship)), n: attackOf(state, fight), powder: goods(what, most) },
    }),
    waiting: () => ({ say: 'waiting-powder', with: named('who', seat) }),
    options: Array.from({ length: most + 1 }, (_, n) => ({
      act: { do: 'powder', ship, side, n, most },
      label: () => ({ say: 'choice-powder', with: { powder: goods(what, n), n } }),
      amount: n,
    })),
  }
}

export function setAside(story: Story, { ship, side, n }: Does<'powder'>): void {
  const what = powderOf(story.state)
  const ways = waysToTake(shipOf(story.state, ship).holds, what, n)
  const only = ways.length === 1 ? ways[0] : undefined
  story.record({ type: 'set-aside', ship, side, what, n, ...(only && { taken: only }) })
}

/** The strength the defender has to beat. */
function attackOf(state: RegattaState, { attacker, attack: { face = 0, powder = 0 } }: Fight): number {
  return face === 'star' ? 0 : strengthOf({ face, powder, beth: bethOf(state, attacker) })
}

function powderHoldsQuestion(state: RegattaState, fight: Fight, side: Side, n: number): Question {
  const ship = shooter(fight, side)
  const seat = mateOf(state, ship, other(fight, ship))
  const what = powderOf(state)
  return {
    ...spending(state, `${side}.holds`, { for: side, ship, what, n }),
    seat,
    ask: () => ({ say: 'ask-powder-holds', with: { powder: goods(what, n) } }),
    waiting: () => ({ say: 'waiting-powder', with: named('who', seat) }),
  }
}

/** J-POW-SABRE-1 to 3: right after a roll, keep it or have it repeated (J-D8, J-D10, G-D6). */
function sabreQuestion(state: RegattaState, fight: Fight, side: Side): Question | undefined {
  const by = sabreIn(state, fight)
  const { face } = fight[side]
  if (by === undefined || face === undefined) return undefined
  const seat = mateOf(state, by, other(fight, by))
  const act = { do: 'sabre', by, side, face, own: shooter(fight, side) === by } as const
  return {
    about: `${side}.sabre`,
    seat,
    ask: () => ({ say: 'ask-sabre', with: { ...named('ship', shooter(fight, side)), face } }),
    waiting: () => ({ say: 'waiting-sabre', with: named('who', seat) }),
    options: [
      { act: { ...act, again: false }, label: () => ({ say: 'choice-keep' }) },
      { act: { ...act, again: true }, label: () => ({ say: 'choice-again' }) },
    ],
  }
}

export function useSabre(story: Story, fight: Fight, { by, side, face: first, again }: Does<'sabre'>, chance: Chance): void {
  if (!again) return story.record({ type: 'kept', ship: by, side })
  const face = rollFight(story.state, chance)
  story.record({ type: 'shot-again', ship: shooter(fight, side), by, side, face, first, final: true })
}

function rollFight(state: RegattaState, chance: Chance): NonNullable<Shot['face']> {
  const { fightDie } = editionIn(state)
  const face = fightDie[chance.pick(fightDie.length)]
  if (face === undefined) throw new Error('regatta: the fight die has no faces')
  return face
}

/** The next step that needs no decision: a roll, or the result. */
export function fightOn(story: Story, fight: Fight, chance: Chance): void {
  const { state } = story
  const side = sideUp(state, fight)
  if (!side) return story.record(result(state, fight))
  const ship = shooter(fight, side)
  const beth = bethOf(state, ship)
  const { powder = 0 } = fight[side]
  story.record({ type: 'shot', ship, side, face: rollFight(state, chance), powder, beth, final: true })
}

const bethOf = (state: RegattaState, id: ShipId): number => (has(shipOf(state, id), 'beth') ? bethWorth : 0)

function result(state: RegattaState, fight: Fight): EventOf<'fought'> {
  const { attacker, defender } = fight
  const of = (id: ShipId, { powder = 0, face, first }: Shot): Strength | undefined =>
    face === undefined ? undefined : { powder, face, beth: bethOf(state, id), ...(first !== undefined && { first }) }
  const attack = of(attacker, fight.attack)
  const defence = of(defender, fight.defence)
  if (!attack) throw new Error('regatta: a fight without an attack')
  const winner = winnerOf(attack, defence)
  return {
    type: 'fought',
    attacker,
    defender,
    attack,
    what: powderOf(state),
    ...(defence && { defence }),
    ...(winner && { winner: winner === 'attack' ? attacker : defender }),
  }
}

/** J-FIGHT-5 to J-FIGHT-7. */
function winnerOf(attack: Strength, defence: Strength | undefined): Side | undefined {
  if (!defence) return 'attack'
  if (defence.face === 'star') return 'defence'
  const more = strengthOf(attack) - strengthOf(defence)
  return more > 0 ? 'attack' : more < 0 ? 'defence' : undefined
}
