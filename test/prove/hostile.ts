/** A hundred and fifty thousand requests that no page would send, to every route: none breaks anything or learns a secret. */
import { attack } from '../rough/hostile'
import type { Check } from './check'

export const hostile: Check = { run: () => attack({ requests: 150_000, seed: 1 }) }
