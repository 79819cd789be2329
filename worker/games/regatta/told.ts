/** What is told of a fight and of what the winner takes: in words, and as the data of the scene that is drawn of it. */
import type { Fill, Told, Viewer } from '../../rules/contract'
import { isPower, type Face, type Good, type Shape, type Treasure } from './cards'
import type { EventOf, Strength } from './events'
import type { Hold, ShipId } from './state'
import { cargo, emptying, goods, named, treasureText } from './texts'

export type RegattaScene =
  /** A round begins: what follows stands under it. */
  | { of: 'round' }
  /** A fight: it begins, goes on, has a result, and its winner takes something. All of it is one picture. */
  | { of: 'attacked' }
  | { of: 'fighting' }
  | { of: 'fought'; attacker: ShipId; defender: ShipId; attack: Strength; defence?: Strength; winner?: ShipId; powder: Good }
  /** What is taken, as far as the viewer may know it. */
  | { of: 'loot'; cargo?: NonNullable<Hold>; card?: Treasure }
  | { of: 'shortage'; face: Face; shape: Shape }

type Line = Told<RegattaScene>
type Fight = EventOf<'attacked' | 'set-aside' | 'shot' | 'kept' | 'shot-again' | 'fought'>
type Loot = EventOf<'stole-cargo' | 'stole-power' | 'stole-unseen' | 'stole-token' | 'gave-curse' | 'took-nothing'>

const FIGHTING: RegattaScene = { of: 'fighting' }

export function toldFight(event: Fight): Line {
  switch (event.type) {
    case 'attacked':
      return { say: 'told-attacked', with: parties(event), scene: { of: 'attacked' } }
    case 'set-aside': {
      const { ship, what, n } = event
      return { say: 'told-set-aside', with: { ...named('who', ship), n, powder: goods(what, n) }, scene: FIGHTING }
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
  const scene: RegattaScene = { of: 'fought', attacker, defender, attack, powder, ...(defence && { defence }), ...(winner !== undefined && { winner }) }
  return { say: 'told-fought', with: fills, scene }
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
  const told = (say: string, more: Record<string, Fill> = {}, prize: Omit<Extract<RegattaScene, { of: 'loot' }>, 'of'> = {}): Line => ({
    say,
    with: { ...who, ...more },
    scene: { of: 'loot', ...prize },
  })
  const card = (say: string, card: Treasure, more?: Record<string, Fill>): Line => told(say, { card: treasureText(card), ...more }, { card })
  switch (event.type) {
    case 'stole-cargo': {
      const { what, n, emptied } = event
      const sunk = event.into === undefined ? 'yes' : 'no'
      return told('told-stole-cargo', { goods: goods(what, n), sunk, ...emptying(emptied) }, { cargo: { what, n } })
    }
    case 'stole-power': {
      const kept = event.cargo === null ? 'none' : event.keeps ? 'yes' : 'no'
      return card('told-stole-power', event.power, { kept, cargo: cargo(event.cargo) })
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
      return told('told-took-nothing')
  }
}
