/** Tunnel: its card. How it is played stands in turn.ts. */
import type { Game, HouseOption } from '../../rules/game'
import type { TunnelAct } from './acts'
import { Board, spots } from './board'
import { charts } from './ground'
import { deckhand } from './bot'
import { EDITIONS } from './editions'
import { BoardList } from './list'
import { Aboard, Common, Hand, SeatLine } from './piles'
import { plans } from './plan'
import { begin } from './setup'
import { manifest, sketch } from './sketch'
import { check, standing } from './standing'
import { apply, type TunnelEvent, type TunnelState } from './state'
import { play, prompts } from './turn'
import { imagine, tell, view, type TunnelBoard } from './view'
import en from './words/en.ftl'
import pl from './words/pl.ftl'
import ru from './words/ru.ftl'
import uk from './words/uk.ftl'

const HOUSE: readonly HouseOption[] = [
  { id: 'sections', name: { say: 'option-sections' }, kind: 'number', least: 4, most: 6, usual: 6 },
  { id: 'pirates', name: { say: 'option-pirates' }, kind: 'number', least: 3, most: 6, usual: 6 },
]
const edition = ({ id }: { id: string }) => ({ id, seats: [2, 5] as const, options: HOUSE }) // C-COMP-1

export const tunnel: Game<TunnelState, TunnelEvent, TunnelBoard, TunnelAct> = {
  id: 'tunnel',
  editions: [edition(EDITIONS[0]), edition(EDITIONS[1]), edition(EDITIONS[2])],
  rules: { begin, apply, prompts, play, view, tell, imagine, standing, check },
  Board,
  charts,
  BoardList,
  Common,
  Hand,
  Aboard,
  SeatLine,
  deckhand,
  plans,
  manifest,
  sketch,
  spots,
  words: { en, ru, uk, pl },
}
