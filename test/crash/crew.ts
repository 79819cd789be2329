/** The people who play while the site is killed and restarted: their browsers retry, and they remember what was acknowledged. */
import { GAMES } from '../../worker/games'
import { seededChance, type Chance } from '../../worker/rules/chance'
import { until } from '../host/site'
import { callOf, newestLetter } from '../kit/mail'
import { isOver, openTable, questionOn, seated, SHORT, sit, tickAll, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import type { Acknowledged } from './evidence'

const NAMES = ['Anne', 'Bob', 'Kim', 'Olaf']
/** One of them sits at each table. */
const ADDRESSES = ['anne', 'bob', 'kim'].map(name => `${name}@ship.example`)
const RETRY_MS = 15

export const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

export class Crew {
  acknowledged = 0
  cut = 0
  /** The first thing seen that must never happen. */
  fault: Error | undefined
  readonly #home: string
  readonly #chance: Chance
  readonly #said = new Map<string, Acknowledged[]>()
  #stopped = false
  #made = 0
  #full = 0

  constructor(home: string, seed: number) {
    this.#home = home
    this.#chance = seededChance(seed + 1)
  }

  stop(): void {
    this.#stopped = true
  }

  saidOf(table: string): readonly Acknowledged[] {
    return this.#said.get(table) ?? []
  }

  /** Everybody takes a seat by letter once, because letters go only to people who have agreed to them. */
  async agree(): Promise<void> {
    for (const address of ADDRESSES) {
      const [game] = GAMES
      if (!game) throw new Error('no game')
      await openTable(this.#visitor(), this.#home, {
        game: game.id,
        edition: game.editions[0].id,
        names: NAMES.slice(0, 3),
        addresses: [address],
      })
      const person = { name: address, visitor: this.#visitor() }
      const letter = await until(() => newestLetter(person.visitor, `${this.#home}mailbox`, address))
      await sit(person, callOf(letter))
    }
  }

  /** Waits until this many tables are full. */
  async sat(tables: number): Promise<void> {
    while (this.#full < tables && !this.fault) await pause(RETRY_MS)
  }

  /** Waits for this many more acknowledged answers. */
  async answered(more: number): Promise<void> {
    const enough = this.acknowledged + more
    while (this.acknowledged < enough && !this.fault) await pause(RETRY_MS)
  }

  /** Plays one table after another. */
  async playOn(): Promise<void> {
    try {
      while (!this.#stopped) await this.#play(await this.#sitDown())
    } catch (error) {
      if (!this.#stopped) this.fault ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  async #sitDown(): Promise<Player[]> {
    for (;;) {
      const n = this.#made++
      const game = GAMES[n % GAMES.length] ?? GAMES[0]
      const edition = game?.editions[n % game.editions.length]
      if (!game || !edition) throw new Error('no game')
      const names = NAMES.slice(0, Math.min(edition.seats[0] + (n % 2), edition.seats[1], NAMES.length))
      const plan = { game: game.id, edition: edition.id, names, addresses: [ADDRESSES[n % ADDRESSES.length]], house: SHORT }
      const players = await seated(this.#visitor(), this.#home, plan, () => this.#visitor())
      // A player whose response was lost while sitting down has no link, so that table is abandoned.
      if (players.some(({ visitor }) => visitor.page.status !== 200)) continue
      this.#full++
      return players
    }
  }

  /** A browser that repeats cut-off requests unchanged until the site answers. */
  #visitor(): Visitor {
    return new Visitor(async (url, init) => {
      for (;;) {
        try {
          const response = await fetch(url, init)
          return new Response(await response.arrayBuffer(), response)
        } catch (error) {
          // The only error fetch itself throws.
          if (this.#stopped || !(error instanceof TypeError)) throw error
          this.cut++
          await pause(RETRY_MS)
        }
      }
    })
  }

  async #play(players: readonly Player[]): Promise<void> {
    const seats = players.map(({ visitor }) => ({ visitor, url: visitor.page.url }))
    for (let n = 0; !this.#stopped; n++) {
      const seat = n % seats.length
      const { visitor, url } = seats[seat] ?? missing()
      let page = await visitor.open(url)
      if (isOver(page)) return
      for (let form = questionOn(page); form && !this.#stopped; form = questionOn(page)) {
        const ticked = tickAll(form, this.#chance)
        page = await visitor.send(ticked)
        if (page.status !== 200) throw new Error(`an answer was met with ${page.status}: ${page.heading} (${page.url})`)
        this.#note(url, seat, ticked.body())
      }
    }
  }

  #note(url: string, seat: number, body: string): void {
    const table = /tables\/(\w+)/.exec(url)?.[1] ?? ''
    const said = this.#said.get(table) ?? []
    this.#said.set(table, said)
    for (const [name, choice] of new URLSearchParams(body))
      if (name.startsWith('choice.')) {
        said.push({ seat, prompt: name.slice('choice.'.length), choice })
        this.acknowledged++
      }
  }
}

function missing(): never {
  throw new Error('no player in this seat')
}
