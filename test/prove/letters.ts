/** Opens every link in every letter, each choice included, in Chromium with its page's scripts: nothing may be written. */
import { launch } from '../browser/chromium'
import { followAll, letters as write, linksInLetters, settled } from '../browser/followed'
import { startSite } from '../host/site'
import { changedRows } from '../kit/disk'
import type { Check } from './check'

export const letters: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite({ TABLES_PER_MINUTE: '1000' }), launch()])
    try {
      await write(site)
      const before = await settled(site)
      const all = await linksInLetters(site)
      const links = new Set(all.flat())
      const faults = [...(await followAll(chromium, links)), ...changedRows(before, await settled(site))]
      if (faults.length) throw new Error(faults.join('\n'))
      return { letters: all.length, links: links.size }
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}
