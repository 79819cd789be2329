/** A ship's cargo: holds and treasures. */
import { Holds, Treasure } from '../../../../web/board/cargo'
import type { Regatta } from '../board/board'
import { isPower } from '../editions/cards'
import { loadsOf } from './loads'
import { signOfTreasure } from '../board/signs'
import { signed, treasureText } from '../state/texts'
import type { SeenDown, SeenShip } from '../state/view'

type Say = Regatta['say']

export interface CargoProps {
  ship: SeenShip
  say: Say
  small?: boolean
  /** The game is over: face-down treasures have been turned up. */
  over: boolean
}

export function Cargo({ ship, say, over, small = false }: CargoProps) {
  return (
    <div class="wide-line">
      <Holds loads={loadsOf(say, ship.holds)} empty={say({ say: 'hold-empty' })} />
      {hasTreasures(ship) && (
        <div class="jewels">
          <Treasures ship={ship} say={say} small={small} over={over} />
        </div>
      )}
    </div>
  )
}

export const hasTreasures = ({ powers, down, tokens }: SeenShip): boolean => powers.length + down.length + tokens > 0

export function Treasures({ ship: { powers, down, tokens }, say, over, small = true, terse = false }: CargoProps & { terse?: boolean }) {
  return (
    <>
      {powers.map(power => (
        <Treasure key={power} sign={signOfTreasure(power)} small={small} {...(terse && { terse: '' })}>
          {say(treasureText(power))}
        </Treasure>
      ))}
      <FaceDown down={down} say={say} small={small} over={over} terse={terse} />
      {tokens > 0 && (
        <Treasure sign="chest" small={small} {...(terse && { terse: String(tokens) })}>
          {say({ say: 'tokens', with: { n: tokens } })}
        </Treasure>
      )}
    </>
  )
}

/** Shows each face-down card the viewer knows; of the rest, only how many there are and how many are publicly known to be cursed. */
function FaceDown({ down, say, small, over, terse }: Omit<CargoProps, 'ship'> & { down: readonly SeenDown[]; terse: boolean }) {
  const known = down.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const cursed = down.filter(seen => seen.card === undefined && seen.cursed).length
  const unknown = down.length - known.length - cursed
  return (
    <>
      {known.map((card, i) => (
        <Treasure
          key={i}
          sign={signOfTreasure(card)}
          down={!over}
          small={small}
          {...(terse && { terse: isPower(card) ? '' : signed(card) })}
        >
          {say(over ? treasureText(card) : { say: 'down-known', with: { card: treasureText(card) } })}
        </Treasure>
      ))}
      {cursed > 0 && (
        <Treasure sign="t-curse" down small={small} {...(terse && { terse: `×${cursed}` })}>
          {say({ say: 'down-cursed', with: { n: cursed } })}
        </Treasure>
      )}
      {unknown > 0 && (
        <Treasure down small={small} {...(terse && { terse: `×${unknown}` })}>
          {say({ say: 'down-unknown', with: { n: unknown } })}
        </Treasure>
      )}
    </>
  )
}
