/** A site with twenty tables moves to another machine while people play. */
import { moving as moved } from '../crash/moving'
import type { Check } from './check'

export const moving: Check = { run: () => moved({ tables: 20, answers: 400 }) }
