/** The unchanging part of a board: rock, fortress, beach, the tunnel with its walls and torches. One per tunnel length. */
import type { Chart } from '../../../drawing/board'
import { layoutOf, PER_ROW, WIDTH, type Layout } from './layout'

const WALL = 25
const SECTION_WALL = 27
const SKY = 62
const LENGTHS = [4, 5, 6]

export const charts: readonly Chart[] = LENGTHS.map(rows => {
  const layout = layoutOf(rows * PER_ROW)
  return { name: chartOf(layout), size: [WIDTH, layout.height], turns: true, draw: turned => draw(layout, turned) }
})

/** The chart's file name. */
export function chartOf({ rows }: Layout): string {
  return `tunnel-${rows}`
}

function draw(layout: Layout, turned: boolean): string {
  const { entrance, boat, divisions, height } = layout
  const upright: Upright = (x, y, inside) => `<g transform="translate(${x} ${y})${turned ? 'rotate(90)' : ''}">${inside}</g>`
  // One line through all places, drawn once wide for the walls and once narrower for the floor.
  const way = `M${entrance.x} ${entrance.y + 14}${divisions.map(({ x, y }) => `L${x} ${y}`).join('')}V${boat.y - 34}`
  const edge = `x="3" y="3" width="${WIDTH - 6}" height="${height - 6}"`
  const walls = wallsOf(layout)
  return [
    `<g${turned ? ` transform="translate(0 ${WIDTH})rotate(-90)"` : ''}>`,
    `<rect class="rockface" width="${WIDTH}" height="${height}"/>`,
    `<rect class="nightsky" width="${WIDTH}" height="${SKY}"/>`,
    upright(345, 24, '<path class="moonlight" d="M4-12a12 12 0 1 0 0 24 14 14 0 0 1 0-24z"/>'),
    upright(312, 36, '<path class="fort chip" d="M-20 26V-12h4v-8h7v8h6v-8h6v8h6v-8h7v8h4v38z"/><path class="lamp" d="M-4-2h8V9h-8z"/>'),
    beach(layout, upright),
    `<path class="vault" d="${way}"/><path class="floor" d="${way}"/><path class="joint" d="${walls.map(({ d }) => d).join('')}"/>`,
    ...walls.flatMap(({ x, y, torch }) => (torch ? [upright(x, y, TORCH)] : [])),
    upright(entrance.x, entrance.y, '<use href="#gate"/>') +
      upright(boat.x, boat.y, '<use href="#boat" transform="translate(0 -6)scale(.8)"/>'),
    `<rect class="neat" ${edge}/><rect class="neat dash" ${edge}/></g>`,
  ].join('')
}

/** Places markup at (x, y) so that it stays upright when the board is turned. */
type Upright = (x: number, y: number, inside: string) => string

const TORCH = '<circle class="torchlight" r="15"/><path class="handle" d="M0 0v9"/><path class="flame" d="M0-9q6 6 3 9-3 3-6 0-2-4 3-9z"/>'

/** The palms stand on the side away from the boat. */
function beach({ height, right }: Layout, upright: Upright): string {
  const [near, far] = right ? [68, 34] : [292, 326]
  const waves = (count: number, deep: number): string => `q20-${deep} 40 0${'t40 0'.repeat(count)}V${height}H0z`
  return [
    `<path class="beach" d="M0 ${height - 74}Q90 ${height - 84} 180 ${height - 74}T360 ${height - 76}V${height}H0z"/>`,
    `<path class="lagoon" d="M0 ${height - 40}${waves(8, 10)}"/><path class="lagoon deep" d="M0 ${height - 22}${waves(8, 8)}"/>`,
    upright(far, height - 60, '<use href="#palm" transform="scale(1.8)"/>'),
    upright(near, height - 57, '<use href="#palm" transform="scale(1.3)"/>'),
  ].join('')
}

interface Wall {
  x: number
  y: number
  d: string
  torch: boolean
}

/** A wall between each two neighbouring divisions. Where one stands below the other a section ends, and a torch burns. */
function wallsOf({ divisions }: Layout): Wall[] {
  return divisions.slice(1).map((here, i) => {
    const before = divisions[i] ?? here
    const x = (here.x + before.x) / 2
    const y = Math.round((here.y + before.y) / 2)
    const torch = here.x === before.x
    return { x, y, torch, d: torch ? `M${x - SECTION_WALL} ${y}h${2 * SECTION_WALL}` : `M${x} ${y - WALL}v${2 * WALL}` }
  })
}
