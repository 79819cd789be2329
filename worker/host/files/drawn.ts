/** All pictures that the build draws. */
import { drawCharts, writeCharts, type Drawn } from './charts'
import { drawSigns } from './signs'

export const drawAll = (): Drawn[] => [...drawCharts(), ...writeCharts(), ...drawSigns()]
