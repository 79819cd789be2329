/** A table of any game inside workerd, made in one line and without pages. */
import { env } from 'cloudflare:workers'
import { keyFor, newTableId } from '../../worker/shared/keys'
import { personOf } from '../../worker/shared/person-key'
import { unpack } from '../../worker/shared/parcel'
import { PIRATES } from '../../worker/drawing/game'
import type { Seat, Viewer } from '../../worker/rules/contract'
import type { Manner } from '../../worker/rules/orders'
import type { Pace } from '../../worker/clock'
import type { Seen, Table } from '../../worker/table/table'
import type { Visit } from '../../worker/table/seats/visit'

export interface Played {
  id: string
  stub: DurableObjectStub<Table>
  /** The keys of all seats, as if one browser held them. */
  keys: Record<Seat, string>
  host: string
}
interface Wanted {
  name?: string
  game?: string
  edition?: string
  seats?: number
  house?: Record<string, number | boolean>
  /** By seat. */
  addresses?: (string | undefined)[]
  /** How many seats to leave free. */
  free?: number
  /** Seats played by bots. */
  bots?: Seat[]
  pace?: Pace
  manner?: Manner
  startAt?: number
}

export async function newTable(wanted: Wanted = {}): Promise<Played> {
  const {
    name = 'A test of strength',
    game = 'tunnel',
    edition = 'tortuga',
    seats = 3,
    house = {},
    addresses = [],
    free = 0,
    bots = [],
    pace,
    manner,
    startAt,
  } = wanted
  const id = newTableId(env.SITE_KEY)
  const stub = env.TABLE.get(env.TABLE.idFromName(id))
  const people = await Promise.all(addresses.map(address => (address ? met(address) : null)))
  await stub.make(
    {
      id,
      name,
      game,
      options: { edition, house },
      secret: '07'.repeat(32),
      made: Date.now(),
      open: false,
      language: 'en',
      absences: { times: 3, days: 14 },
      pace,
      manner,
      startAt,
    },
    Array.from({ length: seats }, (_, seat) => ({
      name: `Pirate ${seat + 1}`,
      kind: bots.includes(seat) ? ('bot' as const) : ('link' as const),
      pirate: PIRATES[seat] ?? 'a',
      language: 'en' as const,
      person: people[seat] ?? null,
    }))
  )
  const played: Played = { id, stub, keys: {}, host: keyFor(env.SITE_KEY, 'host', id) }
  for (let seat = 0; seat < seats - free; seat++) await takeSeat(played, seat)
  return played
}

async function met(address: string): Promise<string> {
  const person = personOf(env.SITE_KEY, address)
  const stub = env.PERSON.get(env.PERSON.idFromName(person))
  await stub.meet(person, address)
  // They have agreed to letters at another table.
  await stub.confirm()
  return person
}

export const claimKey = ({ id }: Played, seat: Seat): string => keyFor(env.SITE_KEY, 'claim', id, seat, 0)

export async function takeSeat(played: Played, seat: Seat): Promise<ReturnType<typeof unpack<{ key: string } | { refused: string }>>> {
  const taker = { name: `Pirate ${seat + 1}`, words: `words ${seat}`, person: null, language: 'en' as const }
  const taken = unpack(await played.stub.takeSeat(seat, claimKey(played, seat), taker))
  if ('key' in taken) played.keys[seat] = taken.key
  return taken
}

export const visit = ({ keys }: Played, as: Viewer): Visit => ({ keys, as })

export async function see(played: Played, as: Viewer, position?: number): Promise<Seen> {
  const seen = unpack(await played.stub.see(visit(played, as), position))
  if ('refused' in seen) throw new Error(seen.refused)
  return seen
}

/** The open question of the seat that is asked. */
export async function asked(played: Played): Promise<{ seat: Seat; prompt: string; choices: string[] } | undefined> {
  const { model } = await see(played, 'watcher')
  const waited = model.head.seats.find(({ waits }) => waits)
  if (!waited) return undefined
  const [prompt] = (await see(played, waited.seat)).model.prompts
  return prompt && { seat: waited.seat, prompt: prompt.id, choices: prompt.choices.map(({ id }) => id) }
}

export async function answer(played: Played, seat: Seat, prompt: string, choice: string) {
  const seen = unpack(await played.stub.answer(visit(played, seat), [[prompt, choice]]))
  if ('refused' in seen) throw new Error(seen.refused)
  return { outcome: seen.outcomes[0], ...seen }
}

/** Answers the open question with the first choice that `wanted` accepts, or else the first choice. */
export async function answerOnce(played: Played, wanted: (choice: string) => boolean = () => true) {
  const question = await asked(played)
  if (!question) throw new Error('no seat is asked')
  const { seat, prompt, choices } = question
  const choice = choices.find(wanted) ?? choices[0] ?? ''
  return { seat, prompt, choice, ...(await answer(played, seat, prompt, choice)) }
}
