/** Action cards: eleven slices of one picture whose ends join, each with two symbols below. */
import type { Chart } from '../../worker/drawing/board'
import type { Pirate } from '../../worker/drawing/game'
import { asset } from './assets'
import { Put } from './draw'
import { sameBy } from './print'

const WIDTH = 80
const HEIGHT = 128
/** The visible strip of the picture; shorter when the symbols stand one above the other. */
const PICTURE = { from: 0, height: 98 }
const CUT = { from: 34, height: 64 }
/** Slices that show the pirate's own ship, and those with the pirate's own landmark. */
const SHIP = [1, 2]
const LANDMARK = [3, 4, 5]

/** The whole picture but for its sky, which has the pirate's colour: a file, since it is the same on every page. */
export const SCENE: Chart = { name: 'scene', size: [11 * WIDTH, 112], draw: () => '<use href="#scene"/>' }

export interface ActionCardProps {
  /** 0 … 10 */
  slice: number
  morning: string
  evening: string
  pirate: Pirate
  width?: number
  /** Puts one symbol above the other. */
  upright?: boolean
  /** Label for screen readers; omit it if adjacent text says the same. */
  name?: string
}

function Drawn({ slice, morning, evening, pirate, width = WIDTH, upright, name }: ActionCardProps) {
  const heard = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': 'true' } as const)
  const seen = upright ? CUT : PICTURE
  return (
    <svg class={`card ${pirate}`} width={width} height={(width * HEIGHT) / WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...heard}>
      <svg width={WIDTH} height={seen.height} viewBox={`${slice * WIDTH} ${seen.from} ${WIDTH} ${seen.height}`} overflow="hidden">
        <path class="dusk" d="M0 0H880V66H0z" />
        <image href={asset('scene.svg')} width={SCENE.size[0]} height={SCENE.size[1]} />
        {SHIP.includes(slice) && <Put id={`ship-${pirate}`} x={156} y={76} scale={1.25} />}
        {LANDMARK.includes(slice) && <Put id={`mark-${pirate}`} x={356} y={54} />}
      </svg>
      <use href={upright ? '#foot-high' : '#foot'} />
      <Put id={morning} x={upright ? 40 : 20} y={upright ? 80 : 112} />
      <Put id={evening} x={upright ? 40 : 60} y={112} />
    </svg>
  )
}

export const ActionCard = sameBy(Drawn, ({ slice, morning, evening, pirate, width, upright, name }) => [
  slice,
  morning,
  evening,
  pirate,
  width,
  upright,
  name,
])
