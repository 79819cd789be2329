/** Findings of a check, a sentence each. */

/** `wrong` has to be fixed; `missing` is optional, and the sentence says what it costs. */
export interface Finding {
  is: 'good' | 'missing' | 'wrong'
  says: string
}
export const good = (says: string): Finding => ({ is: 'good', says })
export const missing = (says: string): Finding => ({ is: 'missing', says })
export const wrong = (says: string): Finding => ({ is: 'wrong', says })
