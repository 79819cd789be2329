/** What people do when they look in at a table: answer, or anything else that a seat may do, sensible or not. */
import type { Prompt, Seat } from '../../worker/rules/contract'
import type { Deed } from '../../worker/table/deeds'
import { act as actAt } from '../../worker/table/deeds'
import { openVotes } from '../../worker/table/seats/voters'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import { takeBack } from '../../worker/table/answers/takeback'
import { randomHours } from '../clock/people'
import { moodAt, randomMove } from '../games/players'
import type { Scene } from './life'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** How often each thing was done; refused attempts are not counted. */
export type Deeds = Partial<Record<string, number>>

const count = (deeds: Deeds, what: string): void => void (deeds[what] = (deeds[what] ?? 0) + 1)

export function answer({ table, game, chance, deeds, seed }: Scene, prompts: readonly Prompt[], now: number): void {
  const move = randomMove(game, prompts, chance, moodAt(seed, table.store.now?.number ?? 0))
  const outcome = answerAtTable(table, move, now)
  if (outcome !== 'counted') throw new Error(`an offered answer was refused: ${outcome}`)
  count(deeds, 'answers')
  if (chance.pick(15) === 0 && takeBack(table, move.seat, now) === 'taken-back') count(deeds, 'takebacks')
}

export function act(scene: Scene, seat: Seat, now: number, deed = deedOf(scene, seat, now)): void {
  const { table, deeds } = scene
  const row = table.store.seat(seat)
  if (!row || actAt(table, row, 'own', deed, now) !== 'done') return
  count(deeds, deed.do === 'propose' ? `propose ${deed.what}` : deed.do)
}

/** Votes first; otherwise anything at random. Whoever leaves or resigns usually never comes back. */
function deedOf({ table, people, chance }: Scene, seat: Seat, now: number): Deed {
  const vote = openVotes(table).find(({ ballots }) => ballots[seat] === undefined)
  if (vote && chance.pick(3) > 0) return { do: 'vote', number: vote.number, ballot: ballotOf(vote.kind, chance.pick(8)) }
  const person = people[seat]
  const whims: (() => Deed)[] = [
    () => ({ do: 'propose', what: 'pause' }),
    () => ({ do: 'propose', what: 'takeback' }),
    () => ({ do: 'resume' }),
    () => ({ do: 'hours', hours: randomHours(chance) }),
    () => ({ do: 'absent', absence: { from: now + chance.pick(5) * DAY, until: now + chance.pick(12) * DAY } }),
    () => ({ do: 'back-sooner', from: now }),
    () => ({ do: 'lend', until: now + chance.pick(20) * DAY }),
    () => ({ do: 'claim-win' }),
    () => ({ do: 'take-seat-back' }),
    () => ({ do: 'say', text: 'Ahoy @Seat 1' }),
    () => (chance.pick(4) > 0 ? { do: 'note', text: 'Mind the boat' } : gone('resign')),
    () => (chance.pick(6) > 0 ? { do: 'reminders', ticked: [50] } : gone('leave')),
  ]
  const gone = (what: 'resign' | 'leave'): Deed => {
    if (person) person.vanishes = now
    return what === 'leave' ? { do: 'leave', name: 'A pirate' } : { do: 'resign' }
  }
  return whims[chance.pick(whims.length)]?.() ?? { do: 'resume' }
}

const ballotOf = (kind: string, n: number): string =>
  kind === 'vanished' ? (['bot', 'bot', 'bot', 'substitute', 'wait', 'wait', 'bot', 'end'][n] ?? 'bot') : n > 1 ? 'yes' : 'no'
