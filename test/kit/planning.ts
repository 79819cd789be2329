/** Tunnel seats that plan their next turn, at a table inside workerd. */
import { unpack } from '../../worker/shared/parcel'
import type { Seat } from '../../worker/rules/contract'
import type { PlanEnd, SaidStep } from '../../worker/rules/plans'
import type { PlanShown } from '../../worker/table/views/plans'
import { act } from './life'
import { answer, asked, visit, type Played } from './table'

export async function planPage(table: Played, seat: Seat, steps: readonly SaidStep[] = [], position?: number): Promise<PlanShown> {
  const found = unpack(await table.stub.plan(visit(table, seat), { position, steps }))
  if ('refused' in found) throw new Error(found.refused)
  return found.plan
}

export const said = (choice: string, exactly = true, otherwise: PlanEnd = 'ask'): SaidStep => ({ choice, exactly, otherwise })

/** As if from a page opened just now. */
export async function plan(table: Played, seat: Seat, steps: readonly SaidStep[], then: PlanEnd = 'stop'): Promise<string> {
  const { number, draft } = await planPage(table, seat)
  return act(table, seat, { do: 'plan', number, position: draft?.position ?? 0, steps, then })
}

/** Plans `count` steps, each time taking the first choice offered. */
export async function firstSteps(table: Played, seat: Seat, count: number): Promise<SaidStep[]> {
  const steps: SaidStep[] = []
  for (let n = 0; n < count; n++) {
    const choice = (await planPage(table, seat, steps)).draft?.prompt?.choices[0]
    if (choice) steps.push(said(choice.id))
  }
  return steps
}

/** Plays one action for the seat on turn and stops, so that the turn passes on. */
export async function turn(table: Played, wanted: (choice: string) => boolean = () => true): Promise<Seat> {
  const first = await asked(table)
  if (!first) throw new Error('no seat is asked')
  const { seat } = first
  await answer(table, seat, first.prompt, first.choices.find(wanted) ?? first.choices[0] ?? '')
  const next = await asked(table)
  if (next?.seat === seat && next.choices.includes('stop')) await answer(table, seat, next.prompt, 'stop')
  return seat
}
