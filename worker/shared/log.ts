/** The log: one JSON line per event, without addresses, links or anything from a player's hand. */

export type Level = 'info' | 'warn' | 'error'
export interface Facts {
  table?: string
  transport?: string
  /** The error; its message is logged without addresses and links. */
  why?: unknown
  [fact: string]: unknown
}

const FRAMES = 6

export function log(level: Level, event: string, facts: Facts = {}): void {
  console[level](lineOf(level, event, facts))
}

export function lineOf(level: Level, event: string, { why, ...facts }: Facts): string {
  return JSON.stringify({
    level,
    event,
    ...facts,
    ...(why !== undefined && { why: scrubbed(why instanceof Error ? why.message : String(why)), at: framesOf(why) }),
  })
}

/** Removes links, the keys in them, and email addresses: a link opens a seat. */
export const scrubbed = (text: string): string =>
  text
    .replace(/\b[a-z][\w+.-]*:\/\/[^\s"'<>)]+/gi, '(link)')
    .replace(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '(address)')
    .replace(/(?<!\w)\/(?:tables|letters|mine|post)\/[^\s"'<>)]+/g, '(link)')
    .replace(/\b(?=[a-z]*[2-7])[a-z2-7]{24,}\b/g, '(key)')

/** Stack frames of an Error, and nothing for a text from elsewhere. */
function framesOf(why: unknown): string[] | undefined {
  if (!(why instanceof Error)) return undefined
  const frames = (why.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return frames.length > 0 ? frames.slice(0, FRAMES).map(line => scrubbed(line.trim())) : undefined
}
