/** Searches for events that happen without a question in one state, but with a question in another that looks the same. */
import { apply } from '../../../worker/games/regatta/state/apply'
import type { RegattaEvent } from '../../../worker/games/regatta/state/events'
import type { rules as regatta } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state/state'
import { seededChance } from '../../../worker/rules/chance'
import type { Viewer } from '../../../worker/rules/contract'
import { fold, workedOut } from '../../../worker/rules/kit'

type Rules = typeof regatta
interface Seen {
  view: string
  event: RegattaEvent
}

/** An event in a random game of the revised edition that revealed nothing, yet whose occurrence depended on hidden information. */
export function unasked(seats: number, seed: number, rules: Rules): RegattaEvent | undefined {
  const players = seededChance(seed)
  const dreams = seededChance(seed + 1)
  let state = fold(apply, rules.begin(seats, { edition: 'revised', house: {} }, seededChance(seed + 2)))
  for (let answers = 0; ; answers++) {
    const asked = rules.prompts(state).filter(({ may }) => !may)
    const prompt = asked[players.pick(Math.max(asked.length, 1))]
    const choice = prompt?.choices[players.pick(prompt.choices.length)]
    if (!prompt || !choice) return undefined
    const answer = (from: RegattaState, { act }: typeof choice) =>
      workedOut(rules, from, prompt.seat, act, seededChance(seed * 1009 + answers)).events
    const events = answer(state, choice)
    for (const viewer of [...state.ships.keys(), 'watcher' as const]) {
      const dream = rules.imagine?.(state, viewer, dreams) ?? state
      const asked = rules.prompts(dream).find(({ id, seat }) => id === prompt.id && seat === prompt.seat)
      const offered = asked?.choices.find(({ id }) => id === choice.id)
      if (!offered) continue
      const leak = goesOn(seen(rules, state, events, viewer), seen(rules, dream, answer(dream, offered), viewer))
      if (leak) return leak
    }
    state = fold(apply, events, state)
  }
}

/** The views the viewer saw, in order. */
function seen(rules: Rules, from: RegattaState, events: readonly RegattaEvent[], viewer: Viewer): Seen[] {
  let state = from
  let last = JSON.stringify(rules.view(from, viewer))
  return events.flatMap(event => {
    state = apply(state, event)
    const view = JSON.stringify(rules.view(state, viewer))
    if (view === last) return []
    last = view
    return [{ view, event }]
  })
}

/** If one sequence stops and asks while the other continues identically: the next event, unless it reveals something. */
function goesOn(a: readonly Seen[], b: readonly Seen[]): RegattaEvent | undefined {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.some(({ view }, i) => view !== long[i]?.view)) return undefined
  const next = long[short.length]?.event
  return next && !next.final ? next : undefined
}
