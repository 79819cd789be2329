/** The painter within the Worker. It is loaded for the first letter that needs it. */
import { painter } from './brush'

export const paint = painter(async () => (await import('@resvg/resvg-wasm/index_bg.wasm')).default)
