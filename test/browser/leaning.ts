/** How people choose so that games end: forward, by what the page shows of each choice. */
import { actOf } from '../../worker/games/regatta/cards'
import { choicesOn, type Lean } from './game'

/** A card if there is one, else back for another. */
export const alongTheTunnel: Lean = async page => {
  const choices = await choicesOn(page)
  return choices.find(choice => choice.startsWith('play:')) ?? choices[0] ?? ''
}

const STEPS: Partial<Record<string, number>> = { fwd: 1, back: -1 }

/** The placement and the card that lead farthest, powder never saved, nothing looted: so a game is short, and ships run out of
    food and gold. */
export const roundTheIsland: Lean = async page => {
  const choices = await choicesOn(page)
  const [first = '', last = ''] = [choices[0], choices.at(-1)]
  if (/^powder:|^nothing$/.test(last)) return last
  if (!/^(?:\d-\d:)?\w+-\w+$/.test(first)) return first
  // A placement that is known stands in the question, morning before evening.
  const asked = await page.locator('#answer h2').innerText()
  const known = asked.match(/\d/g)?.join('-') ?? ''
  const worth = (choice: string): number => {
    const [card = '', placement = known] = choice.split(':').toReversed()
    const dice = placement.split('-').map(Number)
    return ([0, 1] as const).reduce<number>((steps, when) => steps + (STEPS[actOf(card, when)] ?? 0) * (dice[when] ?? 0), 0)
  }
  return choices.toSorted((a, b) => worth(b) - worth(a))[0] ?? first
}
