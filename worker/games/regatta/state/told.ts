/** Log lines of fights and loot, in words and as data for the drawn scene. */
import type { Fill, Seat, Text, Told, Viewer } from '../../../rules/contract'
import { isPower, type Face, type Good, type DieSide, type Treasure } from '../editions/cards'
import type { Way } from '../editions/course'
import type { EventOf, Strength } from './events'
import type { Dice, Hold, ShipId } from './state'
import { cargo, emptying, goods, named, treasureText } from './texts'

export type RegattaScene =
  /** Begins a round; the following lines belong under it. */
  | { of: 'round'; round: number; captain: Seat; dice: Dice; news: Text }
  | { of: 'placed'; dice: Dice }
  /** Something a ship does, or that happens to it, on its turn. */
  | { of: 'deed'; ship: ShipId; deed: ShipAction }
  /** Left out of the digest: one's own cards, a shuffled deck. `played`: a card that its owner sealed is played. */
  | { of: 'aside'; played?: true }
  /** A fight from attack to loot; all its lines make one picture. */
  | { of: 'attacked'; attacker: ShipId; defender: ShipId }
  /** `armed`: a ship that had something to fire, and chose how much. */
  | { of: 'fighting'; armed?: ShipId }
  | { of: 'fought'; attacker: ShipId; defender: ShipId; attack: Strength; defence?: Strength; winner?: ShipId; powder: Good; news: Text }
  /** `what`: cargo, or a treasure with a power; `none`: the winner wants nothing. */
  | { of: 'loot'; by: ShipId; from: ShipId; news: Text; what?: Text; none?: true }
  | { of: 'shortage'; ship: ShipId; face: Face; shape: DieSide }

export type ShipAction =
  | { did: 'turn-up' }
  /** `out`: what was thrown out to make room. */
  | { did: 'load'; what: Good; n: number; out?: NonNullable<Hold> }
  | { did: 'no-room' }
  | { did: 'sail'; way: Way; steps: number; to: string }
  | { did: 'pay'; what: Good; n: number }
  /** The part of a cost that was missing, and the part that was paid. */
  | { did: 'lack'; what: Good; n: number; paid: number }
  | { did: 'fall-back'; to: string }
  | { did: 'find'; card?: Treasure }
  | { did: 'leave' }

export const deedTold = (ship: ShipId, deed: ShipAction): { scene: RegattaScene } => ({ scene: { of: 'deed', ship, deed } })

type Line = Told<RegattaScene>
type Fight = EventOf<'attacked' | 'set-aside' | 'shot' | 'kept' | 'shot-again' | 'fought'>
type Loot = EventOf<'stole-cargo' | 'stole-power' | 'stole-unseen' | 'stole-token' | 'gave-curse' | 'took-nothing'>

const FIGHTING: RegattaScene = { of: 'fighting' }

export function toldFight(event: Fight): Line {
  switch (event.type) {
    case 'attacked':
      return { say: 'told-attacked', with: parties(event), scene: { of: 'attacked', attacker: event.attacker, defender: event.defender } }
    case 'set-aside': {
      const { ship, what, n } = event
      return { say: 'told-set-aside', with: { ...named('who', ship), n, powder: goods(what, n) }, scene: { of: 'fighting', armed: ship } }
    }
    case 'shot': {
      const { ship, face, powder, beth } = event
      const fills = { ...named('who', ship), face, powder, beth, total: total({ face, powder, beth }) }
      return { say: 'told-shot', with: fills, scene: FIGHTING }
    }
    case 'kept':
      return { say: 'told-kept', with: named('who', event.ship), scene: FIGHTING }
    case 'shot-again':
      return { say: 'told-shot-again', with: { ...named('who', event.by), first: event.first, face: event.face }, scene: FIGHTING }
    case 'fought':
      return toldFought(event)
  }
}

export const total = ({ face, powder, beth }: Strength): number => (face === 'star' ? 0 : face) + powder + beth

const parties = ({ attacker, defender }: { attacker: ShipId; defender: ShipId }): Record<string, Fill> => ({
  ...named('attacker', attacker),
  ...named('defender', defender),
})

function toldFought({ attack, defence, attacker, defender, winner, what: powder }: EventOf<'fought'>): Line {
  const outcome = winner === undefined ? 'tie' : winner === attacker ? 'attack' : 'defence'
  const star = attack.face === 'star' || defence?.face === 'star' ? 'yes' : 'no'
  const fills = { ...parties({ attacker, defender }), ...side('attack', attack), ...side('defence', defence), outcome, star }
  const news = { say: 'news-attacked', with: { ...named('attacker', attacker), outcome, score: scoreText(attack, defence) } }
  const scene: RegattaScene = {
    of: 'fought',
    attacker,
    defender,
    attack,
    powder,
    news,
    ...(defence && { defence }),
    ...(winner !== undefined && { winner }),
  }
  return { say: 'told-fought', with: fills, scene }
}

/** Both totals, the attacker's first; a star that wins an attack has none to be compared with. */
export function scoreText(attack: Strength, defence: Strength | undefined): Text {
  if (!defence || attack.face === 'star') return { say: 'news-no-score' }
  return { say: 'news-score', with: { a: total(attack), b: defence.face === 'star' ? '★' : total(defence) } }
}

function side(name: string, strength: Strength | undefined): Record<string, Fill> {
  const { face = 'none', powder = 0, beth = 0, first = 'none' } = strength ?? {}
  return {
    [`${name}-face`]: face,
    [`${name}-total`]: strength ? total(strength) : 0,
    [`${name}-powder`]: powder,
    [`${name}-beth`]: beth,
    [`${name}-first`]: first,
  }
}

// ── loot ──

export function toldLoot(event: Loot, viewer: Viewer): Line {
  const { by } = event
  const from = event.type === 'gave-curse' ? event.to : event.from
  const who = { ...named('by', by), ...named('from', from) }
  const told = (say: string, more: Record<string, Fill> = {}, taken?: Text): Line => {
    const news = taken ? { say: 'news-stole', with: { ...who, what: taken } } : { say, with: { ...who, ...more } }
    return { say, with: { ...who, ...more }, scene: { of: 'loot', by, from, news, ...(taken && { what: taken }) } }
  }
  const card = (say: string, card: Treasure, more?: Record<string, Fill>, taken?: Text): Line =>
    told(say, { card: treasureText(card), ...more }, taken)
  switch (event.type) {
    case 'stole-cargo': {
      const { what, n, emptied } = event
      const sunk = event.into === undefined ? 'yes' : 'no'
      return told('told-stole-cargo', { goods: goods(what, n), sunk, ...emptying(emptied) }, goods(what, n))
    }
    case 'stole-power': {
      const kept = event.cargo === null ? 'none' : event.keeps ? 'yes' : 'no'
      return card('told-stole-power', event.power, { kept, cargo: cargo(event.cargo) }, treasureText(event.power))
    }
    case 'stole-unseen': {
      const open = isPower(event.card) && by !== 'ghost'
      if (!open && viewer !== by && viewer !== from) return told('told-stole-unseen')
      return card('told-stole', event.card)
    }
    case 'stole-token':
      return told('told-stole-token')
    case 'gave-curse':
      if (viewer !== by && viewer !== from) return told('told-gave-curse')
      return card('told-gave', event.card)
    case 'took-nothing':
      return {
        say: 'told-took-nothing',
        with: who,
        scene: { of: 'loot', by, from, news: { say: 'told-took-nothing', with: who }, none: true },
      }
  }
}
