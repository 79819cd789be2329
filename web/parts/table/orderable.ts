import type { Prompt } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { TableModel } from '../../../worker/model'

/** Whether a standing order could answer the question. */
export const isOrderable = ({ orders }: Game, { head, view }: TableModel, prompt: Prompt): boolean =>
  head.manner === 'brisk' && view !== undefined && !prompt.may && orders?.judge({}, view, prompt, head.options) !== undefined
