/** Every edition at every number of seats, played over HTTP by people who have nothing but links and forms; then every link
    that the site shows, followed. */
import { GAMES } from '../../worker/games'
import { LANGUAGES, type Language } from '../../worker/rules/game'
import { seededChance } from '../../worker/rules/chance'
import { startSite } from '../host/site'
import { crawl, isPage } from '../kit/crawl'
import { faultsBefore, playToTheEnd, seated, type Player } from '../kit/players'
import { faultsOf } from '../kit/sound'
import { Visitor } from '../kit/visitor'
import type { Check } from './check'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf', 'Ted']
const languageOf = (seat: number): Language => LANGUAGES[seat % LANGUAGES.length] ?? 'en'
const browser = (language: Language) => new Visitor((url, init) => fetch(url, init), { 'accept-language': language })

export const http: Check = {
  async run() {
    const site = await startSite({ TABLES_PER_MINUTE: '100000' })
    const done = { games: 0, answers: 0, pages: 0 }
    const home = `${site.address}/`
    try {
      for (const game of GAMES)
        for (const { id: edition, seats: [least, most] } of game.editions)
          for (let seats = least; seats <= most; seats++) {
            const names = NAMES.slice(0, seats)
            const players = await seated(browser('en'), home, { game: game.id, edition, names }, seat => browser(languageOf(seat)))
            done.answers += await playToTheEnd(players, seededChance(seats), player => look(player, players))
            const { visitor } = players[done.games++ % seats] ?? {}
            if (!visitor) continue
            const { url } = visitor.page
            done.pages += await follow(visitor, [home, url])
            // What everybody may see of a finished game is the same at any number of seats.
            if (seats === least) for (const language of LANGUAGES) done.pages += await follow(browser(language), [home, watched(url)])
          }
      return done
    } finally {
      await site.stop()
    }
  },
}

function look(player: Player, players: readonly Player[]): void {
  const faults = faultsBefore(player, players, languageOf(NAMES.indexOf(player.name)))
  if (faults.length) throw new Error(`${player.visitor.page.url}: ${faults.join(', ')}`)
}

const watched = (seat: string): string => seat.replace(/\/seats\/.*/, '')

/** Every page to which these lead, positions of the past included. */
async function follow(visitor: Visitor, from: string[]): Promise<number> {
  const pages = await crawl(visitor, from, url => !url.includes('lang='))
  for (const page of pages.filter(isPage)) {
    const faults = page.status === 200 ? faultsOf(page) : [`it came with ${page.status}`]
    if (faults.length) throw new Error(`${page.url}: ${faults.join(', ')}`)
  }
  return pages.length
}
