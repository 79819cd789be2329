/** Compresses static files, once per content instead of once per build. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { put } from './put.ts'
import type { StaticFile } from './static.ts'
import { ENCODINGS, type Encoding, kind } from './types.ts'

export interface Variant {
  path: string
  encoding: Encoding
  file: string
}

/** Formats that are already compressed. */
const PACKED = ['woff2', 'png']

const METHODS: Record<Encoding, (bytes: Uint8Array) => Uint8Array> = {
  br: bytes => brotliCompressSync(bytes),
  gzip: bytes => gzipSync(bytes, { level: 9 }),
  '': bytes => bytes,
}

/** Writes the variants to a folder. A file's name has the hash of its content, so an existing one is up to date. */
export function encode(files: readonly StaticFile[], folder: string): Variant[] {
  return files.flatMap(({ path, bytes }) =>
    ENCODINGS.filter(encoding => !encoding || !PACKED.includes(kind(path))).map(encoding => {
      const file = join(folder, path + (encoding && `.${encoding}`))
      if (!existsSync(file)) put(file, METHODS[encoding](bytes))
      return { path, encoding, file }
    })
  )
}
