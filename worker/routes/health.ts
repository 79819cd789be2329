/** What machines ask for: whether the site is ready, and where robots may look. */
import { Hono } from 'hono'
import { LEAST_FREE_BYTES } from '../bounds'
import { log } from '../log'
import type { Request, Site } from './site'
import { statusFrom } from './status'

export const health = new Hono<Site>()

export interface Health {
  ready: boolean
  /** What is wrong, in plain words; nothing that anybody could use. */
  wrong: string[]
}

health.get('/health', async c => {
  const found = await healthOf(c)
  return c.json(found, found.ready ? 200 : 503)
})

/** Letters that wait stop nobody from playing: the site is ready all the same. */
async function healthOf({ env }: Request): Promise<Health> {
  try {
    const { letters, since } = await env.LOBBY.get(env.LOBBY.idFromName('lobby')).late()
    const { free } = (await statusFrom(env)) ?? { free: Infinity }
    const wrong: string[] = []
    if (since !== null) wrong.push(`${letters} letters wait to be tried again, the oldest since ${new Date(since).toISOString()}`)
    if (free < LEAST_FREE_BYTES) wrong.push('the disk is nearly full')
    return { ready: true, wrong }
  } catch (error) {
    log('error', 'storage-fails', { why: error })
    return { ready: false, wrong: ['what the site keeps cannot be read'] }
  }
}

/** For who sets up a proxy: whether live channels come through it, and the header that names visitors. */
health.get('/health/live', c => {
  const header = c.env.PROXY_HEADER
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.json({ live: false, forwarded: header ? c.req.header(header) !== undefined : null }, 426)
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ours.accept()
  ours.send('live')
  ours.close(1000)
  return new Response(null, { status: 101, webSocket: theirs })
})

const ROBOTS = 'User-agent: *\nDisallow: /tables/\nDisallow: /mine\nDisallow: /letters/\nDisallow: /mailbox\nDisallow: /operator\n'

health.get('/robots.txt', c => c.text(ROBOTS))
