/** The addresses of a table, in one place. A page of a seat names its seat, because a browser may hold several. */
import type { Viewer } from '../../worker/rules/contract'

export interface Paths {
  /** The table as this viewer sees it. */
  here: string
  at(position: number): string
  log: string
  live(latest: number): string
  answers: string
  takebacks: string
  /** All else that a seat may do. */
  deeds: string
  settings: string
  orders: string
  /** The next turn, planned. */
  plan: string
  rematches: string
  proof: string
  file: string
  /** The host's list of seats. */
  seats: string
}

export const seatPath = (table: string, seat: number): string => `/tables/${table}/seats/${seat}`

export function pathsOf(table: string, viewer: Viewer): Paths {
  const base = `/tables/${table}`
  const seated = viewer !== 'watcher'
  const here = seated ? seatPath(table, viewer) : base
  const seat = seated ? `?seat=${viewer}` : ''
  return {
    here,
    at: position => `${base}/at/${position}${seat}`,
    log: `${base}/log${seat}`,
    // The page says which position it shows, so that it hears at once of what it missed while it was not listening.
    live: latest => `${base}/live?at=${latest}${seated ? `&seat=${viewer}` : ''}`,
    answers: `${here}/answers`,
    takebacks: `${here}/takebacks`,
    deeds: `${here}/deeds`,
    settings: `${here}/settings`,
    orders: `${here}/orders`,
    plan: `${here}/plan`,
    rematches: `${here}/rematches`,
    proof: `${base}/proof`,
    file: `${base}/game.json`,
    seats: `${base}/seats`,
  }
}
