/** Unexpected errors: logged with their place, and explained truthfully to the person. */
import { routePath } from 'hono/route'
import { errorPage } from '../../../web/pages/site/error'
import { log } from '../../shared/log'
import { isTableId } from '../../shared/keys'
import type { Table } from '../../table/table'
import { page, reading, refuse, type Request } from './site'

const OF_TABLE = /^\/tables\/([a-z2-7]+)(?:\/|$)/

export async function unexpected(error: Error, c: Request): Promise<Response> {
  const id = OF_TABLE.exec(new URL(c.req.url).pathname)?.[1]
  if (id === undefined || !isTableId(c.env.SITE_KEY, id)) {
    log('error', 'request-failed', { route: routePath(c, -1), why: error })
    return refuse(c, 500)
  }
  log('error', 'request-failed', { route: routePath(c, -1), table: id, why: error })
  const object = c.env.TABLE.idFromName(id)
  if (await isReadable(c.env.TABLE.get(object))) return refuse(c, 500)
  log('error', 'table-damaged', { table: id, object: String(object), says: 'its records cannot be read: put them back from a backup' })
  return page(errorPage({ ...reading(c), status: 500, damaged: id }), 500)
}

/** An overloaded platform, or one that is moving the table, has damaged nothing. */
async function isReadable(table: DurableObjectStub<Table>): Promise<boolean> {
  try {
    await table.readThrough()
    return true
  } catch (error) {
    return error instanceof Error && ['overloaded', 'retryable'].some(passing => Reflect.get(error, passing) === true)
  }
}
