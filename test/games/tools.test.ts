/** The command-line tools for game files, run like a user would. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { bundling } from '../../worker/host/files/bundling.ts'
import { tunnel } from '../../worker/games/tunnel'
import { seededChance } from '../../worker/rules/chance'
import type { FinishedGame } from '../../worker/table/views/export'
import { signed } from '../../worker/table/views/signing'
import { gameFileOf } from '../kit/fixture'
import { played } from '../verify/played'
import { writeFailure } from './crash'
import { begin, setting } from './kit'

const file = writeFailure(begin(setting(tunnel, 'tortuga', 2), seededChance(1)), 0, 'the anchor is lost')
/** Exported by a commit that did not sign files. */
const OLD = gameFileOf('a8b7505')
const { commitment: PROMISED }: FinishedGame = JSON.parse(readFileSync(OLD, 'utf8'))
const OTHER = '12'.repeat(32)

const game = await signed(played({ game: tunnel, edition: 'tortuga', seats: 2, house: { sections: 4, pirates: 3 } }), 'a site')
const PUBLIC = game.site.key
const folder = mkdtempSync(join(tmpdir(), 'packetboat-'))
const written = (name: string, game: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(game))
  return join(folder, name)
}
const signedFile = written('signed.json', game)
const restoredFile = written(
  'restored.json',
  await signed(
    played({
      game: tunnel,
      edition: 'tortuga',
      seats: 2,
      house: { sections: 4, pirates: 3 },
      restored: 6,
      back: { after: 9, by: 'operator' },
    }),
    'a site'
  )
)
const changedFile = written('changed.json', { ...game, made: game.made - 1 })
const bareFile = written('bare.json', { ...game, site: undefined })
afterAll(() => {
  rmSync(file)
  rmSync(folder, { recursive: true })
})

/** Bundled once, as `worker/host/tool.ts` does it for each run, which takes longer than the run itself. */
const programs = join('.build/tools', `tested-${process.pid}`)
await build({
  ...bundling,
  entryPoints: { show: 'worker/host/show.ts', verify: 'worker/host/verify.ts', sim: 'test/bench/sim.ts' },
  outdir: programs,
  outExtension: { '.js': '.mjs' },
  packages: 'external',
})
afterAll(() => rmSync(programs, { recursive: true }))

/** The first run of each tool is a user's, from its name to its end. */
const met = new Set<string>()
function commandOf(tool: string): string[] {
  if (met.has(tool)) return [join(programs, `${tool}.mjs`)]
  met.add(tool)
  return ['worker/host/tool.ts', tool]
}
const run = (tool: string, ...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise(done => {
    execFile(process.execPath, [...commandOf(tool), ...args], (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr })
    })
  })

test.concurrent.each<[args: [tool: string, ...rest: string[]], code: number, ...says: string[]]>([
  [['show', file], 0, '-- the anchor is lost'],
  [['verify', file], 2, 'A test could not play this game on'],
  [['verify'], 2, 'Which file?'],
  [['verify', OLD], 0, 'Nothing is proved about what was promised'],
  [['verify', OLD, PROMISED], 0, 'The secret is the one that was promised', 'The file is not signed'],
  [['verify', OLD, OTHER], 1, `${OTHER} was promised, and nothing in this file has that fingerprint or key.`],
  [['verify', OLD, 'anchor'], 2, 'anchor is neither a fingerprint nor a public key'],
  [
    ['verify', restoredFile],
    0,
    'The site was restored from a back-up on 2030-01-01T',
    'put the table back to an earlier position, so often: 1.',
  ],
  [['verify', signedFile], 0, 'Somebody has signed the whole file'],
  [['verify', signedFile, PUBLIC], 0, 'The site whose public key you gave has signed the whole file.'],
  [['verify', changedFile, PUBLIC], 1, 'It is not as its site has signed it.'],
  [['verify', bareFile], 1, 'It is not signed by its site.'],
  [['show', 'package.json'], 2, 'package.json is not the file of a game'],
  [['sim', 'tunnel', '--seats', '7'], 2, '--seats is a whole number from 2 to 5, not "7".'],
  [
    ['sim', 'tunnel', '--edition', 'third'],
    2,
    `No edition of tunnel is called "third". There is: ${tunnel.editions.map(({ id }) => id).join(', ')}.`,
  ],
  [['sim', 'chess'], 2, 'No game is called "chess".'],
  [['sim', 'tunnel', 'tortuga'], 2, 'Unexpected "tortuga" after tunnel. Choose an edition with --edition NAME.'],
  [['sim', 'tunnel', '--option', 'pirates=3', '--games', '2', '--json'], 0, '"house":{"sections":6,"pirates":3}'],
])(
  '%j exits with %i and says so',
  async (args, code, ...says) => {
    const ended = await run(...args)
    for (const said of says) expect(ended.out).toContain(said)
    expect(ended.code).toBe(code)
  },
  300_000
)
