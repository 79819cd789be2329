/** Whole games in Chromium, with and without JavaScript; then every page checked at each width and colour scheme. */
import type { Browser, Page } from 'playwright-core'
import { launch } from '../browser/chromium'
import { gathered, type Profile, type Table } from '../browser/crew'
import { asked, playOn, type Lean } from '../browser/game'
import { alongTheTunnel, roundTheIsland } from '../browser/leaning'
import { faultsOf, type Eyes } from '../browser/look'
import { metBy } from '../browser/met'
import { FOUR, moving, three } from '../browser/people'
import { places } from '../browser/places'
import { startSite } from '../host/site'
import type { Check } from './check'

const EYES: Eyes[] = [360, 1280].flatMap(width => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
])

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
/** What is missing on the host's page when the game is over. */
type Seen = (page: Page) => Promise<string[]>

export const browser: Check = {
  async run() {
    const chromium = await launch()
    try {
      let answers = 0
      for (const game of GAMES) answers += await onSite('start', site => played(chromium, site, game))
      const pages = await onSite('dev', site => looked(chromium, site))
      return { games: GAMES.length, answers, pages, looks: pages * EYES.length }
    } finally {
      await chromium.close()
    }
  },
}

/** Each check has its own site, so that its mailbox holds no other letters. */
async function onSite(script: 'start' | 'dev', what: (site: string) => Promise<number>): Promise<number> {
  const site = await startSite({ TABLES_PER_MINUTE: '100000' }, script)
  try {
    return await what(site.address)
  } finally {
    await site.stop()
  }
}

async function looked(chromium: Browser, site: string): Promise<number> {
  const all = await places(site)
  must(
    await faultsOf(
      chromium,
      all.map(place => ({ place, eyes: EYES }))
    )
  )
  return all.length
}

async function played(
  chromium: Browser,
  site: string,
  [profiles, table, lean, seen = async () => []]: (typeof GAMES)[number]
): Promise<number> {
  const people = await gathered(chromium, site, profiles.map(moving), table)
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
