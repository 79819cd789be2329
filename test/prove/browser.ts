/** Whole games in Chromium, with JavaScript and without; then every page looked at in all ways. */
import { asked, openTable, playOn, sitDown, three } from '../browser/game'
import { launch } from '../browser/chromium'
import { faultsOf, type Eyes } from '../browser/look'
import { places } from '../browser/places'
import { startSite } from '../host/site'
import type { Check } from './check'

const EYES: Eyes[] = [360, 1280].flatMap(width => [{ width, scheme: 'light' as const }, { width, scheme: 'dark' as const }])

export const browser: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite({ TABLES_PER_MINUTE: '100000' }, 'dev'), launch()])
    const done = { games: 0, answers: 0, pages: 0, looks: 0 }
    try {
      for (const scripts of [true, false]) {
        const people = await three(chromium, site.address, scripts)
        await openTable(people[0], people)
        for (const player of people) await sitDown(player)
        done.answers += await playOn(people, !scripts)
        if (await asked(people, true)) throw new Error('the game is not over')
        must(people.flatMap(({ faults }) => faults))
        done.games++
        for (const { context } of people) await context.close()
      }
      for (const place of await places(site.address)) {
        must(await faultsOf(chromium, place, EYES))
        done.pages++
        done.looks += EYES.length
      }
      return done
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}

function must(faults: readonly string[]): void {
  if (faults.length) throw new Error(faults.join('\n'))
}
