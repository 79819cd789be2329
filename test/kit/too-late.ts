/** An old page of a finished game: its choices are refused and lead to the ranking. */
import type { Page } from './page'
import { isOver, questionOn, type Player } from './players'

export interface Offered {
  player: Player
  page: Page
}

/** Sends each choice of the first question and returns what is wrong with the responses. */
export async function comesTooLate({ player, page }: Offered): Promise<string[]> {
  const form = questionOn(page)
  if (!form) return ['nothing was offered']
  const statuses: number[] = []
  const faults: string[] = []
  for (const choice of form.questions()[0] ?? []) {
    const late = await player.visitor.send(form.tick(choice))
    statuses.push(late.status)
    if (!isOver(late)) faults.push(`${choice.value} does not lead to the ranking`)
  }
  // The choice actually taken is reported as counted; all others come too late.
  const [taken, ...others] = statuses.sort()
  if (taken !== 200 || others.some(status => status !== 409)) faults.push(`old choices came to ${statuses.join(' ')}`)
  return faults
}
