/** The whole log of a table; each line links to the position after it. */
import type { SeatView, Viewer } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { Line, TableHead } from '../../../worker/model'
import { document } from '../../parts/layout'
import { Log } from '../../parts/told/log'
import { LedgerSeats } from '../../parts/table/ranking'
import { pathsOf } from '../../parts/paths'
import { drawingOf, readerOf, type Company, type Reading } from '../../words/reader'

export interface LogPageProps extends Reading {
  head: TableHead
  viewer: Viewer
  game: Game
  /** Oldest first. */
  lines: readonly Line[]
  /** The current view, from which the log's scenes are drawn. */
  view?: SeatView<unknown>
}

export function logPage({ head, viewer, game, lines, view, ...reading }: LogPageProps): string {
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf(reading, company)
  const paths = pathsOf(head.id, viewer)
  const { Scene } = game
  const drawing = view && drawingOf(view, reader, head.seats)
  return document(
    { reader, title: `${reader.t('log-heading')} · ${head.name}`, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <h1>{reader.t('log-heading')}</h1>
        <p class="note">
          <bdi>{head.name}</bdi>
        </p>
      </div>
      <p class="note">{reader.t(lines.length === 0 ? 'log-nothing' : 'log-numbers')}</p>
      <Log
        reader={reader}
        company={company}
        lines={lines}
        at={paths.at}
        timed
        scene={Scene && drawing && ((line, among) => Scene({ ...drawing, line, among }))}
      />
      {head.ledger && <LedgerSeats reader={reader} company={company} ledger={head.ledger} />}
      <p class="row">
        <a class="button main" href={paths.here}>
          {reader.t('log-back')}
        </a>
      </p>
    </>
  )
}
