/** How large and how slow the page of a Tunnel table is, in the worst language. */
import { launch } from '../browser/chromium'
import { drawingTime } from '../browser/drawn'
import { firstVisitIn, inTheMiddle, waits, weigh } from '../browser/weights'
import { startSite } from '../host/site'
import type { Check } from './check'

const SWAP_BYTES = 4_500
const AGAIN_BYTES = 400
const READABLE_MS = 650
const WARM_MS = 350
const DRAWN_MS = 1

export const weights: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite({ TABLES_PER_MINUTE: '100000' }), launch()])
    try {
      const players = await inTheMiddle(site.address)
      const slow = await waits(chromium, players)
      const longest = (what: 'readable' | 'warm') => Math.max(...slow.map(wait => wait[what]))
      const all = await weigh(chromium, players)
      const most = (what: 'first' | 'swap' | 'again') => Math.max(...all.map(weight => weight[what]))
      const figures = {
        'first visit': most('first'),
        swap: most('swap'),
        unchanged: most('again'),
        'readable after ms': Math.round(longest('readable')),
        'warm after ms': Math.round(longest('warm')),
        'drawn in ms': drawingTime(),
      }
      const fits =
        all.every(({ language, first }) => first <= firstVisitIn(language)) &&
        most('swap') <= SWAP_BYTES &&
        most('again') <= AGAIN_BYTES &&
        longest('readable') <= READABLE_MS &&
        longest('warm') <= WARM_MS &&
        drawingTime() <= DRAWN_MS
      if (!fits) throw new Error(JSON.stringify(figures))
      return figures
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}
