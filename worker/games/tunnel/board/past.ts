/** The game in review: how the crews came along round by round, and its memorable turns. */
import type { Seat, SeatView, Text } from '../../../rules/contract'
import { greatest, type Highlight, type TurnValues } from '../../../drawing/end'
import type { TunnelEvent } from '../rules/state'
import { tell } from '../rules/told'
import { roundOf, type TunnelBoard } from '../rules/view'

/** Each crew's pirates in the boat, and how many divisions in all it is behind the leader. */
export function mark({ board: { pirates, round } }: SeatView<TunnelBoard>): TurnValues {
  const free = pirates.at(-1) ?? []
  const ways = free.map((_, seat) => pirates.reduce((sum, there, place) => sum + place * (there[seat] ?? 0), 0))
  const first = Math.max(...ways)
  return {
    turn: round,
    charts: [
      { name: { say: 'chart-boat' }, values: free },
      { name: { say: 'chart-behind' }, values: ways.map(way => way - first) },
    ],
  }
}

type EventOf<Type extends TunnelEvent['type']> = Extract<TunnelEvent, { type: Type }>
type Step = EventOf<'advanced' | 'retreated'>

/** What one seat did in one turn. */
interface Turn {
  number: number
  round: number
  seat: Seat
  steps: Step[]
}

/** The longest run, the longest step back, and the turn with the greatest gain. */
export function highlights(events: readonly TunnelEvent[]): Highlight[] {
  const turns = turnsOf(events)
  const steps = turns.flatMap(({ round, steps }) => steps.map(step => ({ round, step })))
  const run = greatest(steps, ({ step }) => gain(step))
  const back = greatest(steps, ({ step }) => -gain(step))
  const turn = greatest(turns, ({ steps }) => sum(steps))
  return [
    ...(run ? [told('fwd', 'highlight-run', run.round, tell(run.step, 'watcher'))] : []),
    ...(back ? [told('back', 'highlight-back', back.round, tell(back.step, 'watcher'))] : []),
    ...(turn ? [told('flag', 'highlight-turn', turn.round, turnTold(turn))] : []),
  ]
}

function turnsOf(events: readonly TunnelEvent[]): Turn[] {
  const turns: Turn[] = []
  let number = 1
  let seats = 1
  for (const event of events) {
    if (event.type === 'began') seats = event.seats
    if (event.type === 'turned') number++
    if (event.type !== 'advanced' && event.type !== 'retreated') continue
    const last = turns.at(-1)
    if (last?.number === number) last.steps.push(event)
    else turns.push({ number, round: roundOf(number, seats), seat: event.seat, steps: [event] })
  }
  return turns
}

const gain = ({ from, to }: Step): number => to - from
const sum = (steps: readonly Step[]): number => steps.reduce((all, step) => all + gain(step), 0)

const turnTold = ({ seat, steps }: Turn): Text => ({ say: 'highlight-turn-told', with: { who: { seat }, divisions: sum(steps) } })

function told(sign: string, say: string, round: number, told: Text | undefined): Highlight {
  return { sign, title: { say }, text: { say: 'highlight-in-round', with: { round, told: told ?? '' } } }
}
