/** The data of the plan page, and the names of its form fields. */
import type { Seat } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { PlanShown } from '../../../worker/table/views/plans'
import type { Holder, TableModel } from '../../../worker/model'
import type { Doer } from '../../parts/deed'
import type { DeedRefusal } from './outcome'
import type { Company, Reader, Reading } from '../../words/reader'

export interface PlansProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  plan: PlanShown
  /** Actions in a turn. */
  most: number
  /** Drafting a new plan was asked for although one is kept. */
  anew: boolean
  /** The choice to preselect. */
  picked?: string | undefined
  done?: 'kept' | 'withdrawn' | undefined
  refused?: DeedRefusal
}

export const planFields = {
  choice: (n: number) => `choice.${n}`,
  exactly: (n: number) => `exactly.${n}`,
  otherwise: (n: number) => `otherwise.${n}`,
}

export interface PlanPage extends PlansProps {
  reader: Reader
  company: Company
  own: Seat
  doer: Doer
  here: string
}
