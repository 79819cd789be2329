/** Files of objects that a disk has damaged so that it shows at a glance: named at the start, for workerd says only that some were. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alarmsOf } from './folder.ts'
import { headOf } from './head.ts'

/** What is to be said of them, a line each. */
export function damagedIn(objects: string): string[] {
  const names = readdirSync(objects, { recursive: true, encoding: 'utf8' })
  const known = new Set(names)
  return names.filter(name => name.endsWith('.sqlite')).flatMap(name => {
    const path = join(objects, name)
    const why = damageOf(path, known.has(`${name}-wal`))
    return why ? [`${path} ${why}: put it back from a backup. ${isAlarms(path) ? 'The site cannot start without it.' : 'Only what is in it cannot be used meanwhile.'}`] : []
  })
}

const isAlarms = (path: string): boolean => alarmsOf(dirname(path)) === path

/** What was not yet carried over from the log beside it may be missing in the file itself. */
function damageOf(path: string, hasLog: boolean): string | undefined {
  const { size, isDatabase, pageSize, pages } = headOf(path)
  if (size === 0) return undefined
  if (!isDatabase) return 'is no database'
  return !hasLog && size < pages * pageSize ? 'is cut off' : undefined
}
