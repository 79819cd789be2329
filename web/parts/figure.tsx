/** The sign of a seat: a pirate or a ship, by silhouette, letter and colour. */
import type { Seat } from '../../worker/rules/contract'
import { Icon } from '../board/draw'
import type { Company } from './reader'

const BOXES = { pirate: 30, ship: 38 } as const

export function Figure({ company, seat, size = 34 }: { company: Company; seat: Seat | undefined; size?: number }) {
  const who = seat === undefined ? undefined : company.crew[seat]
  if (!who) return <span />
  const { figure = 'pirate' } = company.game
  return <Icon id={`${figure}-${who.pirate}`} size={size} box={BOXES[figure]} />
}
