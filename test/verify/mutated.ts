/** Finished games, changed at random in many ways and signed again by the site itself. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { addFixture, gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import type { FinishedGame } from '../../worker/table/views/export'
import { signedText } from '../../worker/table/views/signing'
import { toy } from '../games/toy'
import { rememberPositions, type Mutation } from './kinds'
import { OF_CHANCE } from './of-chance'
import { OF_ROWS } from './of-rows'
import { OF_THE_REST } from './of-end'
import { ONLY_SIGNED } from './only-signed'
import { asCommits } from './older'
import { played, playedMarked } from './played'

addFixture(toy)
const [tunnel, regatta] = [gameOf('tunnel'), gameOf('regatta')]
const SMALL = { sections: 4, pirates: 3 }

const SHORT: FinishedGame[] = [
  played({ game: toy, edition: 'plain', seats: 3, bots: 1 }),
  played({ game: tunnel, edition: 'jamaica', seats: 2, house: SMALL }),
  played({ game: toy, edition: 'plain', seats: 3, beacon: true, seed: 2 }),
  played({ game: tunnel, edition: 'hispaniola', seats: 2, house: SMALL, seed: 5, stops: 'vote' }),
  played({ game: tunnel, edition: 'tortuga', seats: 2, house: SMALL, seed: 6, stops: 'claim' }),
]
const LONG: FinishedGame[] = [
  played({ game: tunnel, edition: 'tortuga', seats: 3, bots: 1, house: SMALL, beacon: true, seed: 3 }),
  played({ game: regatta, edition: 'first', seats: 3, bots: 1, seed: 4, brisk: true }),
]
/** As written by older tables, whose rows contained whole commits. */
export const OLDER: FinishedGame[] = [
  asCommits(playedMarked({ game: toy, edition: 'plain', seats: 3, bots: 1, seed: 7 })),
  asCommits(playedMarked({ game: tunnel, edition: 'tortuga', seats: 3, bots: 1, house: SMALL, seed: 2 })),
  asCommits(playedMarked({ game: regatta, edition: 'first', seats: 3, bots: 1, seed: 4, brisk: true })),
]
/** The long games are used less often than the short ones. */
export const GAMES: FinishedGame[] = [...SHORT, ...SHORT, ...LONG, ...OLDER]

const OWN = new Uint8Array(32).fill(3)
/** As the site itself would sign it. */
export const signedAnew = (file: FinishedGame): FinishedGame => ({
  ...file,
  site: { key: bytesToHex(ed25519.getPublicKey(OWN)), signature: bytesToHex(ed25519.sign(utf8ToBytes(signedText(file)), OWN)) },
})
export const SIGNED = GAMES.map(signedAnew)

/** So many mutations of one kind, game after game, from one that the seed names; one that changed nothing does not count. */
export function mutated(kind: Mutation, seed: number, each: number): FinishedGame[] {
  const chance = seededChance(seed)
  const found: FinishedGame[] = []
  for (let n = 0; found.length < each && n < 20 * each; n++) {
    const original = SIGNED[(seed + n) % SIGNED.length]
    if (!original) throw new Error('no game')
    const file = structuredClone(original)
    rememberPositions(file)
    if (kind(file, chance) && JSON.stringify(file) !== JSON.stringify(original)) found.push(file)
  }
  return found
}

type Kinds = readonly (readonly [name: string, kind: Mutation, seed: number])[]
const listed = (kinds: Record<string, Mutation>): Kinds => Object.entries(kinds).map(([name, kind], seed) => [name, kind, seed])

/** The mutations that the rules detect, whoever signed the file. */
export const JUDGED = listed({ ...OF_CHANCE, ...OF_ROWS, ...OF_THE_REST })
/** The mutations that only the signature detects. */
export const BY_SIGNATURE = listed(ONLY_SIGNED)
