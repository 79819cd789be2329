/** Four people in Chromium sail a whole race of Regatta at a brisk table and come only when a letter calls them: about once a round. */
import { launch } from '../browser/chromium'
import { gathered } from '../browser/crew'
import { FOUR, moving } from '../browser/people'
import { visitor } from '../browser/visitor'
import { raceByVisits } from '../browser/visits'
import { startSite } from '../host/site'
import type { Check } from './check'

const VISITS_A_ROUND = 1.1

export const visits: Check = {
  async run() {
    const [site, chromium] = await Promise.all([startSite(), launch()])
    try {
      const people = await gathered(chromium, site.address, FOUR.map(moving), { game: 'regatta', edition: 'first' })
      const { page } = await visitor(chromium, site.address)
      const race = await raceByVisits(people, page)
      const faults = people.flatMap(({ faults }) => faults)
      if (faults.length > 0) throw new Error(faults.join('\n'))
      const came = Object.fromEntries(people.map(({ name }, seat) => [`visits of ${name}`, race.visits[seat] ?? 0]))
      return { rounds: race.rounds, answers: race.answers, ...came }
    } finally {
      await chromium.close()
      await site.stop()
    }
  },
  faults: ({ rounds = 0, answers: _, ...came }) =>
    Object.entries(came).flatMap(([who, times]) => (times <= VISITS_A_ROUND * rounds ? [] : [`${who}: ${times} in ${rounds} rounds`])),
}
