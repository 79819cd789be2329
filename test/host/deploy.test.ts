/** `npm run deploy`, with stand-ins for Cloudflare's tool and for the site it deploys. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'packetboat-'))
const asked = join(folder, 'asked')
let health: unknown
const site = createServer((_, answer) => answer.end(JSON.stringify(health)))
const port = await new Promise<number>(done => {
  site.listen(0, '127.0.0.1', () => {
    const address = site.address()
    done(address && typeof address === 'object' ? address.port : 0)
  })
})
const ADDRESS = `http://127.0.0.1:${port}`
const TOOL = `#!${process.execPath}
const fs = require('node:fs')
fs.appendFileSync(${JSON.stringify(asked)}, process.argv.slice(2).join(' ') + '\\n')
fs.appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify({ type: 'wrangler-session' }) + '\\n' + JSON.stringify({ type: 'deploy', targets: [${JSON.stringify(ADDRESS)}] }) + '\\n')
`
writeFileSync(join(folder, 'wrangler'), TOOL)
chmodSync(join(folder, 'wrangler'), 0o755)
beforeEach(() => writeFileSync(asked, ''))
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

async function deployed(...args: string[]): Promise<string[]> {
  const tool = spawn(process.execPath, ['worker/host/deploy.ts', ...args], {
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
  })
  expect(await once(tool, 'exit')).toEqual([0, null])
  return readFileSync(asked, 'utf8').trim().split('\n')
}

test('a site that does not know its address is deployed again with the address it was given', async () => {
  health = { ready: false, wrong: ['PUBLIC_URL is missing. It is the address in letters and links.'] }
  expect(await deployed('--keep-vars')).toEqual(['deploy --keep-vars', `deploy --keep-vars --var PUBLIC_URL:${ADDRESS}`])
})

test('a site that knows its address is deployed once', async () => {
  health = { ready: true, wrong: [] }
  expect(await deployed()).toEqual(['deploy'])
})

test('an address given on the command line is kept', async () => {
  health = { ready: false, wrong: ['PUBLIC_URL is missing.'] }
  expect(await deployed('--var', 'PUBLIC_URL:https://boat.example')).toEqual(['deploy --var PUBLIC_URL:https://boat.example'])
})
