/** Regatta: its card. How it is played stands in turn.ts. */
import type { Edition, Game, HouseOption } from '../../rules/game'
import type { RegattaAct } from './acts'
import { Board, BoardList, spots } from './board'
import { deckhand } from './bot'
import { spare } from './chances'
import { EDITIONS } from './editions'
import type { Edition as Rulebook } from './editions/edition'
import type { RegattaEvent } from './events'
import { Aboard, Hand, SeatLine } from './hand'
import { orders } from './orders'
import { charts } from './ground'
import { Given, needed } from './given'
import { Heading, headline } from './heading'
import { reach } from './outlook'
import { Pick } from './pick'
import { Common } from './round'
import { highlights, mark } from './race'
import { rules } from './rules'
import { Scene } from './scene'
import { manifest, sketch } from './sketch'
import { spell } from './spell'
import type { RegattaState } from './state'
import type { RegattaScene } from './told'
import type { RegattaBoard } from './view'
import en from './words/en.ftl'
import pl from './words/pl.ftl'
import ru from './words/ru.ftl'
import uk from './words/uk.ftl'

const GHOST: HouseOption = { id: 'ghost', name: { say: 'option-ghost' }, kind: 'switch', usual: false }
const OPEN_SEA: HouseOption = { id: 'openSea', name: { say: 'option-open-sea' }, kind: 'switch', usual: false }

/** A switch stands where the rulebook leaves something open. */
function edition({ id, seats, ghost, otherCourse }: Rulebook): Edition {
  return { id, seats, options: [...(ghost.maybe.length > 0 ? [GHOST] : []), ...(otherCourse ? [OPEN_SEA] : [])] }
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
  reach,
  spare,
  Heading,
  headline,
  Pick,
  Scene,
  mark,
  highlights,
  deckhand,
  orders,
  manifest,
  sketch,
  spell,
  spots,
  words: { en, ru, uk, pl },
}
