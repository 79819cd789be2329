/** What a viewer is told of each fact. Everybody is told the same of what everybody sees. */
import type { Fill, Text, Told, Viewer } from '../../rules/contract'
import { placementOf } from './acts'
import { isPower } from './cards'
import { spaceOf } from './course'
import { courseOf } from './editions/courses'
import type { EventOf, RegattaEvent } from './events'
import { cardText, emptying, goods, named, place, treasureText } from './texts'
import { toldFight, toldLoot, type RegattaScene } from './told'

export function tell(event: RegattaEvent, viewer: Viewer): Told<RegattaScene> | undefined {
  switch (event.type) {
    case 'began':
      return { say: 'told-began', with: { ...named('who', event.captain), ghost: event.ghost ? 'yes' : 'no' } }
    case 'reshuffled':
      return { say: 'told-reshuffled', with: named('who', event.seat) }
    case 'threw':
      return { say: 'told-threw', with: { ...named('who', event.seat), round: event.round, a: event.dice[0], b: event.dice[1] }, scene: { of: 'round' } }
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
    case 'set-aside':
    case 'shot':
    case 'kept':
    case 'shot-again':
    case 'fought':
      return toldFight(event)
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
    case 'rolled-shortage': {
      const { face, shape } = event
      return { say: 'told-rolled', with: { ...named('who', event.seat), face, shape }, scene: { of: 'shortage', face, shape } }
    }
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

function toldPlaced({ seat, dice, doubles, halves }: EventOf<'placed'>): Text {
  const [morning, evening] = dice
  if (doubles) return { say: 'told-doubles', with: { n: morning } }
  return { say: `told-placed-${halves}`, with: { ...named('who', seat), morning, evening } }
}

/** Only its owner hears of a card that lies face down, or of one that is sealed. */
function toldOwnCard(event: EventOf<'sealed' | 'picked'>): Text | undefined {
  const who = named('who', event.seat)
  if (event.type === 'picked') return event.sealed && { say: 'told-came-true', with: who }
  const { card } = event
  const placement = placementOf(event.placement)
  const [morning, evening] = placement
  if (!card) return { say: `told-opened-${event.halves}`, with: { ...who, morning, evening } }
  return { say: `told-sealed-${event.halves}`, with: { ...who, morning, evening, card: cardText(card, placement) } }
}

// ── ships ──

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
