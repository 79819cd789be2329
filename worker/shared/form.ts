/** Form fields and how they are read. */

/** The last value of each name. */
export type Form = ReadonlyMap<string, string>

/** NaN for a missing field: no seat, vote or day has that number. */
export const numberIn = (form: Form, field: string): number => Number(form.get(field) || Number.NaN)

/** A typed line without control or format characters, such as those that change the direction of writing. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The same for a field of several lines, whose breaks stay. */
export const cleanText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
