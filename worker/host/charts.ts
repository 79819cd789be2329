/** The pictures under the boards: files that browsers keep for ever, each with its own colours of day and night. */
import { drawingsFor } from '../../web/board/kit'
import chartCss from '../../web/board/chart.css'
import regattaCss from '../../web/static/regatta.css'
import siteCss from '../../web/static/style.css'
import { GAMES } from '../games'
import type { Chart } from '../rules/game'
import { inkFor } from './ink'

export interface Drawn {
  file: string
  svg: string
}

/** Each as it lies in the hand, and turned on its side. */
export const drawCharts = (): Drawn[] =>
  GAMES.flatMap(({ charts = [] }) => charts.flatMap(chart => [false, true].map(turned => drawChart(chart, turned))))

function drawChart({ name, size: [width, height], draw }: Chart, turned: boolean): Drawn {
  const inside = draw(turned)
  const signs = drawingsFor(inside)
  const [wide, high] = turned ? [height, width] : [width, height]
  const style = inkFor(`${inside}${signs}`, [siteCss, regattaCss, chartCss])
  return {
    file: `${name}${turned ? '-turned' : ''}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><style>${style}</style><defs>${signs}</defs>${inside}</svg>`,
  }
}
