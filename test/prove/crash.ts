/** Two hundred kills at random moments, twenty tables played over HTTP all the while. */
import { crashing } from '../crash/crash'
import type { Check } from './check'

export const crash: Check = { run: () => crashing({ kills: 200, tables: 20, seed: 1 }) }
