/** Fuzzes plans: random players plan while others move. */
import { isDeepStrictEqual } from 'node:util'
import { tunnel } from '../../../worker/games/tunnel'
import { forced } from '../../../worker/engine/forced'
import { firstOf } from '../../../worker/engine/responder'
import { plannedBy } from '../../../worker/engine/plan'
import { seededChance, type Chance } from '../../../worker/rules/chance'
import type { Seat, SeatView } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import { rehearsed, tried, type Plan, type SaidStep } from '../../../worker/rules/plans'
import { stateAfter } from '../../../worker/table/answers/history'
import { failing } from '../crash'
import { chanceAt, must } from '../fuzz'
import { begin, give, settingAmong, type Match } from '../kit'
import { answerLimit, moodAt, randomMove } from '../players'

export interface Planned {
  answers: number
  /** Answers given by plans, and turns that started with a plan. */
  byPlan: number
  turns: number
}

/** Plays a game in which every seat keeps planning whatever can be planned. */
export function fuzzPlans(edition: string, seed: number): Planned {
  const game: Game = { ...tunnel }
  const setting = settingAmong(game, tunnelEdition(edition), seed)
  const players = seededChance(seed)
  const plans = new Map<Seat, Plan>()
  const done: Planned = { answers: 0, byPlan: 0, turns: 0 }
  let match = begin(setting, seededChance(seed + 1))
  return failing(
    () => match,
    seed,
    () => {
      while (match.prompts.length > 0) {
        must(done.answers <= answerLimit(game), `no end after ${done.answers} answers`)
        enterPlans(match, plans, players)
        const respond = firstOf(forced, plannedBy(game, seat => plans.get(seat)).respond)
        const before = match
        const move = randomMove(game, match.prompts, players, moodAt(seed, done.answers))
        match = give({ ...match, setting: { ...setting, respond } }, move, chanceAt(seed, done.answers))
        game.rules.check(match.present.state)
        count(done, before, match, plans)
        done.answers++
      }
      must(isDeepStrictEqual(stateAfter(game.rules, match.rows), match.present.state), 'the events do not add up to the state')
      return done
    }
  )
}

const tunnelEdition = (id: string) => tunnel.editions.find(edition => edition.id === id) ?? tunnel.editions[0]

function enterPlans({ setting: { game, seats }, present, prompts }: Match, plans: Map<Seat, Plan>, chance: Chance): void {
  for (let seat = 0; seat < seats; seat++) {
    if (chance.pick(3) > 0 || prompts.some(prompt => prompt.seat === seat)) continue
    const view = game.rules.view(present.state, seat)
    const plan = anyPlan(game, view, chance)
    if (!plan) continue
    must(
      isDeepStrictEqual(
        tried(booked(game), plan, view),
        tried(booked(game), plan, game.rules.view(game.rules.imagine?.(present.state, seat, chance) ?? present.state, seat))
      ),
      'a plan knows what its seat does not'
    )
    plans.set(seat, plan)
  }
}

function booked({ plans }: Game) {
  if (!plans) throw new Error('this game has no plans')
  return plans
}

/** A random number of steps with random conditions. */
export function anyPlan(game: Game, view: SeatView<unknown>, chance: Chance): Plan | undefined {
  const book = booked(game)
  const ends = () => (chance.pick(2) === 0 ? ('stop' as const) : ('ask' as const))
  const said: SaidStep[] = []
  for (let n = 0; n < 1 + chance.pick(book.most); n++) {
    const choices = rehearsed(book, view, said)?.after.prompt?.choices ?? []
    const choice = choices[chance.pick(Math.max(1, choices.length))]
    if (choice) said.push({ choice: choice.id, exactly: chance.pick(2) === 0, otherwise: ends() })
  }
  const steps = rehearsed(book, view, said)?.steps ?? []
  return steps.length > 0 ? { steps: steps.map(({ choice: _, ...step }) => step), then: ends() } : undefined
}

/** A seat that was asked or answered no longer has a plan. */
function count(done: Planned, before: Match, after: Match, plans: Map<Seat, Plan>): void {
  const given = after.rows.slice(before.rows.length).flatMap(row => row.given)
  const planned = given.filter(({ line }) => line === 'plan')
  done.byPlan += planned.length
  for (const seat of new Set([...given.map(({ seat }) => seat), ...after.prompts.map(({ seat }) => seat)])) {
    if (plans.has(seat)) done.turns++
    plans.delete(seat)
  }
}
