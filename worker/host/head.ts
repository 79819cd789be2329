/** How a database's file begins, and where it says how large it is: https://www.sqlite.org/fileformat2.html. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const MAGIC = 'SQLite format 3\0'
const AT = { pageSize: 16, pages: 28 }
const HEAD_BYTES = 32
/** Too many for two bytes, and so written as 1. */
const LARGEST_PAGE = 65_536

export interface Head {
  /** As the file has it; the rest is what its head says. */
  size: number
  isDatabase: boolean
  pageSize: number
  pages: number
}

export function headOf(path: string): Head {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    readSync(file, head)
    const pageSize = head.readUInt16BE(AT.pageSize)
    return {
      size: fstatSync(file).size,
      isDatabase: head.toString('latin1', 0, MAGIC.length) === MAGIC,
      pageSize: pageSize === 1 ? LARGEST_PAGE : pageSize,
      pages: head.readUInt32BE(AT.pages),
    }
  } finally {
    closeSync(file)
  }
}
