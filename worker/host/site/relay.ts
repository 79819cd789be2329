/** Turns workerd's output into log lines: one JSON line per event, with its time. */
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { lineOf, scrubbed, type Facts, type Level } from '../../shared/log.ts'

/** A visitor who closed a page early is not an event. */
const HUNG_UP = /\b(?:disconnected|Broken pipe|Connection reset by peer|ECONNRESET|EPIPE)\b/
const LEVELS: Record<string, Level> = { error: 'error', warn: 'warn', warning: 'warn' }

/** Passes on each line of a workerd stream that is worth logging. */
export function relay(stream: Readable, write: (line: string) => void): void {
  createInterface({ input: stream }).on('line', line => {
    const told = lineFor(line, new Date().toISOString())
    if (told !== undefined) write(told)
  })
}

/** Logs an event of the host itself. */
export function note(level: Level, event: string, facts: Facts = {}): void {
  console.error(stamped(lineOf(level, event, facts), new Date().toISOString()))
}

/** The log line for a printed one; undefined if it is not worth logging. */
export function lineFor(printed: string, at: string): string | undefined {
  const { level, message } = partsOf(printed)
  if (isEvent(message)) return stamped(message, at)
  if (message.trim() === '' || HUNG_UP.test(message)) return undefined
  // Drops the native addresses that workerd adds to each complaint, which help nobody here.
  const says = scrubbed(message.replace(/\s*stack: .*$/s, ''))
  return stamped(lineOf(LEVELS[level] ?? 'info', 'workerd', { says }), at)
}

const stamped = (line: string, at: string): string => `{"at":"${at}",${line.slice(1)}`
const isEvent = (message: string): boolean => fieldsOf(message)?.['event'] !== undefined

function partsOf(printed: string): { level: string; message: string } {
  const { level, message } = fieldsOf(printed) ?? {}
  return typeof level === 'string' && typeof message === 'string' ? { level, message } : { level: 'error', message: printed }
}

function fieldsOf(json: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined
  } catch {
    return undefined
  }
}
