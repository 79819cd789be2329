/** Finds environment variables that nothing reads but that look like a known setting. */

/** A message for each, with the setting that was probably meant. */
export function misspeltIn(env: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter(name => /^[A-Z]+_[A-Z_]+$/.test(name) && !known.includes(name))
    .flatMap(name => {
      const meant = known.find(setting => setting.includes('_') && isNear(name, setting))
      return meant ? [`${name} is no setting, and nothing reads it: is ${meant} meant?`] : []
    })
}

/** The most edits between a misspelling and a setting: PROXY_HEADERS, SMTP_URI. */
const MOST_EDITS = 2

const isNear = (one: string, other: string): boolean => Math.abs(one.length - other.length) <= MOST_EDITS && edits(one, other) <= MOST_EDITS

/** The Levenshtein distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, same] of [...other].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === same ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
