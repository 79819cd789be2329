/** `npm start`. The build puts it into one small program, beside which nothing else of the tools runs. */
import { serve } from './serve.ts'

await serve(false)
