/** A site that lacks a setting says so to every visitor, and in its log. */
import { unreadyPage } from '../../../web/pages/site/unready'
import { log } from '../../shared/log'
import { preferred } from '../request/guard'
import { PAGE } from '../request/headers'
import type { Health } from './health'

const STATUS = { status: 503 }
/** What was logged last, so that each Worker logs it once. */
let said = ''

export function unready(request: Request, missing: readonly string[]): Response {
  const wrong = missing.join('\n')
  if (said !== wrong) for (const why of missing) log('error', 'setting-missing', { says: why })
  said = wrong
  if (new URL(request.url).pathname === '/health') return Response.json({ ready: false, wrong: [...missing] } satisfies Health, STATUS)
  const language = preferred(request.headers.get('accept-language') ?? '')
  return new Response(unreadyPage({ language, now: Date.now(), missing }), { ...STATUS, headers: PAGE })
}
