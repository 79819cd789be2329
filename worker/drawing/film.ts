/** The board's replay, still by still. */
import type { VNode } from 'preact'
import type { SeatView, Told } from '../rules/contract'
import type { Chart, Drawing } from './board'
import type { Crew } from './game'

export interface FilmBook<Board, Scene> {
  /** The chart underneath, by name, upright. */
  ground(view: SeatView<Board>): { chart: string; size: Chart['size'] }
  /** Everything that moves, and the names of places. */
  Moving(props: Drawing<Board>): VNode
  /** Equal for two moments that look alike on the board. */
  scene(view: SeatView<Board>): string
  /** The path of the piece that moved, from where it was. */
  way(before: SeatView<Board>, told: Told<Scene>, crew: readonly Crew[]): FilmPath | undefined
}

/** A symbol of the kit and the points along which it moves. */
export interface FilmPath {
  sign: string
  points: readonly { x: number; y: number }[]
}
