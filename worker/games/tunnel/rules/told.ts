/** What a viewer is told of each event, with the data for its short form. */
import type { Seat, Text, Told, Viewer } from '../../../rules/contract'
import type { Symbol } from './sections'
import type { Place, TunnelEvent } from './state'

export type TunnelScene =
  /** One action of a turn, worded as its choice and, briefly, as news. */
  | {
      of: 'action'
      seat: Seat
      sign: Symbol | 'back'
      action: Text
      way: Text
      news: Text
      cards: number
      boat: boolean
      from: Place
      to: Place
    }
  | { of: 'card'; seat: Seat; symbol: Symbol }
  /** Left out of the digest: a later visitor sees it on the table. */
  | { of: 'aside' }

export function tell(event: TunnelEvent, viewer: Viewer): Told<TunnelScene> | undefined {
  switch (event.type) {
    case 'began':
      return { say: 'told-began', with: { who: { seat: event.first } } }
    case 'laid':
      return { say: 'told-laid', with: { cards: event.cards.length }, scene: { of: 'aside' } }
    case 'reshuffled':
      return { say: 'told-reshuffled', scene: { of: 'aside' } }
    case 'advanced': {
      const { seat, symbol, passed, boat } = event
      const where = placesOf(event)
      const action = { say: 'choice-forward', with: { symbol, ...where } }
      const fills = { who: { seat }, ...where, symbol }
      return {
        say: 'told-advanced',
        with: { ...fills, passed },
        scene: {
          of: 'action',
          seat,
          sign: symbol,
          action,
          way: { say: 'short-way', with: where },
          news: { say: 'news-run', with: { who: { seat }, ...where } },
          cards: 0,
          boat,
          from: event.from,
          to: event.to,
        },
      }
    }
    case 'retreated': {
      const { seat, met, draws } = event
      const where = placesOf(event)
      const action = { say: 'choice-back', with: { ...where, cards: draws } }
      return {
        say: 'told-retreated',
        with: { who: { seat }, ...where, met, cards: draws },
        scene: {
          of: 'action',
          seat,
          sign: 'back',
          action,
          way: { say: 'short-way', with: where },
          news: { say: 'news-back', with: { who: { seat }, cards: draws } },
          cards: draws,
          boat: false,
          from: event.from,
          to: event.to,
        },
      }
    }
    case 'drew': {
      const { seat, symbol, from, seen } = event
      if (!seen && viewer !== seat) return undefined
      return { say: 'told-drew', with: { who: { seat }, symbol, pile: from }, scene: { of: 'card', seat, symbol } }
    }
    case 'missed':
      return { say: 'told-missed', with: { who: { seat: event.seat } } }
    case 'turned':
      return { say: 'turn-waiting', with: { who: { seat: event.to } }, scene: { of: 'aside' } }
    case 'escaped':
      return { say: 'told-escaped', with: { who: { seat: event.seat } } }
    case 'stood':
      return { say: 'told-stood' }
    case 'dealt':
    case 'acted':
      return undefined
  }
}

function placesOf(event: { from: Place; to: Place; boat: boolean; type: string }) {
  const fromBoat = event.type === 'retreated' && event.boat
  const toBoat = event.type === 'advanced' && event.boat
  const from = event.from === 0 ? 'entrance' : fromBoat ? 'boat' : event.from
  return { from, to: toBoat ? 'boat' : event.to }
}
