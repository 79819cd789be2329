/** The round of a beacon as people see it: at the table while it is awaited, in a letter, on the proof page and in its script. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import type { TableModel } from '../../worker/model'
import { claimPage } from '../../web/pages/joining/claim'
import { proofPage } from '../../web/pages/past/proof'
import { whoCouldPage } from '../../web/pages/site/who-could'
import { wordsOf } from '../../web/words/platform'
import { gameOf } from '../../worker/games'
import { commitment, keyWithRound, tableChance, tableKey } from '../../worker/rules/chance'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { timeOf } from '../../worker/beacon/chain'
import type { NamedRound } from '../../worker/model/round'
import { OWN_CHAIN, signatureOf } from '../kit/beacon'
import { checked } from './proof'
import { matchAfter, modelOf } from './scene'

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
const WORDS = ['salt', 'gull']
const SEATS_KEY = tableKey(SECRET, WORDS)
const ROUND = 4_000_000
const due = timeOf(OWN_CHAIN, ROUND)
const named: NamedRound = {
  chain: OWN_CHAIN,
  round: ROUND,
  seal: bytesToHex(sha256(SEATS_KEY)),
  named: due - 30_000,
  due,
  until: due + 180_000,
}
const came: NamedRound = { ...named, signature: signatureOf(ROUND) }
const missed: NamedRound = { ...named, missed: 'wrong' }
const now = due + 1_000_000

function proof(beacon: NamedRound, language: Language = 'en', signature = beacon.signature): string {
  const key = signature === undefined ? SEATS_KEY : keyWithRound(SEATS_KEY, signature)
  const chance = tableChance(key, 0)
  for (let n = 2; n < 22; n++) chance.pick(n)
  const draws = chance
    .trace()
    .map(({ i, n, came }): { position: number; draw: [number, number, number] } => ({ position: 0, draw: [i, n, came] }))
  const open = { secret: bytesToHex(SECRET), words: WORDS, key: bytesToHex(key), draws }
  return proofPage({ language, now, proof: { id: 'abc', name: 'Salt', commitment: commitment(SECRET), beacon, open } })
}

describe('the proof’s script', () => {
  test('confirms the signature, the hash fixed before it and every draw', async () => {
    const { seal, signature, key, verdict } = await checked(proof(came))
    expect([seal, signature, key]).toEqual(['✓ right', '✓ right', '✓ right'])
    expect(verdict).toContain('everything is right')
  })

  test('detects a signature of another round, though every draw follows from it', async () => {
    const forged = signatureOf(ROUND + 1)
    const { seal, signature, key, verdict } = await checked(proof({ ...came, signature: forged }))
    expect([seal, signature, key]).toEqual(['✓ right', '✗ wrong', '✓ right'])
    expect(verdict).toContain('Something is wrong')
  })

  test('detects words changed after the round was named', async () => {
    const { seal, verdict } = await checked(proof({ ...came, seal: '00'.repeat(32) }))
    expect(seal).toBe('✗ wrong')
    expect(verdict).toContain('Something is wrong')
  })

  test('needs no signature if the round did not come', async () => {
    const page = proof(missed)
    expect(page).not.toContain('data-beacon')
    expect(await checked(page)).toMatchObject({
      seal: '✓ right',
      signature: '',
      key: '✓ right',
      verdict: expect.stringContaining('everything is right'),
    })
  })
})

describe.each(LANGUAGES)('in %s', language => {
  const meanings = (page: string): number => (/<h2 id="means"[^]*?<\/ul>/.exec(page)?.[0].match(/<li>/g) ?? []).length

  test('the proof says what a round proves, and that a missed one proves no more than none', () => {
    expect(meanings(proof(came, language))).toBe(3)
    expect(meanings(proof(missed, language))).toBe(4)
    expect(proof(came, language)).toContain(came.signature)
  })

  test('the letter has the round, its time, and what was fixed', () => {
    const model: TableModel = modelOf(matchAfter(gameOf('tunnel'), { seats: 2, edition: 'tortuga' }), 0)
    const head = { ...model.head, stage: 'seating' as const, beacon: named }
    const letter = {
      kind: 'round' as const,
      language,
      now: named.named,
      siteUrl: 'https://boat.example',
      link: 'https://boat.example/s',
      stop: 'https://boat.example/stop',
      table: { ...model, head },
    }
    const { text, html, subject } = writeLetter(letter, gameOf('tunnel'))
    for (const said of [String(ROUND), named.seal, OWN_CHAIN.key, head.commitment])
      expect([text.replace(/\s/g, '').includes(said), html.includes(said)]).toEqual([true, true])
    expect(subject).toContain(head.name)
  })

  test('the invitation says that a round goes into the dice, unless one plays alone with bots', () => {
    const { head } = modelOf(matchAfter(gameOf('tunnel'), { seats: 2, edition: 'tortuga' }), 'watcher')
    const [own, other] = head.seats
    if (!own || !other) throw new Error('there are not two seats')
    const said = wordsOf(language).bundle.getMessage('dice-words-beacon')?.value
    const form = { game: gameOf('tunnel'), seat: 0, action: '/claim', words: 'gull', letters: false, nameLength: 40, wordsLength: 100 }
    const shows = (beacon: boolean, seats = head.seats): boolean =>
      claimPage({ language, now, head: { ...head, seats }, beacon, ...form }).includes(String(said))
    expect([shows(true), shows(false), shows(true, [own, { ...other, bot: true }])]).toEqual([true, false, false])
  })

  test.each([true, false])('the page on who could cheat covers every possibility (with a beacon: %s)', beacon => {
    const page = whoCouldPage({ language, now, beacon })
    const told = ['host', 'last', 'site', 'beacon', 'all'].map(
      place => new RegExp(`<h2 id="${place}">[^]*?</section>`).exec(page)?.[0].match(/<p /g)?.length
    )
    expect(told).toEqual([2, 2, 3, 2, 2])
    expect(page).not.toContain('who-')
  })
})
