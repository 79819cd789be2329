/** The last seat is taken: the game begins, or with a beacon its round is named, announced, awaited and mixed in first. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { BEACON_LEAD_MS, BEACON_PAUSE_MS, BEACON_WAIT_MS } from '../../shared/bounds'
import type { Time } from '../../model'
import type { TableParts } from '../rows/parts'
import { startGame } from './pipeline'
import { beaconOf, roundFrom, timeOf } from '../../beacon/chain'
import type { Chain } from '../../model/round'
import { askBeacon, type RoundResult } from '../../beacon/ask'
import { seatsKeyOf } from '../rows/dice-key'
import { isAwaited, type KeptRound } from '../../model/round'

/** A person alone against bots begins at once. */
export function beginGame(table: TableParts, now: Time): void {
  const beacon = beaconOf(table.env)
  const people = table.store.seats().filter(({ bot }) => bot === null)
  if (beacon && people.length > 1) nameRound(table, beacon.chain, now)
  else startGame(table, now)
}

/** Names a round far enough ahead that everybody can be told before it is out. */
function nameRound({ store, notices, remarks, commit }: TableParts, chain: Chain, now: Time): void {
  const round = roundFrom(chain, now + BEACON_LEAD_MS)
  const due = timeOf(chain, round)
  const seal = bytesToHex(sha256(seatsKeyOf(store.card, store.seats())))
  const beacon: KeptRound = { chain, round, seal, named: now, due, until: due + BEACON_WAIT_MS, next: due + BEACON_PAUSE_MS, tries: 0 }
  commit(() => {
    store.setCard({ ...store.card, beacon })
    remarks.add({ at: now, position: 0, text: { say: 'remark-round-named', with: { round: String(round) } } })
    for (const { seat, person } of store.seats()) if (person) notices.add(seat, 'round', -1, now)
  })
}

/** The round that the table waits for, if any. */
export function awaitedRound({ store }: Pick<TableParts, 'store'>): KeptRound | undefined {
  const { beacon } = store.card
  return beacon && isAwaited(beacon) ? beacon : undefined
}

export const roundDue = (table: Pick<TableParts, 'store'>): Time | undefined => awaitedRound(table)?.next

/** Asked for by the alarm; actOnRound then acts on the answer without waiting in between. */
export async function heardOfRound(table: TableParts, now: Time): Promise<RoundResult | undefined> {
  const beacon = awaitedRound(table)
  return beacon && beacon.next <= now ? askBeacon(table.env, beacon) : undefined
}

/** Nothing is dealt before a valid signature comes or the time is up; then the game begins as it would without a beacon, and says so for
    ever. */
export function actOnRound(table: TableParts, heard: RoundResult, now: Time): void {
  const { store, commit, remarks } = table
  const beacon = awaitedRound(table)
  if (!beacon) return
  const ended = endOf(beacon, heard, now)
  if (!ended) return commit(() => store.setCard({ ...store.card, beacon: later(beacon, now) }))
  const say = ended.missed ? 'remark-round-missed' : 'remark-round-came'
  commit(() => {
    store.setCard({ ...store.card, beacon: { ...beacon, ...ended } })
    remarks.add({ at: now, position: 0, text: { say, with: { round: String(beacon.round) } } })
  })
  startGame(table, now)
}

/** A round after the announced time does not count, even if it is valid. */
function endOf({ until }: KeptRound, heard: RoundResult, now: Time): Pick<KeptRound, 'signature' | 'missed'> | undefined {
  if (now > until) return { missed: 'fault' in heard ? heard.fault : 'absent' }
  return 'signature' in heard ? heard : undefined
}

/** Asks again after growing pauses, and once more right after the deadline. */
function later(beacon: KeptRound, now: Time): KeptRound {
  const pause = BEACON_PAUSE_MS * 2 ** beacon.tries
  return { ...beacon, tries: beacon.tries + 1, next: Math.min(now + pause, beacon.until + 1) }
}
