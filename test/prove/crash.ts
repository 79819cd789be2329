/** Two hundred kills at random moments while twenty tables are played over HTTP. */
import { crashing } from '../crash/crash'
import type { Check } from './check'

export const crash: Check = { run: () => crashing({ kills: 200, tables: 20, seed: 1 }) }
