/** Draws the charts under the boards: files that browsers cache for ever, each with its own day and night colours. */
import { drawingsFor } from '../../../web/board/kit'
import { SCENE } from '../../../web/board/card'
import chartCss from '../../../web/board/chart.css'
import regattaCss from '../../../web/static/regatta.css'
import { SITE_STYLE } from '../../../web/board/site-style'
import { GAMES } from '../../games'
import { sidesOf, type Chart } from '../../drawing/board'
import { inkFor } from './ink'

export interface Drawn {
  file: string
  svg: string
}

/** Each chart upright, and those that turn also on their side. */
export const drawCharts = (): Drawn[] =>
  [SCENE, ...GAMES.flatMap(({ charts = [] }) => charts)].flatMap(chart => sidesOf(chart).map(turned => drawChart(chart, turned)))

function drawChart({ name, size: [width, height], draw }: Chart, turned: boolean): Drawn {
  const inside = draw(turned)
  const signs = drawingsFor(inside)
  const [wide, high] = turned ? [height, width] : [width, height]
  const style = inkFor(`${inside}${signs}`, [SITE_STYLE, regattaCss, chartCss])
  return {
    file: `${name}${turned ? '-turned' : ''}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><style>${style}</style><defs>${signs}</defs>${inside}</svg>`,
  }
}
