/** `npm start`. The build makes one small program of it, so that no other tool is in memory. */
import { serve } from './serve.ts'

await serve(false)
