/** A site that lacks a setting says so to whoever comes, and in its log. */
import { unreadyPage } from '../../web/pages/unready'
import { log } from '../log'
import { preferred } from './guard'
import { PAGE } from './headers'
import type { Health } from './health'

const STATUS = { status: 503 }
/** Said once by each Worker that starts. */
let said = ''

export function unready(request: Request, missing: readonly string[]): Response {
  const wrong = missing.join('\n')
  if (said !== wrong) for (const why of missing) log('error', 'setting-missing', { says: why })
  said = wrong
  if (new URL(request.url).pathname === '/health') return Response.json({ ready: false, wrong: [...missing] } satisfies Health, STATUS)
  const language = preferred(request.headers.get('accept-language') ?? '')
  return new Response(unreadyPage({ language, now: Date.now(), missing }), { ...STATUS, headers: PAGE })
}
