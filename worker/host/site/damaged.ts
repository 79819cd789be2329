/** Finds obviously damaged object files before a start, because workerd does not say which they are. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alarmsOf } from './folder.ts'
import { headOf } from './head.ts'

/** A message for each damaged file. */
export function damagedIn(objects: string): string[] {
  const names = readdirSync(objects, { recursive: true, encoding: 'utf8' })
  const known = new Set(names)
  return names
    .filter(name => name.endsWith('.sqlite'))
    .flatMap(name => {
      const path = join(objects, name)
      const why = damageOf(path, known.has(`${name}-wal`))
      return why
        ? [
            `${path} ${why}: put it back from a backup. ${isAlarms(path) ? 'The site cannot start without it.' : 'Only what is in it cannot be used meanwhile.'}`,
          ]
        : []
    })
}

const isAlarms = (path: string): boolean => alarmsOf(dirname(path)) === path

/** Pages that are still only in the write-ahead log may be missing from the file. */
function damageOf(path: string, hasLog: boolean): string | undefined {
  const { size, isDatabase, pageSize, pages } = headOf(path)
  if (size === 0) return undefined
  if (!isDatabase) return 'is no database'
  return !hasLog && size < pages * pageSize ? 'is cut off' : undefined
}
