/** What a seat may do now besides answering, so that the page offers nothing that would be refused. */
import { TIMEOUTS_BEFORE_VOTE } from '../../shared/bounds'
import { NO_DEEDS, type Deeds, type Time } from '../../model'
import { mayChange } from '../answers/changes'
import { pausedUntil } from '../answers/clocks'
import type { PageParts } from './pages'
import { activeLoan } from '../rows/sitting'
import type { SeatRow } from '../rows/seat-row'

/** `freely`: the last answer can be taken back without anybody's consent, so none is proposed. */
export function mayDo(table: PageParts, row: SeatRow | undefined, freely: boolean, at: Time): Deeds {
  const { store, votes } = table
  const { now, card, stage } = store
  if (!row) return NO_DEEDS
  const { seat, bot } = row
  const report = mayReport(table, row)
  if (stage !== 'playing' || !now) return { ...NO_DEEDS, talk: stage !== 'off', rematch: stage === 'over', report }
  const paused = pausedUntil(now, at) !== undefined
  const lent = activeLoan(row, at) !== undefined
  return {
    ...NO_DEEDS,
    talk: true,
    proposePause: card.pace !== undefined && !paused && !votes.current('pause', seat),
    proposeTakeback: (now.here[seat] ?? -1) >= 0 && !freely && !votes.current('takeback', seat) && mayChange(store, now, seat),
    resume: paused,
    claimWin: now.timeouts.length === 2 && (now.timeouts[1 - seat] ?? 0) >= TIMEOUTS_BEFORE_VOTE,
    resign: bot === null,
    takeSeatBack: bot !== null || lent,
    report,
  }
}

export const mayReport = ({ env }: Pick<PageParts, 'env'>, { settings }: SeatRow): boolean =>
  Boolean(env.OPERATOR_ADDRESS) && settings.reported === undefined
