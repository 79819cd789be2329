/** A close-up of the board where one decides or waits; on wide screens the whole board is visible next to it. */
import type { Question } from '../../parts/table/listing'
import { isTabbed, LEAST, roomFor, STRIP, type Above } from './room'
import type { TablePage } from './table-page'

export function MyWaters(page: Above) {
  const { drawing, game, questions, own, rings } = page
  if (!drawing || own === undefined) return null
  const isPlain = rings.aims.length + rings.reaches.length === 0 && countRows(questions) > BESIDES
  // Below tabs it is always the same, so that nothing moves from one question to the next.
  const room = questions.some(isTabbed) ? AMPLE : isPlain ? Math.min(roomFor(page), STRIP) : roomFor(page)
  return (
    <div class={room < LEAST ? 'about slim' : room < AMPLE ? `about room-${Math.floor(room / STEP)}` : 'about'}>
      <game.Board {...drawing} {...rings} shown={room < LEAST ? 'away' : 'near'} room={Math.min(room, AMPLE)} />
    </div>
  )
}

/** A tenth of a phone's width: close-ups say in such steps how low they may be. */
const STEP = 36
/** More is always enough. */
const AMPLE = 5 * STEP

/** With more choices that lead nowhere on the board, a phone has room for a strip of it at most. */
const BESIDES = 4

export const countRows = (questions: readonly Question[]): number =>
  questions.reduce((sum, { heaps, loose }) => heaps.reduce((rows, heap) => rows + heap.rows.length, sum + loose.length), 0)

/** The close-up when nothing is asked. */
export function CalmWaters({ drawing, game, own, rings }: TablePage) {
  if (!drawing || own === undefined) return null
  return (
    <div class="calm-waters">
      <game.Board {...drawing} {...rings} shown="calm" />
    </div>
  )
}
