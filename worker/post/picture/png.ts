/** PNG with a palette: our drawings are flat and have hard edges, so one byte a pixel is enough. */
import { deflateSync } from 'node:zlib'

const COLOURS = 256

/** Encodes opaque pixels of four bytes each; undefined if there are more colours than a palette holds. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const places = new Map<number, number>()
  // Each row begins with its filter byte: 0, no filter, which suits a palette best.
  const rows = new Uint8Array((width + 1) * height)
  let last = -1
  let place = 0
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++, from += 4) {
      const colour = view.getUint32(from)
      if (colour !== last) {
        last = colour
        place = places.get(colour) ?? places.size
        if (place === places.size) places.set(colour, place)
      }
      rows[to++] = place
    }
  }
  return places.size > COLOURS ? undefined : file([...places.keys()], rows, width, height)
}

function file(colours: readonly number[], rows: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 3, 0, 0, 0], 8)
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flatMap(colour => [colour >>> 24, colour >>> 16, colour >>> 8]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)))
  return bytes
}

const CHECKS = Uint32Array.from({ length: 256 }, (_, n) => {
  let check = n
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1
  return check
})

function checksum(bytes: Uint8Array): number {
  let check = 0xffffffff
  for (const byte of bytes) check = (CHECKS[(check ^ byte) & 255] ?? 0) ^ (check >>> 8)
  return (check ^ 0xffffffff) >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
