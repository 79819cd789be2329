/** Regatta as listed for the site; the rules of play begin in turn/turn.ts. */
import type { Edition, Game, HouseOption } from '../../drawing/game'
import { cameTrue, type RegattaAct } from './turn/acts'
import { Board, BoardList, spots } from './board/board'
import { bearings, stands } from './bearings'
import { last } from './advice/last'
import { rarer } from './advice/payments'
import { deckhand } from './bot'
import { inShort } from './aboard/brief'
import { spare } from './advice/chances'
import { pieces } from './aboard/digest'
import { EDITIONS } from './editions'
import type { Rulebook } from './editions/rulebook'
import type { RegattaEvent } from './state/events'
import { Aboard, Hand, SeatLine } from './aboard/hand'
import { orders } from './orders'
import { film } from './board/film'
import { charts } from './board/ground'
import { Rolls } from './aboard/facing'
import { Aside } from './pick/aside'
import { Given, needed } from './pick/given'
import { Heading, headline } from './pick/heading'
import { befell } from './aboard/befell'
import { news } from './aboard/news'
import { reach, tooDear } from './advice/reach'
import { lines } from './pick/lines'
import { Pick } from './pick/pick'
import { Common } from './aboard/round'
import { highlights, mark } from './advice/race'
import { rules } from './rules'
import { Scene } from './aboard/scene'
import { Piece } from './pick/short'
import { lessons, sortOf } from './lessons'
import { primers } from './lessons/primers'
import { besides, holdings, sketch } from './sketch'
import { spell } from './pick/spell'
import type { RegattaState } from './state/state'
import type { RegattaScene } from './state/told'
import type { RegattaBoard } from './state/view'
import en from './words/en.ftl'
import pl from './words/pl.ftl'
import ru from './words/ru.ftl'
import uk from './words/uk.ftl'

const GHOST: HouseOption = { id: 'ghost', name: { say: 'option-ghost' }, kind: 'switch', usual: false }
const OPEN_SEA: HouseOption = { id: 'openSea', name: { say: 'option-open-sea' }, kind: 'switch', usual: false }

/** An edition gets an option wherever its rulebook leaves the choice to the players. */
function edition({ id, wording, seats, ghost, otherCourse }: Rulebook): Edition {
  return { id, wording, seats, options: [...(ghost.maybe.length > 0 ? [GHOST] : []), ...(otherCourse ? [OPEN_SEA] : [])] }
}
const [first, ...others] = EDITIONS
const editions: [Edition, ...Edition[]] = [edition(first), ...others.map(edition)]

export const regatta: Game<RegattaState, RegattaEvent, RegattaBoard, RegattaAct, RegattaScene> = {
  id: 'regatta',
  sheet: 'regatta.css',
  figure: 'ship',
  editions,
  rules,
  Board,
  charts,
  BoardList,
  Common,
  Hand,
  Aboard,
  Given,
  needed,
  SeatLine,
  lessons,
  sortOf,
  primers,
  reach,
  tooDear,
  spare,
  rarer,
  Aside,
  Heading,
  headline,
  Pick,
  lines,
  Scene,
  pieces,
  Piece,
  inShort,
  news,
  befell,
  Rolls,
  film,
  mark,
  highlights,
  deckhand,
  orders,
  cameTrue,
  holdings,
  bearings,
  stands,
  last,
  besides,
  sketch,
  spell,
  spots,
  words: { en, ru, uk, pl },
}
