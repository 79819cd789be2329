/** An old page of a finished game: its choices are refused and lead to the ranking. */
import type { Chance } from '../../worker/rules/chance'
import type { Page } from './page'
import { isOver, playToTheEnd, questionOn, type Player } from './players'

export interface Offered {
  player: Player
  page: Page
}

/** Plays to the ranking, inspecting every page on the way, and keeps the newest page with a question that was seen. */
export async function playKeeping(
  players: readonly Player[],
  chance: Chance,
  look: (player: Player) => void
): Promise<{ answers: number; old: Offered | undefined }> {
  let old: Offered | undefined
  const keep = (player: Player): void => {
    const { page } = player.visitor
    if (questionOn(page)) old = { player, page }
  }
  // Where a turn is a single question, no page that follows an answer has one.
  for (const player of players) {
    await player.visitor.reload()
    keep(player)
  }
  const answers = await playToTheEnd(players, chance, player => {
    look(player)
    keep(player)
  })
  return { answers, old }
}

/** Sends each choice of the first question and returns what is wrong with the responses. */
export async function comesTooLate(old: Offered | undefined): Promise<string[]> {
  const form = old && questionOn(old.page)
  if (!form) return ['nothing was offered']
  const statuses: number[] = []
  const faults: string[] = []
  for (const choice of form.questions()[0] ?? []) {
    const late = await old.player.visitor.send(form.tick(choice))
    statuses.push(late.status)
    if (!isOver(late)) faults.push(`${choice.value} does not lead to the ranking`)
  }
  // The choice actually taken is reported as counted; all others come too late.
  const [taken, ...others] = statuses.sort()
  if (taken !== 200 || others.some(status => status !== 409)) faults.push(`old choices came to ${statuses.join(' ')}`)
  return faults
}
