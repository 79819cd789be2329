/** lynx for tests: how it shows a page, and what it does when keys are pressed. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startSite } from '../host/site'

export const installed = spawnSync('lynx', ['-version']).status === 0

const SETTINGS = 'INFOSECS:0\nMESSAGESECS:0\nALERTSECS:0\nACCEPT_ALL_COOKIES:TRUE\nCHARACTER_SET:utf-8\nASSUME_CHARSET:utf-8\n'
const WIDTH = 999

export interface Lynx {
  /** The site's address for lynx. */
  address: string
  /** Everything it showed from an address on, while these keys were pressed. */
  press(url: string, keys: readonly string[]): Promise<string>
  stop(): Promise<void>
}

export interface Reading {
  folder: string
  settings: string
  env: NodeJS.ProcessEnv
  /** A page as text. */
  read(html: string): string
  stop(): void
}

/** lynx with its settings, and without a site. */
export function reading(): Reading {
  const folder = mkdtempSync(join(tmpdir(), 'packetboat-lynx-'))
  const [settings, page] = [join(folder, 'lynx.cfg'), join(folder, 'page.html')]
  writeFileSync(settings, SETTINGS)
  const env = { ...process.env, TERM: 'vt100', LINES: '400', COLUMNS: '120', HOME: folder, LANG: 'C.UTF-8' }
  return {
    folder,
    settings,
    env,
    read(html) {
      writeFileSync(page, html)
      const given = [`-cfg=${settings}`, '-dump', '-nolist', `-width=${WIDTH}`, '-display_charset=utf-8', page]
      return spawnSync('lynx', given, { env, encoding: 'utf8' }).stdout
    },
    stop: () => rmSync(folder, { recursive: true }),
  }
}

export async function startLynx(): Promise<Lynx> {
  const { folder, settings, env, stop: forget } = reading()
  const script = join(folder, 'keys')

  const front = createServer((asked, answer) => pass(site.address, asked, answer))
  await once(front.listen(0, '127.0.0.1'), 'listening')
  const port = front.address()
  if (typeof port !== 'object') throw new Error('no free port')
  const address = `http://127.0.0.1:${port?.port}`
  const site = await startSite({ PUBLIC_URL: address, TABLES_PER_MINUTE: '1000' })

  return {
    address,
    async press(url, keys) {
      writeFileSync(script, [...keys, 'Q', 'y'].map(key => `key ${key}\n`).join(''))
      const given = ['-nopause', `-cfg=${settings}`, `-cmd_script=${script}`, url]
      const run = spawn('lynx', given, { env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 })
      return (await text(run.stdout)).replace(/\x1b\[[\d;?]*[A-Za-z]|\x0f|\x0e/g, ' ')
    },
    async stop() {
      front.close()
      await site.stop()
      forget()
    },
  }
}

/**
 * lynx speaks HTTP/1.0 and waits for the connection to close, which workerd does only after five idle seconds. Real proxies close it at
 * once, and so does this one.
 */
function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const on = request(site + asked.url, { method, headers })
  on.on('response', from => {
    const { 'transfer-encoding': _, ...kept } = from.headers
    answer.writeHead(from.statusCode ?? 500, kept)
    from.pipe(answer)
  })
  asked.pipe(on)
}

/** Keys that search for a word and stop at its link. */
export const find = (word: string): string[] => ['/', ...[...word].map(letter => (letter === ' ' ? '<space>' : letter)), '^J']
export const ENTER = '^J'
