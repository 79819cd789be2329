/** What a check has to say, each in a sentence. */

/** Wrong has to be mended; missing costs what it says. */
export interface Finding {
  is: 'good' | 'missing' | 'wrong'
  says: string
}
export const good = (says: string): Finding => ({ is: 'good', says })
export const missing = (says: string): Finding => ({ is: 'missing', says })
export const wrong = (says: string): Finding => ({ is: 'wrong', says })
