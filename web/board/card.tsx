/** Action cards: eleven slices of one picture, whose right end joins its left one, with two signs below. */
import type { Pirate } from '../../worker/rules/game'
import { Put } from './draw'

const WIDTH = 80
const HEIGHT = 128
const PICTURE = 98
/** The slices that show the pirate's own ship, and those with the own landmark. */
const SHIP = [1, 2]
const LANDMARK = [3, 4, 5]

export interface ActionCardProps {
  /** 0 … 10 */
  slice: number
  morning: string
  evening: string
  pirate: Pirate
  width?: number
  /** What is heard; without it the card is decoration, for text beside it says the same. */
  name?: string
}

export function ActionCard({ slice, morning, evening, pirate, width = WIDTH, name }: ActionCardProps) {
  const heard = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': 'true' } as const)
  return (
    <svg class={`card ${pirate}`} width={width} height={(width * HEIGHT) / WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...heard}>
      <svg width={WIDTH} height={PICTURE} viewBox={`${slice * WIDTH} 0 ${WIDTH} ${PICTURE}`} overflow="hidden">
        <use href="#scene" />
        {SHIP.includes(slice) && <Put id={`ship-${pirate}`} x={156} y={76} scale={1.25} />}
        {LANDMARK.includes(slice) && <Put id={`mark-${pirate}`} x={356} y={54} />}
      </svg>
      <path class="leaf" d="M0 96h80v32H0z" />
      <path class="line" d="M0 96h80M40 96v32" />
      <Put id={morning} x={20} y={112} />
      <Put id={evening} x={60} y={112} />
      <rect class="cut" x=".75" y=".75" width="78.5" height="126.5" rx="3" />
    </svg>
  )
}
