/** Whole games in Chromium, with JavaScript and without; then every page looked at in all ways. */
import type { Browser, Page } from 'playwright-core'
import { launch } from '../browser/chromium'
import { gathered, type Profile, type Table } from '../browser/crew'
import { asked, playOn, type Lean } from '../browser/game'
import { alongTheTunnel, roundTheIsland } from '../browser/leaning'
import { faultsOf, type Eyes } from '../browser/look'
import { metBy } from '../browser/met'
import { FOUR, three } from '../browser/people'
import { places } from '../browser/places'
import { startSite } from '../host/site'
import type { Check } from './check'

const EYES: Eyes[] = [360, 1280].flatMap(width => [{ width, scheme: 'light' as const }, { width, scheme: 'dark' as const }])

const TORTUGA: Table = { game: 'tunnel', edition: 'tortuga' }
/** Ships that sail straight on round Jamaica fight and run short before they are home. */
const met: Seen = async page => {
  const { fights, shortages } = await metBy(page)
  return fights > 0 && shortages > 0 ? [] : [`${fights} fights and ${shortages} shortages`]
}
const GAMES: readonly (readonly [readonly Profile[], Table, Lean, Seen?])[] = [
  [three(true), TORTUGA, alongTheTunnel],
  [three(false), TORTUGA, alongTheTunnel],
  ...['first', 'revised'].map(edition => [FOUR, { game: 'regatta', edition }, roundTheIsland, met] as const),
  [FOUR, { game: 'regatta', edition: 'yassa' }, roundTheIsland],
]
/** What is missing on the page of the host when the game is over. */
type Seen = (page: Page) => Promise<string[]>

export const browser: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite({ TABLES_PER_MINUTE: '100000' }, 'dev'), launch()])
    const done = { games: 0, answers: 0, pages: 0, looks: 0 }
    try {
      for (const game of GAMES) {
        done.answers += await played(chromium, site.address, game)
        done.games++
      }
      const all = await places(site.address)
      must(await faultsOf(chromium, all.map(place => ({ place, eyes: EYES }))))
      done.pages += all.length
      done.looks += all.length * EYES.length
      return done
    } finally {
      await Promise.all([chromium.close(), site.stop()])
    }
  },
}

async function played(chromium: Browser, site: string, [profiles, table, lean, seen = async () => []]: (typeof GAMES)[number]): Promise<number> {
  const people = await gathered(chromium, site, profiles, table)
  const answers = await playOn(people, lean)
  if (await asked(people)) throw new Error('the game is not over')
  const [host] = people
  must([...people.flatMap(({ faults }) => faults), ...(host ? await seen(host.page) : [])])
  await Promise.all(people.map(({ context }) => context.close()))
  return answers
}

function must(faults: readonly string[]): void {
  if (faults.length) throw new Error(faults.join('\n'))
}
