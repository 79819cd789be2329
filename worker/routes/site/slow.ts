/** Request times by route, kept in memory by each Worker, because they concern only this machine, now. */
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { SLOW_MS } from '../../shared/bounds'
import { log } from '../../shared/log'
import type { Site } from '../request/site'
import type { RouteTimes } from '../../model/operator'

const taken = new Map<string, { times: number; slowest: number; all: number }>()

export const timed = createMiddleware<Site>(async (c, next) => {
  const since = performance.now()
  await next()
  if (c.res.status === 404) return
  const ms = Math.round(performance.now() - since)
  const route = `${c.req.method} ${routePath(c, -1)}`
  const before = taken.get(route) ?? { times: 0, slowest: 0, all: 0 }
  taken.set(route, { times: before.times + 1, slowest: Math.max(before.slowest, ms), all: before.all + ms })
  if (ms >= SLOW_MS) log('warn', 'slow-request', { route, ms })
})

export const slowest = (most: number): RouteTimes[] =>
  [...taken]
    .map(([route, { times, slowest, all }]) => ({ route, times, slowest, mean: Math.round(all / times) }))
    .sort((a, b) => b.slowest - a.slowest)
    .slice(0, most)
