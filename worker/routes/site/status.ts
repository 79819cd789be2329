/** What the local host's supervisor reports about the machine. */
import type { Status } from '../../model/operator'

/** Undefined on the platform, and before the first report. */
export async function statusFrom({ STATUS }: Env): Promise<Status | undefined> {
  const answer = await STATUS?.fetch('http://status/site.json')
  return answer?.ok ? answer.json<Status>() : undefined
}
