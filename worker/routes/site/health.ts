/** For machines: whether the site is ready, and where robots may go. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { FULL_BYTES, LEAST_FREE_BYTES } from '../../shared/bounds'
import { log } from '../../shared/log'
import { isSilent } from '../../shared/restored'
import type { Request, Site } from '../request/site'
import { statusFrom } from './status'

export const health = new Hono<Site>()

export interface Health {
  ready: boolean
  /** What is wrong, in plain words, and nothing that anybody could exploit. */
  wrong: string[]
}

/** Different in each response: a repeated value shows that a proxy caches. */
const ASKED = 'x-asked'
/** A cookie without meaning, to see whether it is sent back. */
const PROBE = 'probe'

health.get('/health', async c => {
  const found = await healthOf(c)
  c.header(ASKED, crypto.randomUUID())
  c.header('set-cookie', `${PROBE}=1; Path=/health; Max-Age=60; HttpOnly`)
  return c.json(found, found.ready ? 200 : 503)
})

/** Late letters stop nobody from playing, so the site still counts as ready. */
async function healthOf({ env }: Request): Promise<Health> {
  try {
    const { letters, since } = await env.LOBBY.get(env.LOBBY.idFromName('lobby')).late()
    const { free, jumped } = (await statusFrom(env)) ?? { free: Infinity }
    const wrong: string[] = []
    if (since !== null) wrong.push(`${letters} letters wait to be tried again, the oldest since ${new Date(since).toISOString()}`)
    if (isSilent(env)) wrong.push('this is a restored copy, which writes to nobody until it is told to: npm run restore speak')
    if (jumped) wrong.push(`the clock jumped by ${jumped.seconds} s at ${new Date(jumped.at).toISOString()}`)
    if (free < FULL_BYTES) return { ready: false, wrong: [...wrong, 'the disk is full: no answer can be kept'] }
    if (free < LEAST_FREE_BYTES) wrong.push('the disk is nearly full')
    return { ready: true, wrong }
  } catch (error) {
    log('error', 'storage-fails', { why: error })
    return { ready: false, wrong: ['what the site keeps cannot be read'] }
  }
}

/** For setting up a proxy: whether WebSockets, cookies, and the header that names visitors come through. */
health.get('/health/live', c => {
  const header = c.env.PROXY_HEADER
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
    return c.json({ live: false, forwarded: header ? c.req.header(header) !== undefined : null, cookie: getCookie(c, PROBE) === '1' }, 426)
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ours.accept()
  ours.send('live')
  ours.close(1000)
  return new Response(null, { status: 101, webSocket: theirs })
})

const ROBOTS = 'User-agent: *\nDisallow: /tables/\nDisallow: /mine\nDisallow: /letters/\nDisallow: /mailbox\nDisallow: /operator\n'

health.get('/robots.txt', c => c.text(ROBOTS))
