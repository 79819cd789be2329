/** Draws the charts under the boards: files that browsers cache for ever, each with its own day and night colours. */
import { drawingsFor } from '../../../web/board/kit'
import { SCENE } from '../../../web/board/card'
import chartCss from '../../../web/board/chart.css'
import regattaCss from '../../../web/static/regatta.css'
import { SITE_STYLE } from '../../../web/board/site-style'
import { GAMES } from '../../games'
import { wordsOf, type WithWords } from '../../../web/words/platform'
import { say } from '../../../web/words/say'
import { sidesOf, type Chart } from '../../drawing/board'
import { LANGUAGES, type Language } from '../../drawing/game'
import { inkFor } from './ink'

export interface Drawn {
  file: string
  svg: string
}

/** Each chart upright, and those that turn also on their side. */
export const drawCharts = (): Drawn[] =>
  [SCENE, ...GAMES.flatMap(({ charts = [] }) => charts)].flatMap(chart => sidesOf(chart).map(turned => drawChart(chart, turned)))

/** What is written on them, in each language. */
export const writeCharts = (): Drawn[] =>
  GAMES.flatMap(game => (game.charts ?? []).flatMap(chart => LANGUAGES.flatMap(language => writeChart(chart, game, language))))

function writeChart({ name, written }: Chart, game: WithWords, language: Language): Drawn[] {
  const svg = written?.(text => say(wordsOf(language, game), text))
  return svg === undefined ? [] : [{ file: `${name}-${language}.svg`, svg: `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>` }]
}

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
