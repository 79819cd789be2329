/** What the log says: one line an event, as JSON. No address, no link, and nothing of a hand gets into it. */

export type Level = 'info' | 'warn' | 'error'
export interface Facts {
  table?: string
  transport?: string
  /** What failed; what it says is told without addresses and links. */
  why?: unknown
  [fact: string]: unknown
}

const FRAMES = 6

export function log(level: Level, event: string, facts: Facts = {}): void {
  console[level](lineOf(level, event, facts))
}

export function lineOf(level: Level, event: string, { why, ...facts }: Facts): string {
  return JSON.stringify({ level, event, ...facts, ...(why !== undefined && { why: scrubbed(why instanceof Error ? why.message : String(why)), at: framesOf(why) }) })
}

/** Links open seats, and so do the keys in them; an address is its person's. */
export const scrubbed = (text: string): string =>
  text
    .replace(/\b[a-z][\w+.-]*:\/\/[^\s"'<>)]+/gi, '(link)')
    .replace(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '(address)')
    .replace(/(?<!\w)\/(?:tables|letters|mine|post)\/[^\s"'<>)]+/g, '(link)')
    .replace(/\b(?=[a-z]*[2-7])[a-z2-7]{24,}\b/g, '(key)')

/** Where in the program it happened: of what the program itself threw, and of nothing that others said. */
function framesOf(why: unknown): string[] | undefined {
  if (!(why instanceof Error)) return undefined
  const frames = (why.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return frames.length > 0 ? frames.slice(0, FRAMES).map(line => scrubbed(line.trim())) : undefined
}
