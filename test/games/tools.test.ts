/** The tools for a game's file, run as anybody runs them. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { tunnel } from '../../worker/games/tunnel'
import { seededChance } from '../../worker/rules/chance'
import { writeFailure } from './crash'
import { begin, setting } from './kit'

const file = writeFailure(begin(setting(tunnel, 'tortuga', 2), seededChance(1)), 0, 'the anchor is lost')
afterAll(() => rmSync(file))

const run = (...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise(done => {
    execFile(process.execPath, ['worker/host/tool.ts', ...args], (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr })
    })
  })

test.concurrent.each<[args: string[], code: number, says: string]>([
  [['show', file], 0, '-- the anchor is lost'],
  [['verify', file], 2, 'A test could not play this game on'],
  [['verify'], 2, 'Which file?'],
  [['show', 'package.json'], 2, 'package.json is not the file of a game'],
  [['sim', 'tunnel', '--seats', '7'], 2, '--seats is a whole number from 2 to 5, not "7".'],
  [['sim', 'tunnel', '--edition', 'third'], 2, 'No edition of tunnel is called "third". There is: jamaica, tortuga, hispaniola.'],
  [['sim', 'chess'], 2, 'No game is called "chess".'],
  [['sim', 'tunnel', '--option', 'pirates=3', '--games', '2', '--json'], 0, '"house":{"sections":6,"pirates":3}'],
])('%j ends with %i and says so', async (args, code, says) => {
  const ended = await run(...args)
  expect(ended.out).toContain(says)
  expect(ended.code).toBe(code)
}, 20_000)
