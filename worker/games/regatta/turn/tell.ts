/** What a viewer is told of each event. Public facts are worded the same for everybody. */
import type { Fill, Text, Told, Viewer } from '../../../rules/contract'
import { placementOf } from './acts'
import { isPower } from '../editions/cards'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { EventOf, RegattaEvent } from '../state/events'
import { cardText, emptying, goods, named, place, treasureText } from '../state/texts'
import { deedTold, toldFight, toldLoot, type RegattaScene } from '../state/told'

export function tell(event: RegattaEvent, viewer: Viewer): Told<RegattaScene> | undefined {
  switch (event.type) {
    case 'began':
      return { say: 'told-began', with: { ...named('who', event.captain), ghost: event.ghost ? 'yes' : 'no' } }
    case 'reshuffled':
      return { say: 'told-reshuffled', with: named('who', event.seat), scene: { of: 'aside' } }
    case 'threw': {
      const { seat, round, dice } = event
      const fills = { ...named('who', seat), round, a: dice[0], b: dice[1] }
      return {
        say: 'told-threw',
        with: fills,
        scene: { of: 'round', round, captain: seat, dice, news: { say: 'news-threw', with: fills } },
      }
    }
    case 'placed':
      return { ...toldPlaced(event), scene: { of: 'placed', dice: event.dice } }
    case 'sealed':
    case 'picked':
      return viewer === event.seat ? toldOwnCard(event) : undefined
    case 'turned':
      return {
        say: 'told-turned',
        with: { ...named('who', event.seat), card: cardText(event.card, event.dice) },
        ...deedTold(event.seat, { did: 'turn-up' }),
      }
    case 'loaded': {
      const { seat, what, n, emptied } = event
      return {
        say: 'told-loaded',
        with: { ...named('who', seat), goods: goods(what, n), ...emptying(emptied) },
        ...deedTold(seat, { did: 'load', what, n, ...(emptied && { out: emptied }) }),
      }
    }
    case 'could-not-load':
      return { say: 'told-no-room', with: named('who', event.seat), ...deedTold(event.seat, { did: 'no-room' }) }
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
      if (due === undefined)
        return { say: 'told-paid', with: { ...named('who', seat), goods: goods(what, n) }, ...deedTold(seat, { did: 'pay', what, n }) }
      const stays = event.stays ? 'yes' : 'no'
      const fills = { ...named('who', seat), n, goods: goods(what, n), due: goods(what, due), stays }
      return { say: 'told-short', with: fills, ...deedTold(seat, { did: 'lack', what, n: due - n, paid: n }) }
    }
    case 'rolled-shortage': {
      const { seat, face, shape } = event
      return { say: 'told-rolled', with: { ...named('who', seat), face, shape }, scene: { of: 'shortage', ship: seat, face, shape } }
    }
    case 'retreated': {
      const { seat, to } = event
      return { say: 'told-retreated', with: { ...named('who', seat), ...goal(event) }, ...deedTold(seat, { did: 'fall-back', to }) }
    }
    case 'found':
      return toldFound(event, viewer)
    case 'left':
      return { say: 'told-left', with: named('who', event.seat), ...deedTold(event.seat, { did: 'leave' }) }
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

/** Only its owner is told about a card that is face down or sealed. */
function toldOwnCard(event: EventOf<'sealed' | 'picked'>): Told<RegattaScene> | undefined {
  const who = named('who', event.seat)
  const scene: RegattaScene = { of: 'aside' }
  if (event.type === 'picked') return event.sealed && { say: 'told-came-true', with: who, scene: { of: 'aside', played: true } }
  const { card } = event
  const placement = placementOf(event.placement)
  const [morning, evening] = placement
  if (!card) return { say: `told-opened-${event.halves}`, with: { ...who, morning, evening }, scene }
  return { say: `told-sealed-${event.halves}`, with: { ...who, morning, evening, card: cardText(card, placement) }, scene }
}

// ── ships ──

function goal({ course: id, to, treasure, lane }: EventOf<'moved' | 'retreated'>): Record<string, Fill> {
  const course = courseOf(id)
  return { place: place(course, spaceOf(course, to), treasure === true), lane: lane ?? 'none' }
}

function toldMoved(event: EventOf<'moved'>): Told<RegattaScene> {
  const { ship, way, steps, to, home } = event
  const deed = deedTold(ship, { did: 'sail', way, steps, to })
  if (home) return { say: 'told-home', with: { ...named('who', ship), ...goal(event) }, ...deed }
  return { say: 'told-moved', with: { ...named('who', ship), way, n: steps, ...goal(event) }, ...deed }
}

function toldFound({ ship, card }: EventOf<'found'>, viewer: Viewer): Told<RegattaScene> {
  const who = named('who', ship)
  const unseen = deedTold(ship, { did: 'find' })
  if (card === undefined) return { say: 'told-found-token', with: who, ...unseen }
  if (ship === 'ghost' || (!isPower(card) && viewer !== ship)) return { say: 'told-found-unseen', with: who, ...unseen }
  return { say: 'told-found', with: { ...who, card: treasureText(card) }, ...deedTold(ship, { did: 'find', card }) }
}
