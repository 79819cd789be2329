import type { Respond } from '.'

/** A single choice that everybody can see to be single. Were it hidden, answering at once would tell of it. */
export const forced: Respond = (_view, prompt) =>
  prompt.plain && !prompt.may && prompt.choices.length === 1 ? { choice: prompt.choices[0], by: 'forced' } : 'ask'
