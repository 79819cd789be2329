/** What the button of a question says. */
import type { Game } from '../../../worker/drawing/game'
import type { Prompt } from '../../../worker/rules/contract'
import type { Reader } from '../../words/reader'

/** Questions of one kind have a verb of their own. */
export function verbOf({ sortOf }: Pick<Game, 'sortOf'>, prompts: readonly Prompt[], { t }: Pick<Reader, 't'>): string {
  const [kind, ...others] = new Set(prompts.map(prompt => sortOf?.(prompt).kind))
  return kind === undefined || others.length > 0 ? t('ask-answer') : t(`verb-${kind}`)
}
