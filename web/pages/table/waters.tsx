/** A close-up of the board where one decides or waits; on wide screens the whole board is visible next to it. */
import { aimsOf, type Question, reachesOf } from '../../parts/table/listing'
import type { TablePage } from './table-page'

export function MyWaters({ drawing, game, questions, own, model }: TablePage) {
  if (!drawing || own === undefined) return null
  const aims = aimsOf(questions, { game, view: drawing.view })
  const reaches = reachesOf(questions, game, drawing.view)
  // What is answered already takes its place.
  const isInPart = questions.length < model.prompts.length
  const isSlim =
    isInPart ||
    atOnce(questions) > STACKED ||
    (aims.length + reaches.length === 0 ? rowsOf(questions) > BESIDES : inColumns(questions) > FITTING)
  return (
    <div class={isSlim ? 'about slim' : 'about'}>
      <game.Board {...drawing} aims={aims} reaches={reaches} shown="near" />
    </div>
  )
}

/** With more choices side by side than this, a phone has no room for the close-up. */
const FITTING = 6

/** Nor with more than this one below the other. */
const STACKED = 5

/** With more choices that lead nowhere on the board, a phone has no room for it either. */
const BESIDES = 4

export const rowsOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, { heaps, loose }) => heaps.reduce((rows, heap) => rows + heap.rows.length, sum + loose.length), 0)

/** The rows shown one below the other while a tab is open. */
const atOnce = (questions: readonly Question[]): number =>
  questions.reduce(
    (sum, { heaps, loose }) => sum + Math.max(0, ...heaps.flatMap(({ g, rows }) => (g === undefined ? [] : [rows.length]))) + loose.length,
    0
  )

const inColumns = (questions: readonly Question[]): number =>
  questions.flatMap(({ heaps, loose }) => [
    ...heaps.flatMap(({ group, rows }) => (group.column ? rows : [])),
    ...(questions.length > 1 ? loose : []),
  ]).length

/** The close-up when nothing is asked. */
export function CalmWaters({ drawing, game, own }: TablePage) {
  if (!drawing || own === undefined) return null
  return (
    <div class="calm-waters">
      <game.Board {...drawing} aims={[]} shown="calm" />
    </div>
  )
}
