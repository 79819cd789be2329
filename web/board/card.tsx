/** Action cards: eleven slices of one picture, whose right end joins its left one, with two signs below. */
import type { Pirate } from '../../worker/rules/game'
import { Put } from './draw'

const WIDTH = 80
const HEIGHT = 128
/** How much of the picture is seen, from where on; less where the signs stand one above the other. */
const PICTURE = { from: 0, height: 98 }
const CUT = { from: 34, height: 64 }
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
  /** The signs stand one above the other. */
  upright?: boolean
  /** What is heard; without it the card is decoration, for text beside it says the same. */
  name?: string
}

export function ActionCard({ slice, morning, evening, pirate, width = WIDTH, upright, name }: ActionCardProps) {
  const heard = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': 'true' } as const)
  const seen = upright ? CUT : PICTURE
  return (
    <svg class={`card ${pirate}`} width={width} height={(width * HEIGHT) / WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...heard}>
      <svg width={WIDTH} height={seen.height} viewBox={`${slice * WIDTH} ${seen.from} ${WIDTH} ${seen.height}`} overflow="hidden">
        <use href="#scene" />
        {SHIP.includes(slice) && <Put id={`ship-${pirate}`} x={156} y={76} scale={1.25} />}
        {LANDMARK.includes(slice) && <Put id={`mark-${pirate}`} x={356} y={54} />}
      </svg>
      <path class="leaf" d={upright ? 'M0 64h80v64H0z' : 'M0 96h80v32H0z'} />
      <path class="line" d={upright ? 'M0 64h80M0 96h80' : 'M0 96h80M40 96v32'} />
      <Put id={morning} x={upright ? 40 : 20} y={upright ? 80 : 112} />
      <Put id={evening} x={upright ? 40 : 60} y={112} />
      <rect class="cut" x=".75" y=".75" width="78.5" height="126.5" rx="3" />
    </svg>
  )
}
