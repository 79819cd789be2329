/** A seat's icon: a pirate or ship, told apart by silhouette, letter and colour. */
import type { Seat } from '../../worker/rules/contract'
import { Icon } from '../board/draw'
import type { Company } from '../words/reader'

const BOXES = { pirate: 30, ship: 38 } as const

const kindOf = ({ game }: Company) => game.figure ?? 'pirate'

/** The seat's symbol in the kit. */
export function signOf(company: Company, seat: Seat): string | undefined {
  const who = company.crew[seat]
  return who && `${kindOf(company)}-${who.pirate}`
}

export function Figure({ company, seat, size = 34 }: { company: Company; seat: Seat | undefined; size?: number }) {
  const sign = seat === undefined ? undefined : signOf(company, seat)
  return sign ? <Icon id={sign} size={size} box={BOXES[kindOf(company)]} /> : <span />
}
