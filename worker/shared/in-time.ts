/** The answers of several objects for a page that does not wait for the slowest; undefined for one that is late or has failed. */
import { log } from './log'

export async function inTime<T>(ms: number, asked: readonly Promise<T>[]): Promise<(T | undefined)[]> {
  const end = Promise.withResolvers<undefined>()
  const timer = ms === Infinity ? undefined : setTimeout(end.resolve, ms, undefined)
  const answers = await Promise.all(asked.map(answer => Promise.race([end.promise, answer.catch(failed)])))
  clearTimeout(timer)
  return answers
}

function failed(error: unknown): undefined {
  log('error', 'table-failed', { why: error })
  return undefined
}
