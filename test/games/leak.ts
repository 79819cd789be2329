/** Looks for leaks: what leaves a table for one viewer must be the same, to the letter, in every state that looks the same. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { GameEvent, Viewer } from '../../worker/rules/contract'
import { fold } from '../../worker/rules/kit'
import { askedNow } from '../../worker/table/door'
import { linesOf } from '../../worker/table/lines'
import { HEAVY, LIGHT, type Door } from './doors'
import { chanceAt } from './fuzz'
import { begin, CLOCK, give, type Match, type Move, type Setting } from './kit'
import { boundOf, moodAt, randomMove } from './players'

export interface Leak {
  door: string
  viewer: Viewer
  /** After so many answers. */
  answers: number
  real: string
  imagined: string
}
export interface Search {
  leak?: Leak
  /** Imagined states, and how many of them really were others. */
  imagined: number
  others: number
}
export interface Doors {
  light?: Record<string, Door>
  heavy?: Record<string, Door>
}

/** Pages, letters and exports are made at every so many answers, and at the end. */
const HEAVY_EVERY = 20

export function searchLeak(setting: Setting, seed: number, { light = LIGHT, heavy = HEAVY }: Doors = {}): Search {
  const viewers: Viewer[] = [...Array.from({ length: setting.seats }, (_, seat) => seat), 'watcher']
  const players = seededChance(seed)
  const dreams = seededChance(seed + 7)
  const found: Search = { imagined: 0, others: 0 }
  let match = begin(setting, seededChance(seed + 1))
  for (let answers = 0; answers <= boundOf(setting.game); answers++) {
    const over = match.prompts.length === 0
    const move = over ? undefined : randomMove(setting.game, match.prompts, players, moodAt(seed, answers))
    const after = move && give(match, move, chanceAt(seed, answers))
    const state = JSON.stringify(match.present.state)
    const now = over || answers % HEAVY_EVERY === 0 ? heavy : {}
    for (const viewer of viewers) {
      const dream = imagined(match, viewer, dreams)
      found.imagined++
      if (JSON.stringify(dream.present.state) !== state) found.others++
      const leak =
        difference({ ...light, ...now }, match, dream, viewer) ??
        (move && after && leakAfter(match, after, move, dream, viewer, chanceAt(seed, answers), now)) ??
        (after && leakBetween(match, after, viewer, dreams, light))
      if (leak) return { ...found, leak: { ...leak, viewer, answers } }
    }
    if (!after) return found
    match = after
  }
  throw new Error(`${setting.game.id}: no end`)
}

/** The same game as the viewer may dream it. */
function imagined(match: Match, viewer: Viewer, chance: Chance): Match {
  const { rules } = match.setting.game
  const state = rules.imagine(match.present.state, viewer, chance)
  return inState(match, state)
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

/** The same answer with the same chance, from what is and from what is dreamt: where the viewer sees the same all along,
    the same is told. */
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

/** What is told of the newest answer; and whether it may be taken back, which its giver is shown. */
const told: Door = ({ setting, rows }, viewer) => {
  const newest = rows.slice(-1)
  const final = newest.some(row => row.seat === viewer && row.given.some(given => given.events.some(event => event.final)))
  return JSON.stringify([linesOf(setting.game.rules, newest, viewer), final])
}

/** All that the viewer saw one after the other while an answer was worked out. */
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

/** The states that an answer passed through on its way, where answers followed by themselves. */
function leakBetween(
  before: Match,
  after: Match,
  viewer: Viewer,
  chance: Chance,
  doors: Record<string, Door>
): Difference | undefined {
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
