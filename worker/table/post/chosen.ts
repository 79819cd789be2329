/** What a seat chose in a reply, in the words of its choices: the history knows it by the reply's moment. */
import { ownId } from '../../engine/door'
import { gameOf } from '../../games'
import type { Time } from '../../model'
import type { Seat, Text } from '../../rules/contract'
import { stateAfter, validRows } from '../answers/history'
import type { Store } from '../rows/store'

export function chosenAt({ card, history }: Store, seat: Seat, at: Time): Text[] {
  const { rules } = gameOf(card.game)
  // What has been taken back since counts no more.
  const rows = validRows(history.answers())
  return rows.flatMap((row, i) => {
    if (row.at !== at || row.seat !== seat || row.given[0]?.by !== undefined) return []
    const asked = rules.prompts(stateAfter(rules, rows.slice(0, i))).find(({ id }) => id === ownId(row.prompt))
    const chosen = asked?.choices.find(({ id }) => id === row.choice)
    return chosen ? [chosen.label] : []
  })
}
