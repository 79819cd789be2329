/** Changes that no rule can detect: only the site's signature protects against them, and so not against the site itself. */
import type { FinishedGame } from '../../worker/table/views/export'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'
import { answersOf, givenOf, takebacksOf, withSome, type Kinds } from './kinds'

/** The answers after the last takeback; for those before it the rules can tell who gave them. */
const untouched = (file: FinishedGame): AnswerRow[] =>
  answersOf(file).filter(({ number }) => number > (takebacksOf(file).at(-1)?.number ?? 0))

export const ONLY_SIGNED: Kinds = {
  'when something was answered, within its neighbours': (file, chance) =>
    withSome(
      file.answers.filter(({ number, voids, at }) => voids === null && at > (file.answers[number - 1]?.at ?? at)),
      chance,
      row => row.number > 0 && (row.at -= 1)
    ),
  'all times, by as much': (file, chance) => {
    const later = 1 + chance.pick(1000)
    if (file.beacon) return false
    for (const row of file.answers) row.at += later
    for (const vote of file.agreed ?? []) vote.at += later
    return true
  },
  'a bot’s answer as one of standing orders, in a file that tells them apart': (file, chance) =>
    file.format === 'packetboat-game/2' &&
    withSome(
      givenOf(file).filter(({ by }) => by === 'bot'),
      chance,
      given => (given.by = 'order')
    ),
  'a bot’s answer as a person’s, where each has a row of its own': (file, chance) =>
    file.format === 'packetboat-game/3' &&
    file.ended === undefined &&
    withSome(
      untouched(file).filter(({ given: [one] }) => one?.by === 'bot'),
      chance,
      ({ given: [one] }) => one && delete one.by
    ),
  'which standing order it was': (file, chance) =>
    withSome(
      givenOf(file).filter(({ line }) => line !== undefined),
      chance,
      given => (given.line = 'another')
    ),
  'when the seats ended it': (file, chance) =>
    withSome(file.agreed?.filter(({ outcome }) => outcome === 'end') ?? [], chance, vote => (vote.at += 1 + chance.pick(1000))),
  'when the table was made': (file, chance) => ((file.made -= 1 + chance.pick(1000)), true),
  'a person’s answer as one of the clock': (file, chance) =>
    withSome(
      untouched(file).filter(({ given: [one] }) => one && !one.by),
      chance,
      ({ given: [one] }) => one && (one.by = 'time')
    ),
  'an answer of the clock as a person’s': (file, chance) =>
    file.ended === undefined &&
    withSome(
      untouched(file).filter(({ given: [one] }) => one?.by === 'time'),
      chance,
      ({ given: [one] }) => one && delete one.by
    ),
}
