/** Ten kills of the host itself, twenty tables played over HTTP all the while. */
import { killingHosts } from '../crash/supervised'
import type { Check } from './check'

export const hosts: Check = { run: () => killingHosts({ kills: 10, tables: 20, seed: 3 }) }
