/** WebKit through WebDriver on a virtual screen: the closest thing to Safari on such a machine. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { until } from '../../host/site'
import { type Make, started, WINDOW } from './driver'

const PROGRAM = '/usr/bin/WebKitWebDriver'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const SCREEN = '/usr/bin/Xvfb'

const LOAD_MS = 15_000

/** No namespaces for a sandbox, and no graphics. */
const BARE = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }

export const webkit: Make = {
  name: 'WebKit',
  needs: [PROGRAM, BROWSER, SCREEN],
  async launch() {
    const screen = await started(SCREEN, ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {}, /^(\d+)$/m)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const driver = spawn(PROGRAM, [`--port=${port}`], { env: { ...process.env, ...BARE, DISPLAY: `:${screen.said}` }, stdio: 'ignore' })
    await until(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false
      )
    )
    const options = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } }
    const { sessionId } = (await ask(`${address}/session`, { capabilities: { alwaysMatch: options } })) as { sessionId: string }
    const session = `${address}/session/${sessionId}`
    await ask(`${session}/window/rect`, WINDOW)
    await ask(`${session}/timeouts`, { pageLoad: LOAD_MS })
    const load = (url: string): Promise<unknown> => ask(`${session}/url`, { url })
    return {
      // A page that replaces one whose form was sent a moment ago sometimes never finishes loading.
      open: async url => void (await load(url).catch(() => load(url))),
      async evaluate<T>(expression: string): Promise<T> {
        const script = `const done = arguments[0]; Promise.resolve(${expression}).then(value => done(JSON.stringify(value ?? null)))`
        return JSON.parse(String(await ask(`${session}/execute/async`, { script, args: [] })))
      },
      // A screenshot waits for the next paint, so this forces one.
      async picture() {
        const nudge =
          "setTimeout(() => (document.documentElement.style.opacity = document.documentElement.style.opacity ? '' : '.999'), 100)"
        await ask(`${session}/execute/sync`, { script: nudge, args: [] })
        return String(await ask(`${session}/screenshot`))
      },
      async close() {
        await fetch(session, { method: 'DELETE' }).catch(() => {})
        driver.kill()
        screen.process.kill()
      },
    }
  },
}

async function ask(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`)
  return value
}

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() => done(typeof at === 'object' && at ? at.port : 0))
    })
  })
