/** Mutations of answers: who chose what, what followed, and in which order. */
import type { GameEvent } from '../../worker/rules/contract'
import { answersOf, eventsOf, givenOf, renumbered, some, withSome, type Kinds } from './kinds'

const numbersOf = (event: GameEvent): [string, number][] =>
  Object.entries(event).flatMap(([field, value]): [string, number][] => (typeof value === 'number' ? [[field, value]] : []))

const OF_CHOICES: Kinds = {
  'what a row says was chosen': (file, chance) =>
    withSome(answersOf(file), chance, row => (row.choice = some(answersOf(file), chance)?.choice ?? '')),
  'what an answer says was chosen': (file, chance) =>
    withSome(givenOf(file), chance, given => (given.choice = some(givenOf(file), chance)?.choice ?? '')),
  'what was chosen, in row and answer': (file, chance) =>
    withSome(answersOf(file), chance, row =>
      withSome(row.given.slice(0, 1), chance, given => (row.choice = given.choice = some(givenOf(file), chance)?.choice ?? ''))
    ),
  'a choice that was never offered': (file, chance) =>
    withSome(answersOf(file), chance, row => withSome(row.given.slice(0, 1), chance, given => (row.choice = given.choice = 'swim'))),
  'what followed by itself, chosen otherwise': (file, chance) =>
    withSome(
      file.answers.flatMap(({ given }) => given.slice(1)),
      chance,
      given => (given.choice = some(givenOf(file), chance)?.choice ?? '')
    ),
  'which question a row answers': (file, chance) =>
    withSome(answersOf(file), chance, row => (row.prompt = some(answersOf(file), chance)?.prompt ?? '')),
  'which question an answer is to': (file, chance) =>
    withSome(givenOf(file), chance, given => (given.prompt = some(givenOf(file), chance)?.prompt ?? '')),
  'a question asked anew after a takeback that was none': (file, chance) =>
    withSome(answersOf(file), chance, row =>
      withSome(row.given.slice(0, 1), chance, given => (row.prompt = given.prompt = `${given.prompt}~9`))
    ),
  'whose row it is': (file, chance) => withSome(answersOf(file), chance, row => (row.seat = ((row.seat ?? 0) + 1) % file.seats)),
  'whose answer it is': (file, chance) => withSome(givenOf(file), chance, given => (given.seat = (given.seat + 1) % file.seats)),
  'whose row and answer it is': (file, chance) =>
    withSome(answersOf(file), chance, row =>
      withSome(row.given.slice(0, 1), chance, given => (row.seat = given.seat = (given.seat + 1) % file.seats))
    ),
  'nobody’s row': (file, chance) => withSome(answersOf(file), chance, row => (row.seat = null)),
  'a bot’s answer as a person’s, in its place': (file, chance) =>
    withSome(
      file.answers.flatMap(({ given }) => given.slice(1)),
      chance,
      given => delete given.by
    ),
}

const OF_EVENTS: Kinds = {
  'a number in an event': (file, chance) =>
    withSome(
      eventsOf(file).filter(event => numbersOf(event).length > 0),
      chance,
      event => withSome(numbersOf(event), chance, ([field, value]) => Object.assign(event, { [field]: value + 1 + chance.pick(3) }))
    ),
  'the kind of an event': (file, chance) =>
    withSome(eventsOf(file), chance, event => (event.type = some(eventsOf(file), chance)?.type ?? '')),
  'an event left out': (file, chance) =>
    withSome(givenOf(file), chance, given => given.events.splice(chance.pick(given.events.length), 1).length > 0),
  'an event twice': (file, chance) =>
    withSome(givenOf(file), chance, given => withSome(given.events, chance, event => given.events.push(structuredClone(event)))),
  'events in another order': (file, chance) =>
    withSome(
      givenOf(file).filter(({ events }) => events.length > 1),
      chance,
      given => given.events.reverse()
    ),
  'an event moved to the next answer': (file, chance) => {
    const all = givenOf(file)
    const at = chance.pick(all.length - 1)
    const event = all[at]?.events.pop()
    return event !== undefined && (all[at + 1]?.events.unshift(event) ?? 0) > 0
  },
  'something more in an event': (file, chance) => withSome(eventsOf(file), chance, event => Object.assign(event, { luck: chance.pick(6) })),
  'something less in an event': (file, chance) =>
    withSome(eventsOf(file), chance, event =>
      withSome(
        Object.keys(event).filter(field => field !== 'type'),
        chance,
        field => Reflect.deleteProperty(event, field)
      )
    ),
  'something more in a row': (file, chance) => withSome(file.answers, chance, row => Object.assign(row, { luck: chance.pick(6) })),
  'something more in an answer': (file, chance) => withSome(givenOf(file), chance, given => Object.assign(given, { luck: chance.pick(6) })),
}

const OF_ORDER: Kinds = {
  // A card sealed for a placement that never came about leaves no trace but its row.
  'a row left out': (file, chance) =>
    withSome(
      file.answers.slice(0, -1).filter(({ number, position }) => position > (file.answers[number - 1]?.position ?? -1)),
      chance,
      row => (file.answers.splice(row.number, 1), renumbered(file))
    ),
  'a row twice': (file, chance) =>
    withSome(file.answers, chance, row => {
      file.answers.splice(row.number, 0, structuredClone(row))
      renumbered(file)
    }),
  'neighbours exchanged, each with its time': (file, chance) => {
    const at = 1 + chance.pick(file.answers.length - 2)
    file.answers.splice(at, 2, ...file.answers.slice(at, at + 2).reverse())
    renumbered(file)
    return true
  },
  'a row moved far away': (file, chance) => {
    const [row] = file.answers.splice(1 + chance.pick(file.answers.length - 1), 1)
    const to = 1 + chance.pick(file.answers.length)
    if (!row || Math.abs(row.number - to) < 2) return false
    file.answers.splice(to, 0, row)
    renumbered(file)
    return true
  },
  'the number of a row': (file, chance) => withSome(file.answers, chance, row => (row.number += 1 + chance.pick(3))),
  'the position of a row': (file, chance) => withSome(file.answers, chance, row => (row.position += 1 + chance.pick(3))),
  'all positions from a row on': (file, chance) => {
    const from = chance.pick(file.answers.length)
    for (const row of file.answers.slice(from)) row.position++
    return true
  },
  'the position of an answer': (file, chance) =>
    withSome(givenOf(file), chance, given => (given.position = (given.position ?? 0) + 1 + chance.pick(3))),
  'where a row stands, left out': (file, chance) =>
    withSome(
      answersOf(file).filter(({ given }) => given.length === 1),
      chance,
      row =>
        withSome(row.given, chance, given => {
          delete given.position
          delete given.draws
        })
    ),
  'what followed by itself, cut off': (file, chance) =>
    withSome(
      file.answers.filter(({ given }) => given.length > 1),
      chance,
      row => row.given.pop()
    ),
  'a row that was given before the one above it': (file, chance) =>
    withSome(file.answers.slice(1), chance, row => (row.at = (file.answers[row.number - 1]?.at ?? 0) - 1 - chance.pick(1000))),
  'a table made after its game': file => ((file.made = (file.answers[0]?.at ?? 0) + 1), true),
}

export const OF_ROWS: Kinds = { ...OF_CHOICES, ...OF_EVENTS, ...OF_ORDER }
