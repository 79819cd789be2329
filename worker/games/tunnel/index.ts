/** Tunnel as listed for the site; the course of play is in rules/turn.ts. */
import type { Game, HouseOption } from '../../drawing/game'
import type { TunnelAct } from './rules/acts'
import { Aside, Warning } from './board/aside'
import { bearings, stands } from './board/bearings'
import { Board, spots } from './board/board'
import { film } from './board/film'
import { charts } from './board/ground'
import { deckhand } from './bot'
import { EDITIONS } from './rules/editions'
import { lessons, primers, sortOf } from './lessons'
import { highlights, mark } from './board/past'
import { BoardList } from './board/list'
import { Aboard, Common, Hand, SeatLine } from './board/piles'
import { Pick } from './board/pick'
import { Tab } from './board/tab'
import { plans } from './plan'
import { begin } from './rules/setup'
import { befell } from './board/befell'
import { inShort, news, Piece, pieces } from './board/short'
import { besides, holdings, sketch, spell } from './board/sketch'
import { check, standing } from './rules/standing'
import { apply, type TunnelEvent, type TunnelState } from './rules/state'
import { tell, type TunnelScene } from './rules/told'
import { play, prompts } from './rules/turn'
import { imagine, view, type TunnelBoard } from './rules/view'
import en from './words/en.ftl'
import pl from './words/pl.ftl'
import ru from './words/ru.ftl'
import uk from './words/uk.ftl'

const HOUSE: readonly HouseOption[] = [
  { id: 'sections', name: { say: 'option-sections' }, kind: 'number', least: 4, most: 6, usual: 6 },
  { id: 'pirates', name: { say: 'option-pirates' }, kind: 'number', least: 3, most: 6, usual: 6 },
]
const [first, ...others] = EDITIONS
const edition = ({ id }: { id: string }) => ({ id, seats: [2, 5] as const, options: HOUSE }) // C-COMP-1

export const tunnel: Game<TunnelState, TunnelEvent, TunnelBoard, TunnelAct, TunnelScene> = {
  id: 'tunnel',
  editions: [edition(first), ...others.map(edition)],
  rules: { begin, apply, prompts, play, view, tell, imagine, standing, check },
  Board,
  charts,
  BoardList,
  Common,
  Hand,
  Aboard,
  SeatLine,
  Aside,
  Warning,
  Pick,
  Heading: Tab,
  pieces,
  Piece,
  inShort,
  news,
  befell,
  film,
  mark,
  highlights,
  lessons,
  sortOf,
  primers,
  deckhand,
  plans,
  holdings,
  bearings,
  stands,
  besides,
  sketch,
  spell,
  spots,
  words: { en, ru, uk, pl },
}
