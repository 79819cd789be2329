/** Names as people see them: invisible characters are dropped, and names that look alike count as the same. */

/** Invisible characters: fillers, joiners, selectors, and the braille blank, which Unicode counts as a symbol. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The visible part of a name; empty if there is none. */
export function visibleName(line: string): string {
  const name = line.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return SEEN.test(name) ? name : ''
}

/** Letters of other scripts, keyed to the Latin letters they look like. */
const TWINS = twins({
  a: 'аɑαａ',
  b: 'Ььβ',
  c: 'сϲⅽ',
  d: 'ԁⅾ',
  e: 'еєҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιıӏ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ⅼ',
  m: 'мⅿ',
  n: 'ոп',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гɾ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵνⅴ',
  w: 'ԝωѡա',
  x: 'хχⅹ',
  y: 'уүγу',
  z: 'ᴢ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  D: 'Ꭰ',
  E: 'ЕΕ',
  F: 'Ϝ',
  G: 'Ԍ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'ЈͿ',
  K: 'КΚ',
  L: 'Ꮮ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'ЅՏ',
  T: 'ТΤ',
  U: 'Ս',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УҮΥ',
  Z: 'Ζ',
})
/** Characters of one script that are easily confused. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l' }

function twins(drawn: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(drawn).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])))
}

/** Equal for two names that a person would read as the same. */
export const lookalikeKey = (name: string): string =>
  [...name.normalize('NFKD')]
    .map(letter => (TWINS.get(letter) ?? letter).toLowerCase())
    .map(letter => ALIKE[letter] ?? letter)
    .join('')
    .replace(/[\s\p{P}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
