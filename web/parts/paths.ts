/** All addresses of a table. A seat's pages name the seat, because one browser may hold several. */
import type { Viewer } from '../../worker/rules/contract'
import type { SettingPage } from '../../worker/model/setting-pages'

export interface Paths {
  /** The table as this viewer sees it. */
  here: string
  /** The part htmx swaps; separate from `here`, so that the browser's cache keeps the whole page under its own address. */
  part: string
  at(position: number): string
  log: string
  /** Address of a reel; its start position is inserted before the query. */
  film: string
  live(latest: number): string
  answers: string
  takebacks: string
  /** Where a browser gives up the seat that it holds. */
  forgotten: string
  /** Everything a seat does besides answering. */
  deeds: string
  setting(page: SettingPage): string
  orders: string
  /** Planning the next turn. */
  plan: string
  rematches: string
  proof: string
  file: string
  /** The host's page of seats. */
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
    part: `${here}?part`,
    at: position => `${base}/at/${position}${seat}`,
    log: `${base}/log${seat}`,
    film: `${base}/film/${seat}`,
    // Names the position the page shows, so that the server can tell at once if the page has missed something.
    live: latest => `${base}/live?at=${latest}${seated ? `&seat=${viewer}` : ''}`,
    answers: `${here}/answers`,
    takebacks: `${here}/takebacks`,
    forgotten: `${here}/forgotten`,
    deeds: `${here}/deeds`,
    setting: page => `${here}/settings/${page}`,
    orders: `${here}/orders`,
    plan: `${here}/plan`,
    rematches: `${here}/rematches`,
    proof: `${base}/proof`,
    file: `${base}/game.json`,
    seats: `${base}/seats`,
  }
}
