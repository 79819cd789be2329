/** Mutations of the sources of the dice, and of the draws. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { commitment } from '../../worker/rules/chance'
import { signatureOf, OWN_CHAIN } from '../kit/beacon'
import { QUICKNET } from '../../worker/beacon/chain'
import { some, withSome, type Kinds } from './kinds'

const flipped = (hex: string, at: number): string => hex.slice(0, at) + (parseInt(hex.charAt(at), 16) ^ 1).toString(16) + hex.slice(at + 1)
const drawn = <T extends { draws: unknown[] }>(rows: readonly T[]): T[] => rows.filter(({ draws }) => draws.length > 0)

export const OF_CHANCE: Kinds = {
  'a bit of the secret': (file, chance) => ((file.secret = flipped(file.secret, chance.pick(64))), true),
  'a bit of the fingerprint': (file, chance) => ((file.commitment = flipped(file.commitment, chance.pick(64))), true),
  'another secret with its own fingerprint'(file, chance) {
    file.secret = bytesToHex(Uint8Array.from({ length: 32 }, () => chance.pick(256)))
    file.commitment = commitment(hexToBytes(file.secret))
    return true
  },
  'the words of a seat'(file, chance) {
    const seat = chance.pick(file.words.length)
    file.words = file.words.map((words, at) => (at === seat ? `${words}${chance.pick(10)}` : words))
    return true
  },
  'the words of two seats, exchanged'(file) {
    const [first = '', second = '', ...more] = file.words
    file.words = [second, first, ...more]
    return first !== second
  },
  'the words of a seat, left out': (file, chance) => file.words.splice(chance.pick(file.words.length), 1).length > 0,
  'which draw it was': (file, chance) =>
    withSome(drawn(file.answers), chance, row => withSome(row.draws, chance, draw => (draw[0] += 1 + chance.pick(5)))),
  'below what was drawn': (file, chance) =>
    withSome(drawn(file.answers), chance, row => withSome(row.draws, chance, draw => (draw[1] += 1 + chance.pick(5)))),
  'what came of a draw': (file, chance) =>
    withSome(drawn(file.answers), chance, row =>
      withSome(row.draws, chance, draw => (draw[2] = (draw[2] + 1 + chance.pick(draw[1] - 1)) % draw[1]))
    ),
  'a draw left out': (file, chance) => withSome(drawn(file.answers), chance, row => row.draws.splice(chance.pick(row.draws.length), 1)),
  'a draw twice': (file, chance) =>
    withSome(drawn(file.answers), chance, row => row.draws.push(structuredClone(some(row.draws, chance) ?? [0, 2, 0]))),
  'the draws of two answers, exchanged'(file, chance) {
    const rows = drawn(file.answers)
    const [a, b] = [some(rows, chance), some(rows, chance)]
    if (!a || !b || a === b) return false
    ;[a.draws, b.draws] = [b.draws, a.draws]
    return true
  },
  'how many draws a decision took': (file, chance) =>
    withSome(
      file.answers.flatMap(({ given }) => given),
      chance,
      given => (given.draws = (given.draws ?? 0) + 1)
    ),
  'the round of the beacon': ({ beacon }, chance) => beacon !== undefined && ((beacon.round += 1 + chance.pick(3)), true),
  'the round and its time, as another': ({ beacon }, chance) => {
    if (!beacon) return false
    const later = 1 + chance.pick(3)
    beacon.round += later
    beacon.due += later * 1000 * beacon.chain.period
    return true
  },
  'the signature of another round': ({ beacon }, chance) =>
    beacon !== undefined && ((beacon.signature = signatureOf(beacon.round + 1 + chance.pick(9))), true),
  'a bit of the round’s signature': ({ beacon }, chance) =>
    beacon?.signature !== undefined && ((beacon.signature = flipped(beacon.signature, 1 + chance.pick(95))), true),
  'the fingerprint that the round was named with': ({ beacon }, chance) =>
    beacon !== undefined && ((beacon.seal = flipped(beacon.seal, chance.pick(64))), true),
  'whose beacon it is': ({ beacon }, chance) =>
    beacon !== undefined && ((beacon.chain = { ...(chance.pick(2) ? QUICKNET : OWN_CHAIN), key: QUICKNET.key }), true),
  'a round that is said not to have come': ({ beacon }) => {
    if (!beacon) return false
    delete beacon.signature
    beacon.missed = 'absent'
    return true
  },
  'a round that was never named': file => 'beacon' in file && delete file.beacon,
  'a round that was named when it was out': ({ beacon }) => beacon !== undefined && ((beacon.named = beacon.due), true),
}
