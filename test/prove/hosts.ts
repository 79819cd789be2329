/** Ten kills of the host process itself while twenty tables are played over HTTP. */
import { killingHosts } from '../crash/supervised'
import type { Check } from './check'

export const hosts: Check = { run: () => killingHosts({ kills: 10, tables: 20, seed: 3 }) }
