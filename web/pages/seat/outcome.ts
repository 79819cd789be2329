/** Why a deed was refused: the table's reasons, plus those of the route that parses the form. Pages have a sentence for each. */
import type { DeedOutcome } from '../../../worker/table/settings/deed'

export type DeedRefusal = Exclude<DeedOutcome, 'done'> | 'bad-address' | 'not-sure'
