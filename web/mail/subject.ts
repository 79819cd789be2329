/** Subjects: an inbox shows only so much of a line, so what matters least is left out first. */

const SHOWN = 60

/** The first of these forms, from the fullest to the shortest, that an inbox shows whole; or else the last. */
export function fitting(forms: readonly (readonly string[])[]): string {
  const lines = forms.map(parts => parts.filter(part => part !== '').join(' · '))
  return lines.find(line => [...line].length <= SHOWN) ?? lines.at(-1) ?? ''
}
