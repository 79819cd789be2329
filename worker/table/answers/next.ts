/** The table's state after an answer: who is waited for, what can be taken back, and what the platform counts. */
import { ANSWERS_PER_GAME } from '../../shared/bounds'
import type { Prompt, Seat } from '../../rules/contract'
import type { Time } from '../../model'
import { BEGIN } from '../rows/history/decisions'
import type { Followed, Given } from '../../engine/door'
import type { Now } from '../rows/now'
import { tallied } from './tally'
import type { TableEngine } from './engine'

interface By {
  /** Whose answer it was; absent at the start and when the clock or a bot answered. */
  actor?: Seat
  may?: boolean
}

export function nextNow(before: Now, { given, present, prompts, unfinished }: Followed, engine: TableEngine, { actor, may }: By): Now {
  if (before.number - (before.changes?.rows ?? 0) >= ANSWERS_PER_GAME) throw new Error('a game has more answers than ANSWERS_PER_GAME')
  const byPerson = actor !== undefined && !may
  const decided = given.slice(may ? 1 : 0)
  const played = decided.filter(({ prompt }) => prompt !== BEGIN)
  const followed = given.some(({ seat }) => seat !== actor)
  const stays = !engine.brisk && !followed
  const waits = felt(waitsAfter(before, present.asked, prompts, { actor: byPerson ? actor : undefined, stays }, engine.now))
  return {
    ...before,
    ...present,
    number: before.number + given.length,
    position: before.position + decided.length,
    back: backAfter(before.back, decided, before.number + (may ? 2 : 1)),
    drawn: engine.chance.drawn(),
    waits,
    tally: tallied(
      {
        before,
        after: waits,
        given: played,
        round: engine.rules.view(before.state, 'watcher').round,
        actor,
      },
      engine.now
    ),
    decisions: before.decisions + played.length,
    decided: decidedAfter(before, may ? [] : given, engine.now),
    actor,
    followed,
    unfinished,
    over: prompts.length === 0 ? engine.now : undefined,
  }
}

/** The newest decision can be taken back by its seat, whoever gave it, unless it revealed a draw or something hidden. An answer then forced
    on the same seat goes with it. The beginning, recorded for the first seat, is nobody's decision. */
export function backAfter(
  back: Now['back'],
  given: readonly Pick<Given, 'seat' | 'prompt' | 'by' | 'events'>[],
  first: number
): Now['back'] {
  return given.reduce((newest, { seat, prompt, by, events }, i) => {
    if (prompt === BEGIN || by === 'bot' || by === 'time' || events.some(({ final }) => final)) return undefined
    if (by === 'forced') return newest?.seat === seat ? newest : undefined
    return { seat, number: first + i }
  }, back)
}

const decidedAfter = ({ decided }: Now, given: readonly Given[], now: Time): Now['decided'] => ({
  ...decided,
  ...Object.fromEntries(given.flatMap(({ seat, by, prompt }) => (by === 'bot' || by === 'time' || prompt === BEGIN ? [] : [[seat, now]]))),
})

/** Drops waits of under a second: otherwise a person who answers at once could be told from standing orders. */
const felt = ({ begun, lasted }: Now['waits']): Now['waits'] => ({ begun, lasted: lasted.filter(seconds => seconds > 0) })

/** While a seat answers several times in a row its "last here" stays, so that what the others did before remains in view. */
export const hereAt = (before: Now, seat: Seat): number =>
  before.actor === seat && !before.followed ? (before.here[seat] ?? -1) : before.number

/** A wait begins when somebody else's answer, be it a bot's, makes the table wait for a seat, and ends with that seat's next answer. With
    standing orders the seat that has just answered is waited for as well: otherwise a person, who stays, could be told from orders, who do
    not. */
export function waitsAfter(
  before: Pick<Now, 'waits'>,
  asked: Now['asked'],
  prompts: readonly Prompt[],
  { actor, stays }: { actor: Seat | undefined; stays: boolean },
  now: Time
): Now['waits'] {
  const waited = before.waits.begun
  const ended = actor === undefined ? undefined : waited[actor]
  const lasted = ended === undefined ? before.waits.lasted : [...before.waits.lasted, Math.round((now - ended) / 1000)]
  const begun: Now['waits']['begun'] = {}
  for (const { seat, may, id } of prompts)
    if (!may && !(stays && seat === actor)) begun[seat] ??= (seat === actor ? undefined : waited[seat]) ?? asked[id]?.since ?? now
  return { begun, lasted }
}
