/** Answers 405 with the allowed methods if the address exists but not for this method. */
import type { Hono } from 'hono'
import { refuse, type Request, type Site } from './site'

export function notFound(site: Hono<Site>, c: Request): Response {
  const taken = methodsAt(site, c.req.path)
  if (taken.length === 0) return refuse(c, 404)
  const refusal = refuse(c, 405)
  refusal.headers.set('allow', taken.join(', '))
  return refusal
}

/** The methods of the routes at a path; middleware matches every path for all methods and does not count. */
function methodsAt(site: Hono<Site>, path: string): string[] {
  const takes = (method: string) => site.router.match(method, path)[0].some(([[, route]]) => route.method === method)
  return [...(takes('GET') ? ['GET', 'HEAD'] : []), ...(takes('POST') ? ['POST'] : [])]
}
