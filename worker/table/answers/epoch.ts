/** After a restore the game continues in a new epoch, recorded as an answer: new dice, ids above any ever issued, and new notices to
    everybody. So nobody can use what the lost future showed, and nothing old is mistaken for something new. */
import { gameOf } from '../../games'
import { epochOf } from '../../shared/restored'
import type { Prompt } from '../../rules/contract'
import type { Time } from '../../model'
import { awaitedRound, beginGame } from './beginning'
import { withdrawn } from '../../clock/seat'
import { clocksAfter } from './clocks'
import type { Present } from '../../engine/door'
import { EPOCH } from './history'
import type { TableParts } from '../rows/parts'
import { waitsAfter } from './next'
import type { AnswerRow } from '../rows/history/answer-row'
import type { Now } from '../rows/now'

/** Asks every open question again under an id that was never issued; later ones follow suit. */
export function presentIn(epoch: number, state: unknown, prompts: readonly Prompt[], at: Time): Present {
  return { state, era: epoch, asked: Object.fromEntries(prompts.map(({ id }) => [id, { since: at, era: epoch }])) }
}

/** Called first when a table wakes after a restore. */
export function enterEpoch(table: TableParts, at: Time): void {
  const { store, env } = table
  const epoch = epochOf(env)
  if (epoch <= (store.card.epoch ?? 0) || store.stage === 'over' || store.stage === 'off') return
  const awaited = awaitedRound(table) !== undefined
  table.commit(() => {
    store.setCard({ ...store.card, epoch })
    table.notices.enterEpoch(epoch, at)
    table.votes.enterEpoch(epoch, at)
    table.talk.enterEpoch(epoch)
    table.notices.lobby(at)
    const { now } = store
    if (now) goOnIn(table, now, epoch, at)
    else table.remarks.add({ at, position: 0, text: { say: 'log-epoch' } })
  })
  // The awaited round is already public, so a new one is named.
  if (awaited) beginGame(table, at)
}

/** The clocks of the seats that are waited for restart: nobody could answer while the site was down. */
function goOnIn({ store, notices }: TableParts, before: Now, epoch: number, at: Time): void {
  const prompts = gameOf(store.card.game).rules.prompts(before.state)
  const present = presentIn(epoch, before.state, prompts, at)
  const row: AnswerRow = {
    number: before.number + 1,
    position: before.position + 1,
    at,
    seat: null,
    prompt: EPOCH,
    choice: String(epoch),
    given: [],
    draws: [],
    voids: null,
  }
  const after: Now = {
    ...before,
    ...present,
    number: row.number,
    position: row.position,
    actor: undefined,
    staying: undefined,
    back: undefined,
    lettered: before.lettered.map(() => false),
    waits: waitsAfter({ waits: { ...before.waits, begun: {} } }, present.asked, prompts, { actor: undefined, stays: true }, at),
    clocks: clocksAfter(store.card, before.clocks.map(withdrawn), undefined, { prompts }, at),
  }
  store.history.add([row])
  notices.write(after, before, prompts, {}, at)
  store.setNow(after)
}
