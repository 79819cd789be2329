/** Regatta without its board: enough to be played, checked and told. */
import { h } from 'preact'
import { card } from '../../../worker/games/regatta'
import { COURSES } from '../../../worker/games/regatta/editions/courses'
import type { Game } from '../../../worker/rules/game'

const nothing = () => h('i', {})

export const regatta: Game = {
  ...card,
  Board: nothing,
  BoardList: nothing,
  Hand: nothing,
  SeatLine: nothing,
  sketch: () => '',
  spots: () => COURSES.flatMap(course => [...course.spaces.keys()]),
}
