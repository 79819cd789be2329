/** Compares a computed row with the one in the file; returns the first difference. */
import type { GameEvent } from '../../rules/contract'
import type { Given } from '../../engine/door'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import { first, same, shown, type Fault } from './fault'

type Expected = { [Field in keyof AnswerRow]: unknown } & Pick<AnswerRow, 'given'>

export function differenceIn(own: Expected, filed: AnswerRow): Fault | undefined {
  return (
    differenceInGiven(own.given, filed.given) ??
    (same(own.draws, filed.draws) ? undefined : { why: `It took the draws ${shown(own.draws)}; the file has ${shown(filed.draws)}.` }) ??
    differenceInFields(own, filed)
  )
}

function differenceInGiven(own: readonly Given[], filed: readonly Given[]): Fault | undefined {
  const longer = own.length > filed.length ? own : filed
  return first(longer, (_, i) => {
    const [mine, theirs] = [own[i], filed[i]]
    if (!mine || !theirs) return { why: `${own.length} answers come of it; the file has ${filed.length}.` }
    return differenceInEvents(mine.events, theirs.events) ?? differenceInFields(mine, theirs)
  })
}

function differenceInEvents(own: readonly GameEvent[], filed: readonly GameEvent[]): Fault | undefined {
  const longer = own.length > filed.length ? own : filed
  return first(longer, (_, event) =>
    same(own[event], filed[event]) ? undefined : { event, why: `The rules give ${shown(own[event])}; the file has ${shown(filed[event])}.` }
  )
}

/** Extra fields count as differences, too. */
function differenceInFields(own: object, filed: object): Fault | undefined {
  const mine = new Map<string, unknown>(Object.entries(own))
  const theirs = new Map<string, unknown>(Object.entries(filed))
  const differs = [...new Set([...mine.keys(), ...theirs.keys()])].find(field => !same(mine.get(field), theirs.get(field)))
  return differs === undefined
    ? undefined
    : { why: `Its ${differs} is ${shown(mine.get(differs))}; the file has ${shown(theirs.get(differs))}.` }
}
