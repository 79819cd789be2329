/** Looks for what happens without a question in one state, and is asked in another that looks the same. */
import { apply } from '../../../worker/games/regatta/apply'
import type { RegattaEvent } from '../../../worker/games/regatta/events'
import type { rules as regatta } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state'
import { seededChance } from '../../../worker/rules/chance'
import type { Viewer } from '../../../worker/rules/contract'
import { fold } from '../../../worker/rules/kit'

type Rules = typeof regatta
interface Seen {
  view: string
  event: RegattaEvent
}

/** A fact that revealed nothing, and yet followed or not as something hidden was; over a random game of the revised edition. */
export function unasked(seats: number, seed: number, rules: Rules): RegattaEvent | undefined {
  const players = seededChance(seed)
  const dreams = seededChance(seed + 1)
  let state = fold(apply, rules.begin(seats, { edition: 'revised', house: {} }, seededChance(seed + 2)))
  for (let answers = 0; ; answers++) {
    const asked = rules.prompts(state).filter(({ may }) => !may)
    const prompt = asked[players.pick(Math.max(asked.length, 1))]
    const choice = prompt?.choices[players.pick(prompt.choices.length)]
    if (!prompt || !choice) return undefined
    const answer = (from: RegattaState, { act }: typeof choice) => rules.play(from, prompt.seat, act, seededChance(seed * 1009 + answers))
    const events = answer(state, choice)
    for (const viewer of [...state.ships.keys(), 'watcher' as const]) {
      const dream = rules.imagine(state, viewer, dreams)
      const asked = rules.prompts(dream).find(({ id, seat }) => id === prompt.id && seat === prompt.seat)
      const offered = asked?.choices.find(({ id }) => id === choice.id)
      if (!offered) continue
      const leak = goesOn(seen(rules, state, events, viewer), seen(rules, dream, answer(dream, offered), viewer))
      if (leak) return leak
    }
    state = fold(apply, events, state)
  }
}

/** What the viewer saw, one after the other. */
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

/** Where all is the same until one of the two stops and asks: what the other goes on with, unless it reveals something. */
function goesOn(a: readonly Seen[], b: readonly Seen[]): RegattaEvent | undefined {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.some(({ view }, i) => view !== long[i]?.view)) return undefined
  const next = long[short.length]?.event
  return next && !next.final ? next : undefined
}
