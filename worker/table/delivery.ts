/** The first hop of the post: what is due goes to each person's own object, which knows the address and sends. */
import { DELIVERY_TRIES } from '../bounds'
import type { Env } from '../env'
import { noQuestion, questionOf, questionOfCall, questionOfVotes, replyAddress } from '../post/reply/address'
import type { LobbyRow, Said, TableModel } from '../../web/model'
import { replyDomainOf, transportOf } from '../post/transport'
import type { Order } from '../post/letter'
import type { Outcome } from '../post/webhook/ask'
import type { Via } from './channels'
import { heardConsent } from './consent'
import { knock } from './knocking'
import { listedFor, pathOf } from './listed'
import { lettersLost } from './lost'
import { namedNotice } from './named'
import { type LetterKind, type Notice } from './notices'
import { forSubstitute, pageNow } from './pages'
import type { TableParts } from './parts'
import { pack } from '../parcel'
import type { Language } from '../rules/game'
import { callTo } from './replies'
import { deliverReport } from './reporting'
import { lentNow } from './sitting'
import type { SeatRow, Store } from './store'
import { stillTrue } from './still'
import { soughtAt, type Candidate } from './substitutes'
import { candidateKey, hostPath, lentPath, substitutePath } from './visit'

const HOLD = 2 * 60_000

/** The mailbox shows a letter at once, since who waits for it sits before it. */
export const holdFor = (env: Env): number => (env.MAILBOX_OPEN === '1' ? 0 : HOLD)

/** Each way has a queue of its own: one that fails holds back its later rows, one that hangs nobody else's. */
export async function deliverDue(table: TableParts): Promise<void> {
  const queues = Map.groupBy(table.notices.due(Date.now()), ({ seat, via }) => `${seat} ${via}`)
  await Promise.all([...queues.values()].map(queue => workOff(table, queue)))
}

async function workOff(table: TableParts, queue: readonly Notice[]): Promise<void> {
  for (const notice of queue) if (!(await handOver(table, notice))) return
}

/** False: those behind it wait, too. */
async function handOver(table: TableParts, notice: Notice): Promise<boolean> {
  const { notices } = table
  try {
    const outcome = await deliver(table, notice)
    if (outcome === 'sent') notices.done(notice.id, Date.now())
    else if (outcome === 'unneeded') notices.close(notice, outcome, Date.now())
    else return fared(table, notice, outcome)
    return true
  } catch (error) {
    notices.failed(notice, error, Date.now())
    if (notice.via === 'letter' && notice.tries + 1 >= DELIVERY_TRIES) lettersLost(table, table.store.seat(notice.seat)?.person, Date.now())
    return false
  }
}

/** A test is tried once: its person sits before the page and can send another. */
function fared({ notices }: TableParts, notice: Notice, outcome: Outcome): boolean {
  const said = [outcome.status, outcome.said].filter(Boolean).join(' ')
  if (outcome.kind === 'ok') notices.done(notice.id, Date.now())
  else if (outcome.kind === 'again' && notice.kind !== 'test') notices.failed(notice, said, Date.now(), outcome.pause)
  else notices.close(notice, 'given-up', Date.now(), said)
  return outcome.kind === 'ok' || outcome.kind === 'refused'
}

async function deliver(table: TableParts, notice: Notice): Promise<Outcome | 'sent' | 'unneeded'> {
  const { env, store } = table
  if (notice.kind === 'lobby') return intoLobby(table, notice)
  if (notice.kind === 'report') return deliverReport(table, notice)
  const row = store.seat(notice.seat)
  if (!stillTrue(store, notice, row)) return 'unneeded'
  if (!isLetter(notice.via)) return (await knock(table, notice)) ?? 'unneeded'
  const name = addresseeOf(store, notice, row)
  if (!name || notice.kind === 'test' || notice.kind === 'row' || !transportOf(env)) return 'unneeded'
  const person = env.PERSON.get(env.PERSON.idFromName(name))
  const consent = await person.receive(pack(orderFor(table, notice, notice.kind, row)), pack(listedFor(table, row, name)), notice.id)
  if (row && notice.via === 'letter') heardConsent(table, name, consent)
  return 'sent'
}

const isLetter = (via: Via): boolean => via === 'letter' || via === 'second' || via === 'substitute' || via.startsWith('candidate.')

/** By its keyed hash. */
function addresseeOf({ card }: Store, { via, kind }: Notice, row: SeatRow | undefined): string | null | undefined {
  if (!row) return card.host
  if (via === 'second') return row.settings.second
  // Whoever plays no longer is asked nothing more.
  if (via === 'substitute') return lentNow(row, Date.now()) || kind === 'given-back' ? row.settings.lent?.person : undefined
  return via === 'letter' ? row.person : candidateFor(row, via)?.person
}

const candidateFor = ({ settings: { sought } }: SeatRow, via: Via): Candidate | undefined =>
  sought?.candidates.find(({ number }) => via === `candidate.${number}`)

async function intoLobby({ env, store }: TableParts, notice: Notice): Promise<'sent'> {
  const { id, made } = store.card
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).set(id, notice.id, made, pack(lobbyRow(store)))
  return 'sent'
}

function orderFor(table: TableParts, notice: Notice, kind: LetterKind, row: SeatRow | undefined): Order {
  const { env, store } = table
  const { id } = store.card
  const { via } = notice
  const model = modelFor(table, via, row)
  const call = kind === 'mention' && row ? callTo(table, row) : undefined
  return {
    // Counted once by whoever receives it, however often it is handed on.
    id: namedNotice(table, notice),
    kind,
    language: languageOf(row, via) ?? store.card.language,
    zone: via === 'substitute' ? undefined : row?.settings.hours?.zone,
    host: kind === 'candidate' ? id : store.card.by,
    link: env.PUBLIC_URL + (row ? linkTo(table, row, via) : hostPath(env, id)),
    table: model,
    said: call && { by: store.seat(call.seat)?.name ?? '', text: call.text },
    replyTo: row && model.head.stage === 'playing' && (via === 'letter' || via === 'second') ? replyAddressFor(env, id, row, questionIn(kind, model, call)) : undefined,
  }
}

/** Who would be a substitute sees what strangers see. */
function modelFor(table: TableParts, via: Via, row: SeatRow | undefined): TableModel {
  const model = pageNow(table, row && !via.startsWith('candidate.') ? row.seat : 'watcher', Date.now())
  return via === 'substitute' ? forSubstitute(model) : model
}

function languageOf(row: SeatRow | undefined, via: Via): Language | undefined {
  if (via === 'substitute') return row?.settings.lent?.language
  return (row && candidateFor(row, via)?.language) ?? row?.language
}

/** The one thing that an answer to the letter may do. */
function questionIn(kind: LetterKind, model: TableModel, call: Said | undefined): string {
  if (call) return questionOfCall(call)
  const votes = questionOfVotes(model)
  // Where nothing is asked in the game, a letter that something was written in vain lists what is to be decided.
  if (votes && (kind === 'vote' || (VAIN.includes(kind) && model.prompts.length === 0))) return votes
  return LISTING.includes(kind) ? questionOf(model.prompts, model.position) : noQuestion()
}

const VAIN: readonly LetterKind[] = ['misread', 'stale']
/** Letters that number the choices. Besides them only a call can be answered. */
const LISTING: readonly LetterKind[] = ['turn', 'reminder', 'receipt', 'flood', ...VAIN]

/** Where an answer to this letter goes: good for this seat and for the question that the letter puts. */
function replyAddressFor(env: Env, table: string, { seat, generation }: SeatRow, question: string): string | undefined {
  const domain = replyDomainOf(env)
  return domain && replyAddress(env.SITE_KEY, domain, { table, seat, question }, generation)
}

/** Opens the seat, or its claim; for who would be a substitute, the page that says so. */
function linkTo(table: TableParts, row: SeatRow, via: Via): string {
  const { env, store: { card } } = table
  const candidate = candidateFor(row, via)
  if (candidate) return `${substitutePath(card, row)}/${candidate.number}/${candidateKey(env, card, row, candidate)}`
  if (via === 'substitute') return lentNow(row, Date.now()) ? lentPath(env, card, row) : `/tables/${card.id}`
  return `/tables/${card.id}${pathOf(table, row)}`
}

function lobbyRow(store: Store): LobbyRow | null {
  const { id, name, game, options, pace, made, startAt } = store.card
  const seats = store.seats()
  const free = seats.filter(({ kind, taken }) => kind === 'open' && taken === null).length
  const names = seats.filter(({ taken }) => taken !== null).map(seat => seat.name)
  const seeks = seats.filter(row => soughtAt({ store }, row)).map(({ seat, name }) => ({ seat, name }))
  const row: LobbyRow = { id, name, game, options, pace: pace?.name ?? 'none', made, startAt, names, free: store.stage === 'seating' ? free : 0, ...(seeks.length > 0 && { seeks }) }
  return row.free > 0 || row.seeks ? row : null
}
