/** What a ship carries: holds and treasures. */
import { Holds, Treasure } from '../../../web/board/cargo'
import type { Regatta } from './board'
import { signOfAct, signOfTreasure } from './signs'
import type { Hold } from './state'
import { treasureText } from './texts'
import type { SeenDown, SeenShip } from './view'

type Say = Regatta['say']

export interface CargoProps {
  ship: SeenShip
  say: Say
  small?: boolean
  /** The game is over: what lay face down has been turned up. */
  over: boolean
}

export function Cargo({ ship, say, over, small = false }: CargoProps) {
  const { powers, down, tokens } = ship
  return (
    <div class="wide-line">
      <Holds loads={ship.holds.map(hold => loadOf(say, hold))} empty={say({ say: 'hold-empty' })} />
      {powers.length + down.length + tokens > 0 && (
        <div class="jewels">
          {powers.map(power => (
            <Treasure key={power} sign={signOfTreasure(power)} small={small}>
              {say(treasureText(power))}
            </Treasure>
          ))}
          <FaceDown down={down} say={say} small={small} over={over} />
          {tokens > 0 && (
            <Treasure sign="chest" small={small}>
              {say({ say: 'tokens', with: { n: tokens } })}
            </Treasure>
          )}
        </div>
      )}
    </div>
  )
}

const loadOf = (say: Say, hold: Hold) =>
  hold ? { sign: signOfAct(hold.what), count: hold.n, name: say({ say: 'act', with: { act: hold.what } }) } : undefined

/** Those that the viewer knows one by one; of the others only how many there are, and how many everybody knows to be cursed. */
function FaceDown({ down, say, small, over }: Omit<CargoProps, 'ship'> & { down: readonly SeenDown[] }) {
  const known = down.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const cursed = down.filter(seen => seen.card === undefined && seen.cursed).length
  const unknown = down.length - known.length - cursed
  return (
    <>
      {known.map((card, i) => (
        <Treasure key={i} sign={signOfTreasure(card)} down={!over} small={small}>
          {say(over ? treasureText(card) : { say: 'down-known', with: { card: treasureText(card) } })}
        </Treasure>
      ))}
      {cursed > 0 && (
        <Treasure sign="t-curse" down small={small}>
          {say({ say: 'down-cursed', with: { n: cursed } })}
        </Treasure>
      )}
      {unknown > 0 && (
        <Treasure down small={small}>
          {say({ say: 'down-unknown', with: { n: unknown } })}
        </Treasure>
      )}
    </>
  )
}
