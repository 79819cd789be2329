/** The rules of Regatta as the platform knows them. How it is played stands in turn.ts. */
import type { Rules } from '../../rules/contract'
import type { RegattaAct } from './acts'
import { apply } from './apply'
import { check } from './check'
import type { RegattaEvent } from './events'
import { imagine } from './imagine'
import type { RegattaScene } from './told'
import { standing } from './standing'
import type { RegattaState } from './state'
import { tell } from './tell'
import { begin, play, prompts } from './turn'
import { view, type RegattaBoard } from './view'

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
