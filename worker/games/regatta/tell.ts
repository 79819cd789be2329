/** What a viewer is told of each fact. Everybody is told the same of what everybody sees. */
import type { Fill, Text, Viewer } from '../../rules/contract'
import { actOf, isPower, type Card, type Treasure } from './cards'
import { spaceOf } from './course'
import { courseOf } from './editions/courses'
import type { EventOf, RegattaEvent, Strength } from './events'
import type { Dice, ShipId } from './state'
import { cargo, doing, goods, named, place } from './texts'

export function tell(event: RegattaEvent, viewer: Viewer): Text | undefined {
  switch (event.type) {
    case 'began':
      return { say: 'told-began', with: { ...named('who', event.captain), ghost: event.ghost ? 'yes' : 'no' } }
    case 'reshuffled':
      return { say: 'told-reshuffled', with: named('who', event.seat) }
    case 'threw':
      return { say: 'told-threw', with: { ...named('who', event.seat), round: event.round, a: event.dice[0], b: event.dice[1] } }
    case 'placed':
      return toldPlaced(event)
    case 'sealed':
    case 'picked':
      return viewer === event.seat ? toldOwnCard(event) : undefined
    case 'turned':
      return { say: 'told-turned', with: { ...named('who', event.seat), card: cardText(event.card, event.dice) } }
    case 'loaded': {
      const { seat, what, n, emptied } = event
      return { say: 'told-loaded', with: { ...named('who', seat), goods: goods(what, n), ...emptying(emptied) } }
    }
    case 'could-not-load':
      return { say: 'told-no-room', with: named('who', event.seat) }
    case 'moved':
      return toldMoved(event)
    case 'attacked':
      return { say: 'told-attacked', with: parties(event) }
    case 'set-aside':
      return { say: 'told-set-aside', with: { ...named('who', event.ship), n: event.n, powder: goods(event.what, event.n) } }
    case 'shot': {
      const { ship, face, powder, beth } = event
      return { say: 'told-shot', with: { ...named('who', ship), face, powder, beth, total: total({ face, powder, beth }) } }
    }
    case 'kept':
      return { say: 'told-kept', with: named('who', event.ship) }
    case 'shot-again':
      return { say: 'told-shot-again', with: { ...named('who', event.by), first: event.first, face: event.face } }
    case 'fought':
      return toldFought(event)
    case 'stole-cargo':
    case 'stole-power':
    case 'stole-unseen':
    case 'stole-token':
    case 'gave-curse':
    case 'took-nothing':
      return toldLoot(event, viewer)
    case 'paid': {
      const { seat, what, n, due } = event
      if (due === undefined) return { say: 'told-paid', with: { ...named('who', seat), goods: goods(what, n) } }
      const stays = event.stays ? 'yes' : 'no'
      return { say: 'told-short', with: { ...named('who', seat), n, goods: goods(what, n), due: goods(what, due), stays } }
    }
    case 'rolled-shortage':
      return { say: 'told-rolled', with: { ...named('who', event.seat), face: event.face, shape: event.shape } }
    case 'retreated':
      return { say: 'told-retreated', with: { ...named('who', event.seat), ...goal(event) } }
    case 'found':
      return toldFound(event, viewer)
    case 'left':
      return { say: 'told-left', with: named('who', event.seat) }
    case 'ended':
      return { say: 'told-ended' }
    case 'drew':
    case 'began-action':
    case 'took-some':
    case 'emptied':
    case 'grabbed':
      return undefined
  }
}

// ── cards and dice ──

const cardText = (card: Card, dice: Dice): Text => ({
  say: 'choice-card',
  with: { morning: doing(actOf(card, 0), dice[0]), evening: doing(actOf(card, 1), dice[1]) },
})

function toldPlaced({ seat, dice, doubles, halves }: EventOf<'placed'>): Text {
  const [morning, evening] = dice
  if (doubles) return { say: 'told-doubles', with: { n: morning } }
  return { say: `told-placed-${halves}`, with: { ...named('who', seat), morning, evening } }
}

/** Only its owner hears of a card that lies face down, or of one that is sealed. */
function toldOwnCard(event: EventOf<'sealed' | 'picked'>): Text | undefined {
  const who = named('who', event.seat)
  if (event.type === 'picked') return event.sealed && { say: 'told-came-true', with: who }
  const { placement, card } = event
  const [morning = 0, evening = 0] = placement.split('-').map(Number)
  if (!card) return { say: `told-opened-${event.halves}`, with: { ...who, morning, evening } }
  return { say: `told-sealed-${event.halves}`, with: { ...who, morning, evening, card: cardText(card, [morning, evening]) } }
}

// ── ships ──

const emptying = (hold: EventOf<'loaded'>['emptied']): Record<string, Fill> => ({
  emptied: hold ? 'yes' : 'no',
  cargo: cargo(hold),
})

function goal({ course: id, to, treasure, lane }: EventOf<'moved' | 'retreated'>): Record<string, Fill> {
  const course = courseOf(id)
  return { place: place(course, spaceOf(course, to), treasure === true), lane: lane ?? 'none' }
}

function toldMoved(event: EventOf<'moved'>): Text {
  const { ship, way, steps, home } = event
  if (home) return { say: 'told-home', with: { ...named('who', ship), ...goal(event) } }
  return { say: 'told-moved', with: { ...named('who', ship), way, n: steps, ...goal(event) } }
}

function toldFound({ ship, card }: EventOf<'found'>, viewer: Viewer): Text {
  const who = named('who', ship)
  if (card === undefined) return { say: 'told-found-token', with: who }
  if (ship === 'ghost' || (!isPower(card) && viewer !== ship)) return { say: 'told-found-unseen', with: who }
  return { say: 'told-found', with: { ...who, card: treasureText(card) } }
}

export const treasureText = (card: Treasure): Text =>
  isPower(card) ? { say: `power-${card}` } : { say: 'treasure-worth', with: { n: signed(card) } }

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

// ── fights ──

const total = ({ face, powder, beth }: Strength): number => (face === 'star' ? 0 : face) + powder + beth

const parties = ({ attacker, defender }: { attacker: ShipId; defender: ShipId }): Record<string, Fill> => ({
  ...named('attacker', attacker),
  ...named('defender', defender),
})

/** Everything of the fight in one line, so that it can be drawn as a scene. */
function toldFought(event: EventOf<'fought'>): Text {
  const { attack, defence, attacker, winner } = event
  const outcome = winner === undefined ? 'tie' : winner === attacker ? 'attack' : 'defence'
  const star = attack.face === 'star' || defence?.face === 'star' ? 'yes' : 'no'
  const sides = { ...side('attack', attack), ...side('defence', defence) }
  return { say: 'told-fought', with: { ...parties(event), ...sides, outcome, star } }
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

type Loot = EventOf<'stole-cargo' | 'stole-power' | 'stole-unseen' | 'stole-token' | 'gave-curse' | 'took-nothing'>

function toldLoot(event: Loot, viewer: Viewer): Text {
  const { by } = event
  const from = event.type === 'gave-curse' ? event.to : event.from
  const who = { ...named('by', by), ...named('from', from) }
  switch (event.type) {
    case 'stole-cargo': {
      const sunk = event.into === undefined ? 'yes' : 'no'
      return { say: 'told-stole-cargo', with: { ...who, goods: goods(event.what, event.n), sunk, ...emptying(event.emptied) } }
    }
    case 'stole-power': {
      const kept = event.cargo === null ? 'none' : event.keeps ? 'yes' : 'no'
      return { say: 'told-stole-power', with: { ...who, card: treasureText(event.power), kept, cargo: cargo(event.cargo) } }
    }
    case 'stole-unseen': {
      const open = isPower(event.card) && by !== 'ghost'
      if (!open && viewer !== by && viewer !== from) return { say: 'told-stole-unseen', with: who }
      return { say: 'told-stole', with: { ...who, card: treasureText(event.card) } }
    }
    case 'stole-token':
      return { say: 'told-stole-token', with: who }
    case 'gave-curse':
      if (viewer !== by && viewer !== from) return { say: 'told-gave-curse', with: who }
      return { say: 'told-gave', with: { ...who, card: treasureText(event.card) } }
    case 'took-nothing':
      return { say: 'told-took-nothing', with: who }
  }
}
