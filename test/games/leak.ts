/** Searches for leaks: what leaves a table for a viewer must be identical for every state that viewer cannot tell apart. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { GameEvent, Viewer } from '../../worker/rules/contract'
import { fold } from '../../worker/rules/kit'
import { askedNow } from '../../worker/engine/door'
import { linesOf } from '../../worker/table/views/lines'
import { HEAVY, LIGHT, type Door } from './doors'
import { chanceAt } from './fuzz'
import { begin, CLOCK, give, type Match, type Move, type Setting } from './kit'
import { answerLimit, moodAt, randomMove } from './players'

export interface Leak {
  door: string
  viewer: Viewer
  /** Answers given before the leak. */
  answers: number
  real: string
  imagined: string
}
export interface Search {
  leak?: Leak
  /** Imagined states, and how many of them differed from the real one. */
  imagined: number
  others: number
}
export interface Doors {
  light?: Record<string, Door>
  heavy?: Record<string, Door>
  /** Looks once in so many answers, and at the end. */
  every?: number
}

/** Pages, letters and exports are compared once in this many answers, and at the end. */
const HEAVY_EVERY = 20

export function searchLeak(setting: Setting, seed: number, { light = LIGHT, heavy = HEAVY, every = 1 }: Doors = {}): Search {
  const viewers: Viewer[] = [...Array.from({ length: setting.seats }, (_, seat) => seat), 'watcher']
  const players = seededChance(seed)
  const dreams = seededChance(seed + 7)
  const found: Search = { imagined: 0, others: 0 }
  let match = begin(setting, seededChance(seed + 1))
  for (let answers = 0; answers <= answerLimit(setting.game); answers++) {
    const over = match.prompts.length === 0
    const move = over ? undefined : randomMove(setting.game, match.prompts, players, moodAt(seed, answers))
    const after = move && give(match, move, chanceAt(seed, answers))
    const state = JSON.stringify(match.present.state)
    const now = over || answers % HEAVY_EVERY === 0 ? heavy : {}
    for (const viewer of over || answers % every === 0 ? viewers : []) {
      const dream = imagined(match, viewer, dreams)
      found.imagined++
      if (JSON.stringify(dream.present.state) !== state) found.others++
      const leak =
        closedTo(match, viewer) ??
        difference({ ...light, ...now }, match, dream, viewer) ??
        (move && after && leakAfter(match, after, move, dream, viewer, chanceAt(seed, answers), now)) ??
        (after && leakBetween(match, after, viewer, dreams, light))
      if (leak) return { ...found, leak: { ...leak, viewer, answers } }
    }
    if (!after) return found
    match = after
  }
  throw new Error(`${setting.game.id}: the game does not end`)
}

/** A game without `imagine` claims to hide nothing, so every viewer must see the same. */
function closedTo(match: Match, viewer: Viewer): Difference | undefined {
  const { imagine, view } = match.setting.game.rules
  if (imagine) return undefined
  const seen = (viewer: Viewer): string => {
    // A seat alone is told which of its answers were forced or ordered, in any game.
    const lines = linesOf(match.setting.game.rules, match.rows.slice(-1), viewer).map(
      ({ by: _, order: _order, said: _said, ...line }) => line
    )
    return JSON.stringify([view(match.present.state, viewer).board, lines])
  }
  const [real, imagined] = [seen(viewer), seen('watcher')]
  return real === imagined ? undefined : { door: 'open to all', real, imagined }
}

/** The same game in a state imagined for the viewer. */
function imagined(match: Match, viewer: Viewer, chance: Chance): Match {
  const { imagine } = match.setting.game.rules
  const { state } = match.present
  return inState(match, imagine ? imagine(state, viewer, chance) : state)
}

function inState(match: Match, state: unknown): Match {
  const prompts = match.setting.game.rules.prompts(state)
  return { ...match, prompts, present: { ...match.present, state, asked: askedNow(prompts, match.present, CLOCK) } }
}

type Difference = Pick<Leak, 'door' | 'real' | 'imagined'>

function difference(doors: Record<string, Door>, match: Match, dream: Match, viewer: Viewer): Difference | undefined {
  for (const [door, through] of Object.entries(doors)) {
    const real = through(match, viewer)
    const imagined = through(dream, viewer)
    if (real !== imagined) return { door, real, imagined }
  }
  return undefined
}

/**
 * Gives the same answer with the same chance in the real and the imagined state: as long as the viewer sees the same, they must be told the
 * same.
 */
function leakAfter(
  match: Match,
  after: Match,
  move: Move,
  dream: Match,
  viewer: Viewer,
  chance: Chance,
  heavy: Record<string, Door>
): Difference | undefined {
  const offered = dream.prompts.find(prompt => prompt.id === move.prompt && prompt.seat === move.seat)
  if (!offered?.choices.some(choice => choice.id === move.choice)) return undefined
  const dreamt = give(dream, move, chance)
  if (LIGHT.view(after, viewer) !== LIGHT.view(dreamt, viewer)) return undefined
  if (courseOf(match, after, viewer) !== courseOf(dream, dreamt, viewer)) return undefined
  return difference({ 'told lines': told, ...(difference(LIGHT, after, dreamt, viewer) ? {} : heavy) }, after, dreamt, viewer)
}

/** Lines told about the newest answer, and whether its giver may take it back. */
const told: Door = ({ setting, rows }, viewer) => {
  const newest = rows.slice(-1)
  const final = newest.some(row => row.seat === viewer && row.given.some(given => given.events.some(event => event.final)))
  return JSON.stringify([linesOf(setting.game.rules, newest, viewer), final])
}

/** Every view of the viewer while an answer was worked out. */
function courseOf(before: Match, after: Match, viewer: Viewer): string {
  const { rules } = before.setting.game
  let { state } = before.present
  const seen = after.rows.at(-1)?.given.flatMap(given =>
    given.events.map(event => {
      state = rules.apply(state, event)
      return JSON.stringify(rules.view(state, viewer))
    })
  )
  return (seen ?? []).filter((view, i, all) => view !== all[i - 1]).join('\n')
}

/** Checks the intermediate states of an answer that triggered others. */
function leakBetween(before: Match, after: Match, viewer: Viewer, chance: Chance, doors: Record<string, Door>): Difference | undefined {
  const { rules } = before.setting.game
  let { state } = before.present
  for (const { events } of after.rows.at(-1)?.given.slice(0, -1) ?? []) {
    state = fold((known, event: GameEvent) => rules.apply(known, event), events, state)
    const between = inState(before, state)
    const leak = difference(doors, between, imagined(between, viewer, chance), viewer)
    if (leak) return leak
  }
  return undefined
}
