/** What one finished game used, from two counts, and what that costs. */
import { KINDS, type Counts, type Kind, type Use } from './figures'
import { FREE_A_DAY, PRICES } from './prices'

export interface Bill {
  answers: number
  rowsWritten: number
  rowsRead: number
  letters: number
  workerRequests: number
  /** Including alarms and sockets. */
  objectRequests: number
  alarms: number
  sockets: number
  rowsPerAnswer: number
  storedBytes: number
  pageBytes: number
  letterBytes: number
  processorMs: number
  objectSeconds: number
  /** From making the table to the last look at the ranking. */
  days: number
  /** Cost of the platform, without letters and storage. */
  dollarsPer1000: number
  lettersDollarsPer1000: number
  storedDollarsPer1000AMonth: number
  freeGamesADay: number
  freeLimit: string
  byClass: Partial<Record<Kind, Use>>
}

/** Usage of one or several games. */
export interface Spent {
  before: Counts
  after: Counts
  games: number
  answers: number
  pageBytes: number
  processorMs: number
}

export function billOf({ before, after, games, answers, pageBytes, processorMs }: Spent): Bill {
  const each = (n: number): number => Math.round((n / games) * 10) / 10
  const objects = Object.fromEntries(KINDS.map(kind => [kind, spent(before.objects[kind], after.objects[kind])])) as Record<Kind, Use>
  const sum = (what: keyof Use): number => KINDS.reduce((total, kind) => total + objects[kind][what], 0)
  const counted = {
    workerRequests: each(after.requests - before.requests),
    objectRequests: each(sum('requests') + sum('alarms')),
    rowsRead: each(sum('rowsRead')),
    rowsWritten: each(sum('rowsWritten')),
    objectSeconds: Math.round(sum('busy') / games) / 1000,
  }
  const letters = each(after.letters - before.letters)
  const priced = { ...counted, processorMs: each(processorMs) }
  const dollars = (Object.keys(priced) as (keyof typeof priced)[]).reduce((total, what) => total + priced[what] * PRICES[what], 0)
  const free = (Object.keys(counted) as (keyof typeof counted)[]).map(what => ({
    what,
    games: Math.floor(FREE_A_DAY[what] / counted[what]),
  }))
  const least = free.reduce((a, b) => (b.games < a.games ? b : a))
  const used = KINDS.filter(kind => objects[kind].requests + objects[kind].alarms > 0)
  return {
    answers: each(answers),
    ...counted,
    letters,
    alarms: each(sum('alarms')),
    sockets: each(sum('sockets')),
    rowsPerAnswer: Math.round((sum('rowsWritten') / answers) * 100) / 100,
    storedBytes: each(sum('stored')),
    pageBytes: each(pageBytes),
    letterBytes: each(after.bytes - before.bytes),
    processorMs: priced.processorMs,
    days: each((after.at - before.at) / 86_400_000),
    dollarsPer1000: cents(dollars * 1000),
    lettersDollarsPer1000: cents(letters * PRICES.letters * 1000),
    storedDollarsPer1000AMonth: cents(each(sum('stored')) * PRICES.storedBytes * 1000),
    freeGamesADay: least.games,
    freeLimit: least.what,
    byClass: Object.fromEntries(used.map(kind => [kind, mapped(objects[kind], each)])),
  }
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100

const spent = (before: Use, after: Use): Use => ({
  requests: after.requests - before.requests,
  alarms: after.alarms - before.alarms,
  sockets: after.sockets - before.sockets,
  rowsRead: after.rowsRead - before.rowsRead,
  rowsWritten: after.rowsWritten - before.rowsWritten,
  stored: after.stored - before.stored,
  busy: after.busy - before.busy,
})

const mapped = (use: Use, how: (n: number) => number): Use => ({
  requests: how(use.requests),
  alarms: how(use.alarms),
  sockets: how(use.sockets),
  rowsRead: how(use.rowsRead),
  rowsWritten: how(use.rowsWritten),
  stored: how(use.stored),
  busy: how(use.busy),
})
