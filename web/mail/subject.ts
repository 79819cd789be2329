/** Subjects: an inbox shows only so much of a line, so what matters least is left out first. */

const SHOWN = 60
/** A phone's inbox shows less. */
const GLANCE = 40

/** A name that is cut shorter tells nothing. */
const LEAST = 4

/** The first of these forms, from the fullest to the shortest, that an inbox shows whole, or else the last; and as much as it shows of the
    table's name, so that two tables can be told apart. */
export function fitting(forms: readonly (readonly string[])[], table: string): string {
  const lines = forms.map(joined)
  const line = lines.find(line => lengthOf(line) <= SHOWN) ?? lines.at(-1) ?? ''
  const room = SHOWN - lengthOf(joined([line, ' '])) + 1
  const cut = [...table].slice(0, room - 1).join('')
  const name = lengthOf(table) <= room ? table : room < LEAST ? '' : `${cut.trimEnd()}…`
  return joined([line, name])
}

/** Of these, from the longest to the shortest, the first that a phone shows whole after the call, or else one that an inbox does. */
export const openingAfter = (call: string, openings: readonly string[]): string | undefined =>
  openings.find(opening => isGlanced([call, opening])) ?? openings.findLast(opening => lengthOf(joined([call, opening])) <= SHOWN)

/** The news and then the call, which goes first where a phone would cut it off. */
export function called(news: string, { first, last }: { first: string; last: string }): string[] {
  const said = [news, last]
  return isGlanced(said) ? said : [first, news]
}

/** Whether a phone shows it whole. */
const isGlanced = (parts: readonly string[]): boolean => lengthOf(joined(parts)) <= GLANCE

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' · ')
const lengthOf = (line: string): number => [...line].length
