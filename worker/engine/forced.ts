import type { Respond } from './responder'

/** Takes the only choice of a plain prompt. If the others could not see that it is the only one, an immediate answer would reveal it. */
export const forced: Respond = (_view, prompt) =>
  prompt.plain && !prompt.may && prompt.choices.length === 1 ? { choice: prompt.choices[0], by: 'forced' } : 'ask'
