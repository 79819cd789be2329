/** Dice as small pictures. `name` is for screen readers: "die 4", "morning 3". */

import { Picture } from './draw'

export type Pips = 1 | 2 | 3 | 4 | 5 | 6

export function Die({ value, name, size = 32 }: { value: Pips; name?: string; size?: number }) {
  return (
    <Picture size={size} viewBox="-16.5 -16.5 33 33" name={name}>
      <use href={`#die-${value}`} />
    </Picture>
  )
}

/** Where a placed die lies on each of its backgrounds. */
const PLACES = {
  sun: {},
  moon: { x: 5 },
  upper: { y: -15 },
  lower: { y: 15 },
} as const

export interface PlacedDieProps {
  on: keyof typeof PLACES
  value: Pips
  name?: string
  size?: number
}

/** A die on the sun (morning), the moon (evening) or one half of a card. */
export function PlacedDie({ on, value, name, size = 52 }: PlacedDieProps) {
  return (
    <Picture size={size} viewBox="-31 -31 62 62" name={name}>
      <use href={`#${on}`} />
      <use href={`#die-${value}`} {...PLACES[on]} />
    </Picture>
  )
}

/** The die of fights: a number or a star. */
export function CombatDie({ face, name, size = 44 }: { face: number | 'star'; name?: string; size?: number }) {
  return (
    <Picture size={size} viewBox="-18 -18 36 36" name={name}>
      <g class="war">
        <use href="#war" />
        {face === 'star' ? (
          <use href="#star" class="lit" />
        ) : (
          <text class="faced" y="6.5">
            {face}
          </text>
        )}
      </g>
    </Picture>
  )
}
