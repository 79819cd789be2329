/** Mutations of takebacks, of how the game ended, and of what was voted before. */
import type { Agreed } from '../../worker/table/views/export'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'
import { answersOf, renumbered, summedUp, takebacksOf, withSome, type Kinds, type Mutation } from './kinds'

const takeback = (row: AnswerRow, after: AnswerRow): AnswerRow => ({
  ...after,
  seat: row.seat,
  prompt: 'takeback',
  choice: String(row.number),
  given: [],
  draws: [],
  voids: row.number,
})

/** Keeps only the first rows, this many. */
const cut = (file: Parameters<Mutation>[0], rows: number): void => {
  file.answers.length = Math.min(file.answers.length, rows)
  file.agreed = file.agreed?.filter(({ at }) => file.answers.some(row => row.at === at && row.voids !== null)) ?? []
  summedUp(file)
}

/** The votes that were needed: for the end, or for a takeback of something revealing. */
const needed = ({ agreed = [], answers }: Parameters<Mutation>[0]): Agreed[] =>
  agreed.filter(({ at, outcome }) => {
    const back = answers.find(row => row.at === at && row.voids !== null)
    const taken = answers.filter(row => back && row.voids === null && row.number >= (back.voids ?? 0) && row.number < back.number)
    return outcome === 'end' || taken.some(({ given }) => given.some(({ events }) => events.some(({ final }) => final)))
  })

const OF_TAKEBACKS: Kinds = {
  'a takeback of the row before it, put in': (file, chance) =>
    withSome(answersOf(file), chance, row => {
      file.answers.splice(row.number + 1, 0, takeback(row, row))
      renumbered(file)
    }),
  'a takeback of an older row, put in': (file, chance) =>
    withSome(answersOf(file), chance, row =>
      withSome(
        answersOf(file).filter(({ number }) => number > row.number),
        chance,
        after => {
          file.answers.splice(after.number + 1, 0, takeback(row, after))
          renumbered(file)
        }
      )
    ),
  'a takeback left out': (file, chance) =>
    withSome(takebacksOf(file), chance, row => (file.answers.splice(row.number, 1), renumbered(file))),
  'what a takeback takes back': (file, chance) =>
    withSome(takebacksOf(file), chance, row => {
      row.voids = Math.max(1, (row.voids ?? 0) - 1 - chance.pick(3))
      row.choice = String(row.voids)
    }),
  'what a takeback says that it takes back': (file, chance) => withSome(takebacksOf(file), chance, row => (row.choice = '1')),
  'whose takeback it is': (file, chance) => withSome(takebacksOf(file), chance, row => (row.seat = ((row.seat ?? 0) + 1) % file.seats)),
  'a takeback as an answer': (file, chance) => withSome(takebacksOf(file), chance, row => (row.voids = null)),
  'an answer as a takeback': (file, chance) => withSome(answersOf(file), chance, row => (row.voids = Math.max(0, row.number - 1))),
  'what was agreed, left out': (file, chance) =>
    withSome(needed(file), chance, vote => (file.agreed = file.agreed?.filter(one => one !== vote) ?? [])),
  'about whom it was agreed': (file, chance) =>
    withSome(file.agreed?.filter(vote => 'about' in vote) ?? [], chance, vote => (vote.about = (vote.about + 1) % file.seats)),
  'when a takeback was agreed': (file, chance) =>
    withSome(file.agreed?.filter(({ outcome }) => outcome === 'takeback') ?? [], chance, vote => (vote.at += 1 + chance.pick(1000))),
  'something agreed that was never done': (file, chance) =>
    (file.agreed ??= []).push({
      at: (file.answers.at(-1)?.at ?? 0) + 1,
      about: chance.pick(file.seats),
      outcome: chance.pick(2) ? 'takeback' : 'end',
    }) > 0,
}

const OF_THE_END: Kinds = {
  'the end cut off, with the standing of then': (file, chance) => {
    const kept = 1 + chance.pick(file.answers.length - 1)
    delete file.ended
    cut(file, kept)
    return true
  },
  'the end cut off, and a vote that nobody held': (file, chance) => (
    cut(file, 1 + chance.pick(file.answers.length - 1)), (file.ended = { by: 'vote' }), true
  ),
  'the end cut off, and a claim of nobody left waiting': (file, chance) => {
    cut(file, 1 + chance.pick(Math.min(8, file.answers.length - 1)))
    file.ended = { by: 'claim', seat: chance.pick(2) }
    return true
  },
  'another way to end': file => {
    if (file.ended) delete file.ended
    else file.ended = { by: 'vote' }
    return true
  },
  'rows after the end': file => {
    const last = file.answers.at(-1)
    return last !== undefined && file.answers.push({ ...structuredClone(last), number: last.number + 1, position: last.position + 1 }) > 0
  },
  'the state': (file, chance) => {
    const state = file.state as Record<string, unknown>
    return withSome(Object.keys(state), chance, field => (state[field] = typeof state[field] === 'number' ? Number(state[field]) + 1 : 7))
  },
  'the standing in another order': ({ standing }) => standing.rows.length > 1 && standing.rows.reverse().length > 0,
  'a score': ({ standing }, chance) => withSome(standing.rows, chance, row => (row.score = (row.score ?? 0) + 1 + chance.pick(9))),
  'a place': ({ standing }, chance) => withSome(standing.rows, chance, row => (row.place += 1)),
  'why somebody won': ({ standing }) => ((standing.why = { say: 'why-not' }), true),
}

const OF_THE_HEAD: Kinds = {
  'the number of seats': (file, chance) => ((file.seats += 1 + chance.pick(2)), true),
  'the edition': file => ((file.options.edition = 'another'), true),
  'a house option that there is not': (file, chance) => ((file.options.house = { ...file.options.house, luck: chance.pick(9) }), true),
  'a house option beyond its bounds': ({ options: { house } }, chance) =>
    withSome(Object.keys(house), chance, id => (house[id] = 1000 + chance.pick(9))),
  'something more in the file': file => Object.assign(file, { luck: 1 }) === file,
}

export const OF_THE_REST: Kinds = { ...OF_TAKEBACKS, ...OF_THE_END, ...OF_THE_HEAD }
