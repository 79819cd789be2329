/** Everything that leaves a table for one viewer, as text, so that two tables can be compared character by character. */
import type { Prompt, Viewer } from '../../worker/rules/contract'
import { forced } from '../../worker/engine/forced'
import { exportOf } from '../../worker/table/views/export'
import { logOf, pageNow } from '../../worker/table/views/pages'
import { writeLetter } from '../../web/mail'
import { partOf } from '../kit/part'
import { CLOCK, type Match } from './kit'
import { tableOf } from './standin'

export type Door = (match: Match, viewer: Viewer) => string

/** Compared after every answer. */
export const LIGHT = {
  view: ({ setting, present }, viewer) => JSON.stringify(setting.game.rules.view(present.state, viewer)),
  'waiting texts': ({ prompts }) => waitingOf(prompts.filter(prompt => !prompt.may)),
  'own prompts': ({ prompts }, viewer) => JSON.stringify(prompts.filter(prompt => prompt.seat === viewer)),
  // An answer given automatically reveals that there was no choice, so it is allowed only where everybody could see that.
  'forced answers': ({ prompts }) => waitingOf(prompts.filter(answersItself)),
} satisfies Record<string, Door>

const waitingOf = (prompts: readonly Prompt[]): string => JSON.stringify(prompts.map(({ seat, waiting }) => [seat, waiting]))

const answersItself = (prompt: Prompt): boolean => forced(notLooked, prompt) !== 'ask'
const notLooked = (): never => {
  throw new Error('a forced answer must not look at the table')
}

/** Built from whole pages, and compared only now and then. */
export const HEAVY = {
  page(match: Match, viewer: Viewer) {
    const seats = viewer === 'watcher' ? [] : [viewer]
    const model = pageNow(tableOf(match), viewer, CLOCK)
    const holder = { seats, host: false, token: 'token', lettered: false }
    return partOf({ model, game: match.setting.game, language: 'en', now: CLOCK, holder })
  },
  letter(match: Match, viewer: Viewer) {
    const { game } = match.setting
    const table = pageNow(tableOf(match), viewer, CLOCK)
    const kind = match.prompts.length > 0 ? 'turn' : 'over'
    const site = { siteUrl: 'https://example.org', link: 'https://example.org/link', stop: 'https://example.org/stop' }
    return viewer === 'watcher' ? '' : JSON.stringify(writeLetter({ kind, language: 'en', now: CLOCK, ...site, table, cid: 'board' }, game))
  },
  log: (match, viewer) => JSON.stringify(logOf(tableOf(match), viewer, CLOCK)),
  // A finished game is public, so only unfinished ones are compared.
  export: (match, viewer) => (match.prompts.length > 0 ? JSON.stringify(exportOf(tableOf(match), viewer)) : ''),
} satisfies Record<string, Door>
