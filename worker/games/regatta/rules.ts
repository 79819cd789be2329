/** The rules of Regatta as the platform calls them; the course of play is in turn/turn.ts. */
import type { Rules } from '../../rules/contract'
import type { RegattaAct } from './turn/acts'
import { apply } from './state/apply'
import { check } from './state/check'
import type { RegattaEvent } from './state/events'
import { imagine } from './turn/imagine'
import type { RegattaScene } from './state/told'
import { standing } from './state/standing'
import type { RegattaState } from './state/state'
import { tell } from './turn/tell'
import { begin, play, prompts } from './turn/turn'
import { view, type RegattaBoard } from './state/view'

export const rules: Rules<RegattaState, RegattaEvent, RegattaBoard, RegattaAct, RegattaScene> = {
  begin,
  apply,
  prompts,
  play,
  view,
  tell,
  imagine,
  standing,
  check,
}
