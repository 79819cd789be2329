/**
 * Every edition with every number of seats, of all games or those named, played over HTTP to the ranking by people who have only links
 * and forms; then an answer from an old page, which must come too late; then every link that the site shows is followed.
 */
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import { startSite } from '../host/site'
import { crawl, isPage } from '../kit/crawl'
import { faultsBefore, seated, type Player } from '../kit/players'
import { faultsOf } from '../kit/well-formed'
import { comesTooLate, playKeeping, type Offered } from '../kit/too-late'
import { Visitor } from '../kit/visitor'
import type { Check } from './check'

const NAMES = ['Anne', 'Edward', 'Kim', 'Mary', 'Olaf', 'Ted']
const languageOf = (seat: number): Language => LANGUAGES[seat % LANGUAGES.length] ?? 'en'
const browser = (language: Language) => new Visitor((url, init) => fetch(url, init), { 'accept-language': language })

export const http: Check = {
  async run({ games }) {
    const site = await startSite({ TABLES_PER_MINUTE: '100000' })
    const done = { games: 0, answers: 0, pages: 0 }
    const home = `${site.address}/`
    try {
      for (const game of games)
        for (const {
          id: edition,
          seats: [least, most],
        } of game.editions)
          for (let seats = least; seats <= most; seats++) {
            const names = NAMES.slice(0, seats)
            const players = await seated(browser('en'), home, { game: game.id, edition, names }, seat => browser(languageOf(seat)))
            const { answers, old } = await playKeeping(players, seededChance(seats), player => look(player, players))
            done.answers += answers
            await lookAtTheEnd(players, old)
            const { visitor } = players[done.games++ % seats] ?? {}
            if (!visitor) continue
            const { url } = visitor.page
            done.pages += await follow(visitor, [home, url])
            // A finished game's public pages are the same for any number of seats.
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

async function lookAtTheEnd(players: readonly Player[], old: Offered | undefined): Promise<void> {
  for (const player of players) {
    await player.visitor.reload()
    look(player, players)
    const ranking = player.visitor.page.textOf('table.figures')
    for (const { name } of players) if (!ranking.includes(name)) throw new Error(`the ranking of ${player.name} lacks ${name}`)
  }
  const record = async (): Promise<string> => (await fetch(`${watched(players[0]?.visitor.page.url ?? '')}/game.json`)).text()
  const before = await record()
  const faults = await comesTooLate(old)
  if ((await record()) !== before) faults.push('an answer that came too late changed the game')
  if (faults.length) throw new Error(faults.join(', '))
}

const watched = (seat: string): string => seat.replace(/\/seats\/.*/, '')

/** Opens every page reachable from these, past positions included. */
async function follow(visitor: Visitor, from: string[]): Promise<number> {
  const pages = await crawl(visitor, from, url => !url.includes('lang='))
  for (const page of pages.filter(isPage)) {
    const faults = page.status === 200 ? faultsOf(page) : [`it came with ${page.status}`]
    if (faults.length) throw new Error(`${page.url}: ${faults.join(', ')}`)
  }
  return pages.length
}
