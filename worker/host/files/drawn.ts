/** All pictures that the build draws. */
import { drawCharts, type Drawn } from './charts'
import { drawSigns } from './signs'

export const drawAll = (): Drawn[] => [...drawCharts(), ...drawSigns()]
