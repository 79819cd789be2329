/** The page that proves a table's chance: what it claims, and what the browser works out again. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commitment } from '../../worker/rules/chance'
import { LANGUAGES } from '../../worker/drawing/game'
import { checked } from './proof'
import { all } from '../kit/all'
import { DRAWS, drawsOf, proof, SECRET } from './proofs'

describe('the proof', () => {
  test.each(LANGUAGES)('says in %s what it proves to whom, during the game and after it', language => {
    for (const page of [proof(language), proof(language, DRAWS)]) {
      const meanings = all(page, /<h2 id="means"[^]*?<ul class="points">([^]*?)<\/ul>/g).join('')
      expect(all(meanings, /<li>(.+?)<\/li>/g).map(meaning => meaning.length > 60)).toEqual([true, true, true, true])
    }
  })

  test.each(LANGUAGES)('nowhere claims in %s that nobody could have chosen the dice', language => {
    const words = readFileSync(`web/words/${language}.ftl`, 'utf8')
    expect(
      words.match(
        /nobody could have chosen|this site included|не мог никто|не міг ніхто|nikt nie mógł|just as fair|такими же честными|такі самі чесні|równie uczciwe/gi
      )
    ).toBeNull()
  })

  test('reveals nothing of the secret during the game', () => {
    expect(proof('en')).toContain(commitment(SECRET))
    expect(proof('en')).not.toContain('data-secret')
  })

  test('recomputes commitment, key and every draw in the browser', async () => {
    const { verdict, commitment, key, draws } = await checked(proof('en', DRAWS))
    expect(verdict).toBe('Your browser has worked out the fingerprint, the key and all 120 draws again: everything is right.')
    expect([commitment, key, ...draws].filter(found => found !== '✓ right')).toEqual([])
  })

  test.each([
    [
      'a draw that came otherwise',
      DRAWS.map((row, at) => (at === 50 ? { ...row, draw: [50, row.draw[1], (row.draw[2] + 1) % row.draw[1]] as const } : row)),
    ],
    ['a draw that was left out', DRAWS.filter((_, at) => at !== 50)],
  ])('detects %s', async (_, tampered) => {
    const { verdict, draws } = await checked(
      proof(
        'en',
        tampered.map(({ position, draw: [i, n, came] }) => ({ position, draw: [i, n, came] }))
      )
    )
    expect(verdict).toBe('Something is wrong here: it’s marked below.')
    expect(draws.flatMap((found, at) => (found === '✓ right' ? [] : [at]))).toEqual([50])
  })

  test('computes draws after a restore from their epoch, and explains it', async () => {
    const html = proof('en', [...DRAWS, ...drawsOf([6, 6, 6], DRAWS.length, 1_900_000_000_000)])
    expect(html).toContain('here that number is 1900000000000')
    const { draws } = await checked(html)
    expect(draws.filter(found => found !== '✓ right')).toEqual([])
    const { draws: without } = await checked(html.replaceAll(/ data-epoch="\d+"/g, ''))
    expect(without.filter(found => found !== '✓ right').length).toBeGreaterThan(0)
  })

  test('detects a replaced secret', async () => {
    const { verdict, commitment } = await checked(proof('en', DRAWS, SECRET.with(0, 99)))
    expect(commitment).toBe('✗ wrong')
    expect(verdict).toContain('Something is wrong')
  })
})
