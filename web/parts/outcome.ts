/** Why a deed was not done: words of the table, and of the route that reads its form. Each has a sentence on the pages. */
import type { DeedOutcome } from '../../worker/table/deeds'

export type DeedRefusal = Exclude<DeedOutcome, 'done'> | 'bad-address' | 'not-sure'
