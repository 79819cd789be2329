/** How large and how slow the page of a Tunnel table is, in the worst language. */
import { launch } from '../browser/chromium'
import { drawingTime } from '../browser/drawn'
import { firstVisitIn, weigh } from '../browser/weights'
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
      const all = await weigh(chromium, site.address)
      const most = (what: 'first' | 'swap' | 'again' | 'readable' | 'warm') => Math.max(...all.map(weight => weight[what]))
      const figures = {
        'first visit': most('first'),
        swap: most('swap'),
        unchanged: most('again'),
        'readable after ms': Math.round(most('readable')),
        'warm after ms': Math.round(most('warm')),
        'drawn in ms': drawingTime(),
      }
      const fits =
        all.every(({ language, first }) => first <= firstVisitIn(language)) &&
        most('swap') <= SWAP_BYTES &&
        most('again') <= AGAIN_BYTES &&
        most('readable') <= READABLE_MS &&
        most('warm') <= WARM_MS &&
        drawingTime() <= DRAWN_MS
      if (!fits) throw new Error(JSON.stringify(figures))
      return figures
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}
