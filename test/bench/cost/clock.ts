/** Deterministic time and randomness for the bench: the clock moves only on command, alarms fire in its order, and random values repeat. */
import type { Kind } from './figures'

/** A Monday far enough in the future that no real alarm is due. */
const START = Date.UTC(2031, 0, 6, 9)

interface Ringer {
  kind: Kind
  id: string
}

let now = START
let state = 1
const alarms = new Map<string, Ringer & { at: number }>()

Date.now = () => now
Math.random = () => next() / 2 ** 32
crypto.getRandomValues = array => {
  if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => (bytes[i] = next() >>> 24))
  return array
}

/** Marsaglia's xorshift. */
function next(): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return state >>> 0
}

export function seed(n: number): void {
  state = n * 2_654_435_761 || 1
}

export const time = (): number => now

export function moveTo(at: number): void {
  now = Math.max(now, at)
}

/** Takes the first alarm due until then. */
export function nextAlarm(until: number): (Ringer & { at: number }) | undefined {
  const due = [...alarms.values()].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
  const [first] = due
  if (first) alarms.delete(first.id)
  return first
}

/** Keeps the object's alarm here; every time it is set counts as one row written. */
export function alarmsOf(storage: DurableObjectStorage, ringer: Ringer, billed: () => void): void {
  storage.setAlarm = async at => {
    billed()
    alarms.set(ringer.id, { ...ringer, at: Number(at) })
  }
  storage.getAlarm = async () => alarms.get(ringer.id)?.at ?? null
  storage.deleteAlarm = async () => void alarms.delete(ringer.id)
}
