/** Delivers one notice by webhook or push, once, and records how the channel did. */
import { push } from '../../post/push/deliver'
import { pictureOf } from '../../post/picture'
import { paints } from '../../post/picture/paints'
import { outsideOf, type Outcome } from '../../post/webhook/ask'
import { isBriefKind, type BriefKind } from '../../model/notices'
import { briefOf, type Brief } from '../../post/webhook/brief'
import { KINDS } from '../../post/webhook/shapes'
import { deliver } from '../../post/webhook/shapes/deliver'
import { healthAfter } from '../../post/webhook/health'
import { gameOf } from '../../games'
import type { TableModel, Time } from '../../model'
import type { DeviceRow, HookRow } from '../rows/channels'
import { namedNotice } from './named'
import { NOBODY, type Notice } from '../rows/notice'
import { pageNow } from '../views/pages'
import type { TableParts } from '../rows/parts'

/** Undefined if the channel is gone or switched off. */
export async function deliverByHookOrPush(table: TableParts, notice: Notice): Promise<Outcome | undefined> {
  const hook = table.channels.hookAt(notice.via)
  const device = table.channels.deviceAt(notice.via)
  const { kind } = notice
  if (!isBriefKind(kind)) return undefined
  if (hook && hook.health.off === undefined) return atHook(table, notice, kind, hook)
  return device && atDevice(table, notice, kind, device)
}

async function atHook(table: TableParts, notice: Notice, kind: BriefKind, { id, hook }: HookRow): Promise<Outcome> {
  const model = modelFor(table, notice)
  const brief = briefFor(table, notice, kind, model)
  // Only these shapes show a picture.
  const picture =
    KINDS[hook.shape].pictured && notice.tries === 0 && paints(table.env) ? await pictured(table, notice, model, brief) : undefined
  const outcome = await deliver({ hook, brief, picture, now: Date.now() }, outsideOf(table.env))
  recordCall(table, notice, id, outcome, Date.now())
  return outcome
}

/** Painting may exhaust the object's memory, so the try is recorded first and the next try paints nothing. */
async function pictured(
  { notices, onDisk, env }: TableParts,
  { id }: Notice,
  model: TableModel,
  { language }: Brief
): ReturnType<typeof pictureOf> {
  notices.begin(id)
  await onDisk()
  return pictureOf(model, { language, now: Date.now() }, env)
}

/** The webhook may have been removed or switched on again while we waited. */
function recordCall(
  { channels, notices, store, commit }: TableParts,
  { via, seat }: Notice,
  id: number,
  outcome: Outcome,
  now: Time
): void {
  const row = channels.hookAt(via)
  if (!row || row.health.off !== undefined) return
  const health = healthAfter(row.health, outcome, now)
  channels.setHealth(id, health)
  if (health.off === undefined) return
  commit(() => {
    notices.closeAll(via, now)
    if (seat === NOBODY ? store.card.host : store.seat(seat)?.person) notices.add(seat, 'hook-off', -1, now)
  })
}

async function atDevice(table: TableParts, notice: Notice, kind: BriefKind, { id, subscription }: DeviceRow): Promise<Outcome> {
  const brief = briefFor(table, notice, kind, modelFor(table, notice))
  const outcome = await push(subscription, brief, table.env, outsideOf(table.env))
  if (outcome.kind === 'gone') {
    table.commit(() => {
      table.channels.dropDevice(id)
      table.notices.closeAll(notice.via, Date.now())
    })
  }
  return outcome
}

/** The table's own webhooks get what everybody may know. */
const modelFor = (table: TableParts, { seat }: Notice): TableModel => pageNow(table, seat === NOBODY ? 'watcher' : seat, Date.now())

function briefFor(table: TableParts, notice: Notice, kind: BriefKind, model: TableModel): Brief {
  const { env, store } = table
  const { seat, written } = notice
  const row = store.seat(seat)
  const said = { language: row?.language ?? store.card.language, zone: row?.settings.hours?.zone }
  return briefOf(
    { id: namedNotice(table, notice), kind, at: written, ...said, table: model, siteUrl: env.PUBLIC_URL },
    gameOf(store.card.game)
  )
}
