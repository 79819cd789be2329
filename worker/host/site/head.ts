/** The header of an SQLite file: https://www.sqlite.org/fileformat2.html. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const MAGIC = 'SQLite format 3\0'
const AT = { pageSize: 16, pages: 28 }
const HEAD_BYTES = 32
/** 65,536 does not fit into two bytes, so it is stored as 1. */
const LARGEST_PAGE = 65_536

export interface Head {
  /** The file's size; the other fields come from its header. */
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
