/** Prints the figures for people. */
import { median } from './load'
import type { Measured, Round } from './measure'

export function print(measured: Measured): void {
  const { rounds, commits, games, bytes, page, memory } = measured
  const { added, replaced } = bytes
  const names = [...new Set(rounds.map(({ plan }) => plan.name))]
  for (const name of names)
    printPlan(
      name,
      rounds.filter(round => round.plan.name === name)
    )
  console.log(
    `\nwhole games      ${figure(games.perSecond)} finished a second with ${games.atOnce} tables under way (${games.answers} answers, ${games.finished} games)`
  )
  console.log(
    `written          ${added + replaced} bytes committed for each answer: ${added} added, ${replaced} replaced; pages of ${page} bytes in the mean before gzip`
  )
  console.log(
    `the disk alone   ${figure(median(commits))} commits of these bytes a second, each on the disk (SQLite, WAL, synchronous = FULL)`
  )
  console.log(`memory           ${mb(memory.before)} MB before, ${mb(memory.after)} MB after ${memory.answers} answers`)
}

function printPlan(name: string, rounds: readonly Round[]): void {
  console.log(`\n${name} (median of ${rounds.length} runs, site and bare object in turn)`)
  for (const who of ['site', 'bare', 'same'] as const) {
    const of = (what: keyof Round['site']): number => median(rounds.map(round => round[who][what]))
    const reply = `${figure(of('reply'))} bytes a reply, ${figure(of('written'))} to the disk`
    const shares = `workerd ${share(of('server'))}, client ${share(of('client'))} of a core`
    console.log(`  ${who}   ${figure(of('perSecond'))} answers a second, p50 ${ms(of('p50'))}, p99 ${ms(of('p99'))}; ${reply}; ${shares}`)
  }
  console.log(`  ratio  ${ratio(rounds, 'bare')} of the bare object's rate; ${ratio(rounds, 'same')} where that has one and the same page`)
}

function ratio(rounds: readonly Round[], beside: 'bare' | 'same'): string {
  const rates = rounds.map(round => round.site.perSecond / round[beside].perSecond)
  return `${share(median(rates))} (${rates.map(share).join(' ')})`
}

const figure = (n: number): string => (n < 100 ? n.toFixed(1) : Math.round(n).toLocaleString('en'))
const ms = (n: number): string => `${n.toFixed(2)} ms`
const share = (n: number): string => `${Math.round(n * 100)} %`
const mb = (bytes: number): string => (bytes / 1e6).toFixed(0)
