/**
 * `npm run deploy`: builds the Worker and deploys it to Cloudflare. The address of a first deploy to workers.dev is known only afterwards,
 * so a site that lacks PUBLIC_URL is then deployed again with that address.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { built } from './files/bundling.ts'

const told = join(built, `deployed-${process.pid}.ndjson`)
const PATIENCE_MS = 10_000

const args = process.argv.slice(2)
await buildAll()
const address = deploy(args)
if (address && !args.some(arg => arg.startsWith('PUBLIC_URL:')) && (await lacksAddress(address))) {
  console.log(`PUBLIC_URL was not set: deploying again with ${address}`)
  deploy([...args, '--var', `PUBLIC_URL:${address}`])
}

/** Deploys, and returns the site's address; undefined if wrangler does not tell it, as with --dry-run. */
function deploy(args: readonly string[]): string | undefined {
  mkdirSync(built, { recursive: true })
  const { status } = spawnSync('wrangler', ['deploy', ...args], {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: told },
  })
  if (status !== 0) process.exit(status ?? 1)
  try {
    return addressIn(readFileSync(told, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(told, { force: true })
  }
}

/** Wrangler writes one JSON object per line; that of the deploy has the address. */
function addressIn(lines: string): string | undefined {
  const targets = lines
    .trim()
    .split('\n')
    .flatMap((line): unknown[] => JSON.parse(line).targets ?? [])
  const found = targets.find(target => typeof target === 'string' && /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/?$/.test(target))
  return typeof found === 'string' ? (/^https?:/.test(found) ? found : `https://${found}`).replace(/\/$/, '') : undefined
}

/** Whether /health says that PUBLIC_URL is missing. A site that cannot be reached is left alone. */
async function lacksAddress(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await answer.text()).includes('PUBLIC_URL is missing')
  } catch {
    console.log(`${address} does not answer yet. Open it in a while: it says what is missing, if anything is.`)
    return false
  }
}
