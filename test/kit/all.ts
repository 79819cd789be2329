/** What the first group of a pattern holds, wherever it matches. */
export const all = (markup: string, pattern: RegExp): string[] => [...markup.matchAll(pattern)].map(([, found = '']) => found)
