/** What the page of a table of Tunnel weighs and takes, in the language in which it is the most. */
import { launch } from '../browser/chromium'
import { drawingTime } from '../browser/drawn'
import { firstVisitIn, weigh } from '../browser/weights'
import { startSite } from '../host/site'
import type { Check } from './check'

const SWAP_BYTES = 8_000
const READABLE_MS = 800
const DRAWN_MS = 1

export const weights: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite({ TABLES_PER_MINUTE: '100000' }), launch()])
    try {
      const all = await weigh(chromium, site.address)
      const most = (what: 'first' | 'swap' | 'readable') => Math.max(...all.map(weight => weight[what]))
      const figures = { 'first visit': most('first'), swap: most('swap'), 'readable after ms': Math.round(most('readable')), 'drawn in ms': drawingTime() }
      const fits = all.every(({ language, first }) => first <= firstVisitIn(language)) && most('swap') <= SWAP_BYTES && most('readable') <= READABLE_MS && drawingTime() <= DRAWN_MS
      if (!fits) throw new Error(JSON.stringify(figures))
      return figures
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}
