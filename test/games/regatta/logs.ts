/** Regatta's logs, replayed event by event. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apply } from '../../../worker/games/regatta/state/apply'
import { rules } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state/state'
import { scriptedChance } from '../../../worker/rules/chance'
import { fold } from '../../../worker/rules/kit'
import { readLog } from '../golden'
import { answered } from './scene'
import type { Step } from './seen'

const FOLDER = 'worker/games/regatta/logs'

export interface Told {
  name: string
  edition: string
  seats: number
  steps: Step[]
  /** The states in which answers were given. */
  asked: RegattaState[]
}

export const logs: readonly Told[] = readdirSync(FOLDER).map(file =>
  told(file.replace('.txt', ''), readFileSync(join(FOLDER, file), 'utf8'))
)

function told(name: string, text: string): Told {
  const { edition, seats, house, steps: answers } = readLog(text)
  const [opening, ...more] = answers
  const [began, ...others] = rules.begin(seats, { edition, house }, scriptedChance(opening?.chance ?? []))
  if (!began) throw new Error(`${name} has no first event`)
  let state = fold(apply, [began])
  const steps: Step[] = [{ before: state, event: began, after: state }]
  const asked: RegattaState[] = []
  const hear = (events: typeof others): void => {
    for (const event of events) {
      const before = state
      state = apply(before, event)
      steps.push({ before, event, after: state })
    }
  }
  hear(others)
  for (const { seat, prompt, choice, chance } of more) {
    asked.push(state)
    const open = rules.prompts(state).find(({ id, seat: of }) => id === prompt && of === seat)
    if (!open) throw new Error(`${name}: ${prompt} is not asked`)
    hear(answered(state, open, choice, scriptedChance(chance)))
  }
  return { name, edition, seats, steps, asked }
}
