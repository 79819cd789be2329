/** Firefox through WebDriver BiDi. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Make, started, WINDOW } from './driver'

const PROGRAM = '/usr/bin/firefox-esr'

/** One process for pages in place of one for each site, and nothing of its own to fetch, list or remember: a quarter less processor. */
const PREFERENCES = {
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'network.process.enabled': false,
  'media.rdd-process.enabled': false,
  'media.utility-process.enabled': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'browser.translations.enable': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.update.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'places.history.enabled': false,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,',
}
const preferences = (): string =>
  Object.entries(PREFERENCES)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

export const firefox: Make = {
  name: 'Firefox',
  needs: [PROGRAM],
  async launch() {
    const profile = mkdtempSync(join(tmpdir(), 'packetboat-firefox-'))
    writeFileSync(join(profile, 'user.js'), preferences())
    const size = [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`]
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', ...size]
    const { process, said } = await started(PROGRAM, args, {}, /WebDriver BiDi listening on (ws:\/\/\S+)/)
    const send = await speaking(`${said}/session`)
    await send('session.new', { capabilities: {} })
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]?.context
    return {
      open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      async evaluate<T>(expression: string): Promise<T> {
        const told = await send('script.evaluate', {
          expression: `Promise.resolve(${expression}).then(value => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        })
        const { result, exceptionDetails } = told as { result?: { value: string }; exceptionDetails?: { text: string } }
        if (!result) throw new Error(exceptionDetails?.text ?? expression)
        return JSON.parse(result.value)
      },
      picture: async () => ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
      async close() {
        await send('browser.close', {}).catch(() => {})
        process.kill()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

type Send = (method: string, params: object) => Promise<unknown>

async function speaking(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  await new Promise((done, failed) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', failed)
  })
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (why: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.failed(new Error(`${error}: ${message}`))
    else asked?.done(result)
  })
  return (method, params) =>
    new Promise((done, failed) => {
      const id = ++last
      waiting.set(id, { done, failed })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
