/**
 * `npm run cost -- [GAME] [--edition e] [--games n] [--seats n] [--json]`: plays games to the end over HTTP and by letter, and works out
 * what each one costs.
 */
import { parseArgs } from 'node:util'
import { GAMES } from '../../worker/games'
import type { Bill } from './cost/bill'
import { playGames, type Kind } from './cost/play'
import { costSite } from './cost/site'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string' },
    games: { type: 'string', default: '3' },
    seats: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
})

try {
  const kinds = wanted()
  const site = await costSite()
  try {
    for (const kind of kinds) {
      const bill = await playGames(site, kind, whole(values.games, 'games'))
      if (values.json) console.log(JSON.stringify({ ...kind, games: Number(values.games), ...bill }))
      else print(kind, bill)
    }
  } finally {
    await site.stop()
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** The games named on the command line, or all of them. */
function wanted(): Kind[] {
  const named = GAMES.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  if (named.length < Math.max(1, positionals.length)) throw new RangeError(`There is: ${GAMES.map(({ id }) => id).join(', ')}.`)
  return named.map(({ id, editions }) => {
    const edition = values.edition === undefined ? editions[0] : editions.find(({ id }) => id === values.edition)
    if (!edition) throw new RangeError(`The editions of ${id} are: ${editions.map(edition => edition.id).join(', ')}.`)
    const seats = whole(values.seats, 'seats')
    const [least, most] = edition.seats
    if (seats < least || seats > most) throw new RangeError(`At ${id} sit ${least} to ${most}.`)
    return { game: id, edition: edition.id, seats }
  })
}

function whole(text: string, name: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new RangeError(`--${name} is a whole number, not "${text}".`)
  return Number(text)
}

function print({ game, edition, seats }: Kind, { byClass, ...bill }: Bill): void {
  console.log(`\n${game} ${edition}, ${seats} seats; for each finished game`)
  for (const [what, value] of Object.entries(bill)) console.log(`  ${what.padEnd(28)}${String(value).padStart(12)}`)
  for (const [name, use] of Object.entries(byClass))
    console.log(
      `  ${name.padEnd(10)}${Object.entries(use)
        .map(([what, n]) => `${what} ${n}`)
        .join(', ')}`
    )
}
