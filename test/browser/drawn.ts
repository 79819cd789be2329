/** CPU cost of drawing a table page, without the network or the table itself. */
import { gameOf } from '../../worker/games'
import { LANGUAGES } from '../../worker/drawing/game'
import { tablePage } from '../../web/pages/table/table'
import { matchAfter, propsOf } from '../web/scene'

const WARM = 500
const BATCHES = 9
const PAGES = 100

/** Milliseconds of CPU time per page: the median of several batches, with alternating languages. */
export function drawingTime(): number {
  const match = matchAfter(gameOf('tunnel'), { edition: 'tortuga', seats: 4, answers: 24 })
  const all = LANGUAGES.map(language => propsOf(match, match.prompts[0]?.seat ?? 0, { language }))
  const draw = (times: number): void => {
    for (let n = 0; n < times; n++) for (const props of all) tablePage(props)
  }
  draw(WARM)
  const took = Array.from({ length: BATCHES }, () => {
    const before = process.cpuUsage()
    draw(PAGES / all.length)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / PAGES
  })
  return took.toSorted((a, b) => a - b)[Math.floor(BATCHES / 2)] ?? Number.NaN
}
