/** The subjects of every turn letter one person gets during a game of sensible players, and of the final letter. */
import { writeLetter } from '../../web/mail'
import { gameOf } from '../../worker/games'
import type { Language } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import { linesOf } from '../../worker/table/views/lines'
import { begin, withOrders, give, setting } from '../games/kit'
import { botMove } from '../games/players'
import { SITE } from './shoot'
import { dressed } from './states'

const READER = 1

export const SUBJECTS_OF = [
  { name: 'regatta', edition: 'first', seats: 5 },
  { name: 'tunnel', edition: 'tortuga', seats: 4 },
] as const

export function subjectsOf(language: Language, { name, edition, seats }: (typeof SUBJECTS_OF)[number]): string[] {
  const game = gameOf(name)
  const chance = seededChance(5)
  let match = begin(withOrders(setting(game, edition, seats)), chance)
  let seen = 0
  let lettered = false
  const subjects: string[] = []
  const write = (kind: 'turn' | 'over'): void => {
    const { model, now } = dressed(match, READER, { lines: linesOf(game.rules, match.rows.slice(seen), READER) })
    const link = `${SITE}/tables/abcdefghijklm/seats/${READER}/link/key`
    subjects.push(writeLetter({ kind, language, now, siteUrl: SITE, link, stop: `${SITE}/stop`, table: model }, game).subject)
  }
  const open = (): string[] => match.prompts.flatMap(({ id, seat, may, calls }) => (seat === READER && (!may || calls) ? [id] : []))
  for (let known: string[] = []; match.prompts.length > 0; known = open()) {
    const move = botMove(game, match.prompts, match.present.state, chance)
    match = give(match, move, chance)
    if (move.seat === READER) {
      seen = match.rows.length
      lettered = false
    } else if (!lettered && open().some(id => !known.includes(id))) {
      write('turn')
      lettered = true
    }
  }
  write('over')
  return subjects
}
