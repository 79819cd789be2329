/** Names that people type: none may look empty, and no two at a table may look alike. */
import { describe, expect, test } from 'vitest'
import { NAME_LENGTH } from '../../worker/shared/bounds'
import { lookalikeKey, visibleName } from '../../worker/shared/naming'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, sit } from '../kit/players'

describe('a name', () => {
  test.each([
    ['joiners', '\u200d\u200c\u2060'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['the filler of Hangul', '\u3164'],
    ['its other fillers', '\u115f\u1160\uffa0'],
    ['the blank of braille', '\u2800 \u2800'],
    ['a soft hyphen', '\u00ad'],
    ['the joiner of graphemes', '\u034f'],
    ['an accent on nothing', '\u0301'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['Mongolian selectors', '\u180b\u180e'],
  ])('of %s counts as empty', (_, typed) => {
    expect(visibleName(typed)).toBe('')
  })

  test.each(['Anne', 'Олена', 'Łucja', 'José', '☠', '李', 'Zoë-Marie', '7', 'O’Neil', '한글'])('like %s stays as it was typed', typed => {
    expect(visibleName(typed)).toBe(typed)
  })

  test('loses its invisible characters', () => {
    expect(visibleName('An\ufe0fne\u3164')).toBe('An ne')
  })
})

describe('two names', () => {
  test.each([
    ['Anne', 'Аnnе', 'of which one has Cyrillic letters'],
    ['Boris', 'Bоrіѕ', 'of which one has Cyrillic letters'],
    ['Anne', 'ΑNNE', 'of which one has a Greek letter'],
    ['Billy', 'BiIly', 'with the sticks of i and l'],
    ['Bob', 'B0b', 'with a nought'],
    ['Anne', 'Ａｎｎｅ', 'of wide letters'],
    ['Anne', '𝐀𝐧𝐧𝐞', 'of bold letters'],
    ['Anne', 'Anne.', 'of which one ends with a dot'],
    ['Tom', 'Torn', 'with r and n for m'],
  ])('%s and %s look alike, %s', (one, other) => {
    expect(lookalikeKey(other)).toBe(lookalikeKey(one))
  })

  test.each([
    ['Anne', 'Anna'],
    ['Олена', 'Олеся'],
    ['Петро', 'Пётр'],
    ['Łucja', 'Lucja'],
    ['Иван', 'Йван'],
    ['Kim', 'Tim'],
    ['☠', '⚓'],
  ])('%s and %s do not', (one, other) => {
    expect(lookalikeKey(other)).not.toBe(lookalikeKey(one))
  })
})

describe('at a table', async () => {
  const claims = claimsOn(await openTable(visitor(), HOME, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Kim', 'Long', 'Last'] }))
  const takeAs = (seat: number, name: string) => sit({ name, visitor: visitor() }, claims[seat]?.href ?? '')

  test('whoever takes a seat with an invisible name is asked for another', async () => {
    for (const name of ['\u3164', '\u2800', '\ufe0f']) {
      const page = await takeAs(0, name)
      expect(page.status).toBe(422)
      expect(page.textOf('main')).toContain('name')
    }
  })

  test('a name that looks like another’s gets a number', async () => {
    expect((await takeAs(0, 'Anne')).status).toBe(200)
    const page = await takeAs(1, 'Аnnе')
    expect(page.textOf('main')).toContain('Аnnе 2')
  })

  test('gets it even if it has the maximum length', async () => {
    const long = '𝐀'.repeat(NAME_LENGTH)
    await takeAs(2, long)
    const page = await takeAs(3, long)
    expect(page.html).toContain(`${'𝐀'.repeat(NAME_LENGTH - 3)} 2`)
  })
})
