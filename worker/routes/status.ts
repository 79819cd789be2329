/** What the machine says of the site, where it stands on one's own. */
import type { Env } from '../env'
import type { Time } from '../../web/model'

/** As worker/host/status.ts writes it each minute. */
export interface Status {
  at: Time
  tables: number
  /** Of these, in the last day. */
  touched: number
  bytes: number
  free: number
}

/** Undefined on the platform, and where nothing was written yet. */
export async function statusFrom({ STATUS }: Env): Promise<Status | undefined> {
  const answer = await STATUS?.fetch('http://status/site.json')
  return answer?.ok ? answer.json<Status>() : undefined
}
