/** Fragments that questions and log lines are built from. */
import type { Fill, Text } from '../../../rules/contract'
import { actOf, isPower, type Act, type Card, type Good, type Treasure } from '../editions/cards'
import type { Course, Space } from '../editions/course'
import type { Taken } from './events'
import type { Dice, Hold, ShipId } from './state'

/** Fills `$who` and `$who-is`; the ghost ship has its own name and is never "you". */
export function named(key: string, id: ShipId): Record<string, Fill> {
  return id === 'ghost' ? { [key]: { say: 'ghost' }, [`${key}-is`]: 'other' } : { [key]: { seat: id } }
}

export const goods = (what: Good, n: number): Text => ({ say: `goods-${what}`, with: { n } })

export const cargo = (hold: Hold): Text => (hold ? goods(hold.what, hold.n) : { say: 'hold-empty' })

/** What a load throws out of its hold. */
export const emptying = (hold: Hold): Record<string, Fill> => ({ emptied: hold ? 'yes' : 'no', cargo: cargo(hold) })

export const treasureText = (card: Treasure): Text =>
  isPower(card) ? { say: `power-${card}` } : { say: 'treasure-worth', with: { n: signed(card) } }

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** What half a card does with its die. */
export const doing = (act: Act, n: number): Text =>
  act === 'fwd' || act === 'back' ? { say: `do-${act}`, with: { n } } : { say: 'do-load', with: { goods: goods(act, n) } }

/** A card with its dice. */
export const cardText = (card: Card, [morning, evening]: Dice): Text => ({
  say: 'choice-card',
  with: { morning: doing(actOf(card, 0), morning), evening: doing(actOf(card, 1), evening) },
})

/** A space by its kind and cost. */
export function place({ data }: Course, { kind, cost }: Space, treasure: boolean): Text {
  if (kind === 'home') return { say: `place-${data.home}` }
  if (kind === 'lair') return { say: treasure ? 'place-lair' : 'place-lair-empty' }
  return { say: `place-${kind}`, with: { cost: { say: `cost-${data.tax[kind]}`, with: { n: cost } } } }
}

/** The holds tokens are taken from, before and after: "5 → 3, 3 → 0"; the 6th Hold is marked. */
export const figures = (holds: readonly Hold[], taken: Taken, sixth: number): string =>
  taken
    .flatMap((n, index) => {
      const before = holds[index]?.n ?? 0
      return n > 0 ? [`${index === sixth ? 'VI: ' : ''}${before} → ${before - n}`] : []
    })
    .join(', ')
