/** Copies a folder in use in two passes: first while it is written to, then only what has changed, while nobody writes. */
import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, type BigIntStats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The resolution of file times: a file changed this recently may change again without showing it. */
const UNSURE_NS = 2_000_000_000n

/** Skips files that SQLite recreates from the others. */
const isNeeded = (name: string): boolean => !name.endsWith('-shm')

export class Copying {
  readonly #from: string
  readonly #to: string
  /** For each file its state before it was copied; undefined if that is inconclusive. */
  readonly #copied = new Map<string, string | undefined>()

  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  /** Copies all files that have changed since their last copy; returns how many. */
  catchUp(): number {
    const entries = readdirSync(this.#from, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const names = entries.map(({ parentPath, name }) => join(parentPath, name).slice(this.#from.length + 1)).filter(isNeeded)
    this.#dropOthers(new Set(names))
    return names.filter(name => this.#copy(name)).length
  }

  #copy(name: string): boolean {
    const stat = statSync(join(this.#from, name), { bigint: true, throwIfNoEntry: false })
    if (!stat) return false
    const mark = markOf(stat)
    const known = this.#copied.get(name)
    if (known !== undefined && known === mark) return false
    mkdirSync(dirname(join(this.#to, name)), { recursive: true, mode: 0o700 })
    copyFileSync(join(this.#from, name), join(this.#to, name), constants.COPYFILE_FICLONE)
    this.#copied.set(name, mark)
    return true
  }

  #dropOthers(wanted: ReadonlySet<string>): void {
    for (const name of this.#copied.keys()) {
      if (wanted.has(name)) continue
      rmSync(join(this.#to, name), { force: true })
      this.#copied.delete(name)
    }
  }
}

function markOf({ size, mtimeNs, ino }: BigIntStats): string | undefined {
  const now = BigInt(Date.now()) * 1_000_000n
  return now - mtimeNs < UNSURE_NS ? undefined : `${ino} ${size} ${mtimeNs}`
}
