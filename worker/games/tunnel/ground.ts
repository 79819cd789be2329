/** What never changes on a board: rock, water, the tunnel and its walls; the same for each length. */
import { WIDTH, type Layout } from './layout'

const WALL = 25
const SECTION_WALL = 27

export interface Ground {
  below: string
  frame: string
}

export function groundOf(layout: Layout): Ground {
  const { entrance, boat, divisions, height, shore, right } = layout
  // One line through all places; the tunnel is this line drawn wide, then narrower.
  const way = `M${entrance.x} ${entrance.y + 14}${divisions.map(({ x, y }) => `L${x} ${y}`).join('')}V${boat.y - 34}`
  return {
    below: [
      `<rect class="stone" width="${WIDTH}" height="${height}"/><path class="chisel" d="M0 66H${WIDTH}M0 ${shore - 4}H${WIDTH}"/>`,
      `<rect class="shore" y="${shore}" width="${WIDTH}" height="66"/>`,
      `<path class="ripple" d="M${right ? 16 : 100} ${shore + 10}${waves(12)}M8 ${shore + 52}${waves(16)}"/>`,
      `<path class="vault" d="${way}"/><path class="floor" d="${way}"/><path class="joint" d="${walls(layout)}"/>`,
      upright(entrance.x, entrance.y, '<use href="#gate"/>') + upright(boat.x, boat.y, '<use href="#boat"/>'),
    ].join(''),
    frame: ['neat', 'neat dash']
      .map(kind => `<rect class="${kind}" x="3" y="3" width="${WIDTH - 6}" height="${height - 6}"/>`)
      .join(''),
  }
}

const waves = (count: number): string => `q10-5 20 0${'t20 0'.repeat(count)}`

function walls({ divisions }: Layout): string {
  return divisions
    .slice(1)
    .map((here, i) => {
      const before = divisions[i] ?? here
      const x = (here.x + before.x) / 2
      const y = Math.round((here.y + before.y) / 2)
      // Two rows meet where a division stands under the one before.
      return here.x === before.x ? `M${x - SECTION_WALL} ${y}h${2 * SECTION_WALL}` : `M${x} ${y - WALL}v${2 * WALL}`
    })
    .join('')
}

/** Markup at x y that keeps upright when the board is turned. */
export const upright = (x: number, y: number, inside: string): string =>
  `<g transform="translate(${x} ${y})"><g class="up">${inside}</g></g>`
