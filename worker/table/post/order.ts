/** What a person's object needs to write a letter: the recipient, the language, and what a reply may answer. */
import { noQuestion, questionOf, questionOfCall, questionOfVotes, replyAddress } from '../../post/reply/address'
import type { Said, TableModel } from '../../model'
import { replyDomainOf } from '../../post/transports/transport'
import type { Order } from '../../post/transports/letter'
import type { Via } from '../rows/channels'
import { chosenAt } from './chosen'
import { pathOf } from '../views/listed'
import { namedNotice } from './named'
import type { Notice } from '../rows/notice'
import { NOTICES, type LetterKind } from '../../model/notices'
import { forSubstitute, pageNow } from '../views/pages'
import type { TableParts } from '../rows/parts'
import type { Language } from '../../drawing/game'
import { callTo } from './replies'
import { activeLoan } from '../rows/sitting'
import type { SeatRow } from '../rows/seat-row'
import type { Candidate } from '../rows/settings'
import { candidateKey, hostPath, lentPath, substitutePath } from '../seats/visit'

export const candidateFor = ({ settings: { sought } }: SeatRow, via: Via): Candidate | undefined =>
  sought?.candidates.find(({ number }) => via === `candidate.${number}`)

export function orderFor(table: TableParts, notice: Notice, kind: LetterKind, row: SeatRow | undefined): Order {
  const { env, store } = table
  const { id } = store.card
  const { via } = notice
  const model = modelFor(table, via, row)
  const call = kind === 'mention' && row ? callTo(table, row) : undefined
  return {
    // The receiver counts an id once, however often it is handed over.
    id: namedNotice(table, notice),
    kind,
    language: languageOf(row, via) ?? store.card.language,
    zone: via === 'substitute' ? undefined : row?.settings.hours?.zone,
    host: kind === 'candidate' ? id : store.card.by,
    link: env.PUBLIC_URL + (row ? linkTo(table, row, via) : hostPath(env, id)),
    table: model,
    chosen: kind === 'receipt' && row ? chosenAt(store, row.seat, notice.written) : undefined,
    said: call && { by: store.seat(call.seat)?.name ?? '', text: call.text },
    replyTo:
      row && model.head.stage === 'playing' && (via === 'letter' || via === 'second')
        ? replyAddressFor(env, id, row, questionIn(kind, model, call))
        : undefined,
  }
}

/** A candidate sees what strangers see; a substitute does not see what is the owner's. */
function modelFor(table: TableParts, via: Via, row: SeatRow | undefined): TableModel {
  const model = pageNow(table, row && !via.startsWith('candidate.') ? row.seat : 'watcher', Date.now())
  return via === 'substitute' ? forSubstitute(model) : model
}

function languageOf(row: SeatRow | undefined, via: Via): Language | undefined {
  if (via === 'substitute') return row?.settings.lent?.language
  return (row && candidateFor(row, via)?.language) ?? row?.language
}

/** The one question that a reply to this letter may answer. */
function questionIn(kind: LetterKind, model: TableModel, call: Said | undefined): string {
  if (call) return questionOfCall(call)
  const votes = questionOfVotes(model)
  // If the game asks nothing, a letter about a vain reply lists the open votes.
  if (votes && (kind === 'vote' || (NOTICES[kind].vain && model.prompts.length === 0))) return votes
  return NOTICES[kind].choices ? questionOf(model.prompts, model.position) : noQuestion()
}

/** The reply address of this letter, valid for this seat and the letter's question only. */
function replyAddressFor(env: Env, table: string, { seat, generation }: SeatRow, question: string): string | undefined {
  const domain = replyDomainOf(env)
  return domain && replyAddress(env.SITE_KEY, domain, { table, seat, question }, generation)
}

/** The letter's link: to the seat, its claim, or for a candidate the page to confirm on. */
function linkTo(table: TableParts, row: SeatRow, via: Via): string {
  const {
    env,
    store: { card },
  } = table
  const candidate = candidateFor(row, via)
  if (candidate) return `${substitutePath(card, row)}/${candidate.number}/${candidateKey(env, card, row, candidate)}`
  if (via === 'substitute') return activeLoan(row, Date.now()) ? lentPath(env, card, row) : `/tables/${card.id}`
  return `/tables/${card.id}${pathOf(table, row)}`
}
