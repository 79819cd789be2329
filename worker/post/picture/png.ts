/** PNG with a palette: our drawings are flat, so that 256 colours show them as well as millions, at a third of the size. */
import { deflateSync } from 'node:zlib'

export const Q = { n: 256 }
const COLOURS = 256
/** Colours that agree in their five highest bits count as one. */
const BUCKETS = 1 << 15

/** From opaque pixels of four bytes each. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const { palette, places } = paletteOf(pixels)
  // Each row begins with its filter: none, which is best for a palette.
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++, from += 4) rows[to++] = places[bucketAt(pixels, from)] ?? 0
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 3, 0, 0, 0], 8)
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

const bucketAt = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3)

/** The colours seen most, and for each bucket the place of the nearest of them. */
function paletteOf(pixels: Uint8Array): { palette: Uint8Array; places: Uint8Array } {
  const counts = new Uint32Array(BUCKETS)
  /** A flat colour fills most of its bucket, so that the first one seen stands for it. */
  const samples = new Uint32Array(BUCKETS)
  for (let at = 0; at < pixels.length; at += 4) {
    const bucket = bucketAt(pixels, at)
    const count = counts[bucket] ?? 0
    if (count === 0) samples[bucket] = at
    counts[bucket] = count + 1
  }
  const seen = Array.from(counts.keys()).filter(bucket => counts[bucket])
  const chosen = seen.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, Q.n)
  const palette = Uint8Array.from(chosen.flatMap(bucket => [...pixels.subarray(samples[bucket], (samples[bucket] ?? 0) + 3)]))
  const places = new Uint8Array(BUCKETS)
  for (const bucket of seen) places[bucket] = nearest(palette, pixels, samples[bucket] ?? 0)
  return { palette, places }
}

function nearest(palette: Uint8Array, pixels: Uint8Array, at: number): number {
  let best = 0
  let least = Infinity
  for (let i = 0; i < palette.length; i += 3) {
    let distance = 0
    for (let c = 0; c < 3; c++) distance += ((palette[i + c] ?? 0) - (pixels[at + c] ?? 0)) ** 2
    if (distance < least) {
      least = distance
      best = i / 3
    }
  }
  return best
}

// ── the file ──

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
