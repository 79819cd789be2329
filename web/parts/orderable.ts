import type { Prompt } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import type { TableModel } from '../model'

/** Whether a line of the standing orders is about the question. */
export const isOrderable = ({ orders }: Game, { head, view }: TableModel, prompt: Prompt): boolean =>
  head.manner === 'brisk' && view !== undefined && !prompt.may && orders?.judge({}, view, prompt, head.options) !== undefined
