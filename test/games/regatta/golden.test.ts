/** Whole games as texts: played again, each must come out to the letter. `vitest -u` writes them anew where words were mended. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../../../worker/games/regatta/editions'
import { parse, retell } from './log'
import { FORTUNES, SHOWN, type Step } from './seen'

const LOGS = 'worker/games/regatta/logs'

const games = readdirSync(LOGS).map(name => {
  const log = parse(readFileSync(join(LOGS, name), 'utf8'))
  return { name, log, ...retell(log, log.shows) }
})
const shown = (shows: Readonly<Record<string, (step: Step) => boolean>>, steps: readonly Step[]): string[] =>
  Object.keys(shows).filter(name => steps.some(step => shows[name]?.(step)))

test.each(games)('$name is played again to the letter', async ({ name, text, state }) => {
  expect(state.over).toBe(true)
  await expect(text).toMatchFileSnapshot(resolve(LOGS, name))
})

describe('the logs together', () => {
  test('have every edition with every number of seats', () => {
    const wanted = EDITIONS.flatMap(({ id, seats: [least, most] }) => Array.from({ length: most - least + 1 }, (_, i) => `${id} ${least + i}`))
    expect(wanted.filter(which => !games.some(({ log }) => `${log.options.edition} ${log.seats}` === which))).toEqual([])
  })

  test('show every rule that can be seen in a log', () => {
    const seen = new Set(games.flatMap(({ steps }) => shown(SHOWN, steps)))
    expect(Object.keys(SHOWN).filter(rule => !seen.has(rule))).toEqual([])
  })

  test('have every turn of fortune, where they say that they have it', () => {
    const said = games.flatMap(({ log, steps }) => {
      expect(log.shows.filter(what => !shown(FORTUNES, steps).includes(what))).toEqual([])
      return log.shows
    })
    expect(Object.keys(FORTUNES).filter(what => !said.includes(what))).toEqual([])
  })
})
