/**
 * `npm run sim -- GAME …`: plays random games, or games between bots, without the platform, and counts what they ask of people.
 * With `--people`, everybody answers letters a day later; `--classic` turns off standing orders and plans.
 */
import { parseArgs } from 'node:util'
import { GAMES } from '../../worker/games'
import type { Options } from '../../worker/rules/contract'
import type { Edition, Game, HouseOption } from '../../worker/drawing/game'
import { withOrders, setting, type Setting } from '../games/kit'
import { simulatePeople } from './people'
import { simulate } from './simulate'

/** A bad command line, explained in a sentence. */
class BadCommand extends Error {}

interface Wish {
  made: Setting
  games: number
  seed: number
  json: boolean
  bots: boolean
  people: boolean
  classic: boolean
}

function wish(args: string[]): Wish {
  const { values, positionals } = parsed(args)
  const [id, more] = positionals
  const game = among(GAMES, id, 'game')
  if (more !== undefined) throw new BadCommand(`Unexpected "${more}" after ${game.id}. Choose an edition with --edition NAME.`)
  const edition = among(game.editions, values.edition ?? game.editions[0].id, `edition of ${game.id}`)
  const [least, most] = edition.seats
  const seats = whole(values.seats ?? String(least), 'seats', least, most)
  const named = values.ghost ? ['ghost=true', ...values.option] : values.option
  return {
    made: setting(game, edition.id, seats, Object.fromEntries(named.map(option => houseOption(game, edition, option)))),
    games: whole(values.games, 'games', 1, 10_000_000),
    seed: whole(values.seed, 'seed', 0, 2 ** 31),
    json: values.json,
    bots: values.bots,
    people: values.people,
    classic: values.classic,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        bots: { type: 'boolean', default: false },
        people: { type: 'boolean', default: false },
        classic: { type: 'boolean', default: false },
        ghost: { type: 'boolean', default: false },
        option: { type: 'string', multiple: true, default: [] },
      },
    })
  } catch (error) {
    throw new BadCommand(error instanceof Error ? error.message : String(error))
  }
}

function among<T extends { id: string }>(listed: readonly T[], id: string | undefined, what: string): T {
  const found = listed.find(one => one.id === id)
  if (found) return found
  const asked = id === undefined ? `Which ${what}?` : `No ${what} is called "${id}".`
  throw new BadCommand(`${asked} There is: ${listed.map(one => one.id).join(', ') || 'none'}.`)
}

function whole(text: string, name: string, least: number, most: number): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  throw new BadCommand(`--${name} is a whole number from ${least} to ${most}, not "${text}".`)
}

function houseOption(game: Game, edition: Edition, text: string): [string, Options['house'][string]] {
  const [id = '', value = ''] = text.split('=')
  const option = among(edition.options, id, `house option of ${game.id} · ${edition.id}`)
  return [id, valueOf(option, value)]
}

function valueOf(option: HouseOption, text: string): number | boolean {
  if (option.kind === 'number') return whole(text, `option ${option.id}`, option.least, option.most)
  if (text === 'true' || text === 'false') return text === 'true'
  throw new BadCommand(`--option ${option.id} is true or false, not "${text}".`)
}

function readable(figures: object): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name.padEnd(16)} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n')
}

try {
  const { made, games, seed, json, bots, people, classic } = wish(process.argv.slice(2))
  const figures = people
    ? simulatePeople(classic ? made : withOrders(made), games, seed, { early: !classic })
    : simulate(made, games, seed, bots)
  console.log(json ? JSON.stringify(figures) : readable(figures))
} catch (error) {
  if (!(error instanceof BadCommand)) throw error
  console.error(error.message)
  process.exitCode = 2
}
