/** An open page: connects its live channel like a browser, until it is closed. */
import { request } from 'node:http'
import type { Jar } from '../../kit/cookies'
import type { Page } from '../../kit/page'

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

export function listen({ root, url }: Page, jar: Jar): Promise<() => void> {
  const path = root.getElementById('live')?.getAttribute('hx-ws:connect')
  if (!path) throw new Error(`this page has no live channel: ${url}`)
  const at = new URL(path, url).href
  return new Promise((done, failed) => {
    const asked = request(at, { headers: { ...UPGRADE, cookie: jar.for(at) } })
    asked.on('upgrade', (_, socket) => done(() => socket.destroy()))
    asked.on('response', ({ statusCode }) => failed(new Error(`${at} refused the live channel: ${statusCode}`)))
    asked.on('error', failed)
    asked.end()
  })
}
