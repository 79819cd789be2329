/** What the golden games show as a whole. That each replays exactly is tested for all games alike. */
import { expect, test } from 'vitest'
import { EDITIONS } from '../../../worker/games/regatta/editions'
import { logs } from './logs'
import { FORTUNES, SHOWN, type Step } from './seen'

const shows = (steps: readonly Step[], shown: ((step: Step) => boolean) | undefined): boolean => steps.some(step => shown?.(step))

test('there is a game for every edition and number of seats', () => {
  const wanted = EDITIONS.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, more) => `${id}-${least + more}`)
  )
  expect(wanted.filter(name => !logs.some(log => log.name === name && name === `${log.edition}-${log.seats}`))).toEqual([])
})

test('every rule that can show up in a log does so in one', () => {
  expect(Object.keys(SHOWN).filter(rule => !logs.some(({ steps }) => shows(steps, SHOWN[rule])))).toEqual([])
})

test.each(Object.keys(FORTUNES))('%s happens in the log named after it', fortune => {
  expect(shows(logs.find(({ name }) => name === fortune)?.steps ?? [], FORTUNES[fortune])).toBe(true)
})
