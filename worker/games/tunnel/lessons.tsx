/** The rules in pictures, and which lesson a question belongs to. */
import { Put, type Point } from '../../../web/board/draw'
import { Glimpse, Hop, Sketched } from '../../../web/board/glimpse'
import type { Prompt } from '../../rules/contract'
import type { TunnelAct } from './rules/acts'
import { editionOf } from './rules/editions'
import { chartOf } from './board/ground'
import { layoutOf, WIDTH } from './board/layout'
import { Sign } from './board/pieces'
import { SYMBOLS } from './rules/sections'
import { CARDS_OF_A_SYMBOL } from './rules/setup'
import type { Lesson, Primer, Sort } from '../../drawing/lesson'

const LENGTH = 36
const layout = layoutOf(LENGTH)
/** The first division shown: the pictures use the middle of the second row, which runs from right to left. */
const FIRST = 8

/** From the middle of a division, with its number and pirates, to its edge. */
const DIVISION = 29

interface Shown {
  /** Letters of the pirates standing on each division shown. */
  crowds: readonly string[]
  from: number
  to: number
}

/** A few divisions of the tunnel, and one pirate's move. */
function Step({ crowds, from, to }: Shown) {
  const where = (i: number): Point => layout.divisions[FIRST - 1 + i] ?? layout.entrance
  return (
    <Glimpse chart={chartOf(layout)} size={[WIDTH, layout.height]} around={crowds.map((_, i) => where(i))}>
      <g class="lit">
        <g class="sign">
          {crowds.map((crowd, i) => (
            <Sign key={i} n={FIRST + i} symbol={SYMBOLS[i % SYMBOLS.length] ?? 'flag'} at={where(i)} crowd={[...crowd]} />
          ))}
        </g>
      </g>
      <Hop from={where(from)} to={where(to)} clear={DIVISION} />
    </Glimpse>
  )
}

const Forward = () => <Step crowds={['a', 'e', '']} from={0} to={2} />
const Back = () => <Step crowds={['ek', '', 'a']} from={2} to={0} />

function Escape() {
  const { boat } = layout
  const last = layout.divisions.at(-1) ?? boat
  return (
    <Glimpse chart={chartOf(layout)} size={[WIDTH, layout.height]} around={[last, boat]}>
      <g class="lit">
        <g class="sign">
          <Sign n={LENGTH} symbol="key" at={last} crowd={['a']} />
        </g>
      </g>
      <Hop from={{ x: last.x, y: last.y + 16 }} to={{ x: boat.x, y: boat.y - 38 }} clear={4} />
    </Glimpse>
  )
}

const CARD = 20

const Symbols = () => (
  <Sketched>
    {SYMBOLS.map((symbol, i) => (
      <g key={symbol}>
        <rect class="leaf" x={4.5 + i * CARD} y={22} width={18} height={26} rx={2} />
        <Put id={symbol} x={13.5 + i * CARD} y={35} scale={0.6} />
      </g>
    ))}
  </Sketched>
)

const Turn = () => (
  <Sketched>
    {['1', '2', '3'].map((n, i) => (
      <g key={n}>
        <circle class="bay" cx={28 + i * 36} cy={36} r={13} />
        <text class="tallied large" x={28 + i * 36} y={41}>
          {n}
        </text>
        {i > 0 && <path class="lead-to" d={`M${8 + i * 36 - 3} 36h6m-4-4 4 4-4 4`} />}
      </g>
    ))}
  </Sketched>
)

const Row = () => (
  <Sketched>
    {SYMBOLS.map((symbol, i) => (
      <g key={symbol}>
        <rect class="leaf" x={4.5 + i * CARD} y={34} width={18} height={26} rx={2} />
        <Put id={symbol} x={13.5 + i * CARD} y={47} scale={0.6} />
      </g>
    ))}
    <path class="lead-to" d="M13 29V12m-5 5 5-5 5 5" />
  </Sketched>
)

const PILE = [0, 1, 2, 3, 4]

/** A face-down deck. */
const Deck = () => (
  <Sketched>
    {PILE.map(i => (
      <rect key={i} class="leaf" x={36 + i * 2} y={26 - i * 2} width={24} height={34} rx={2} />
    ))}
    <path class="lead-to" d="M74 36h20m-6-6 6 6-6 6" />
  </Sketched>
)

/** Played cards become the deck again. */
const Reshuffle = () => (
  <Sketched>
    {[-24, 8, -6].map((degrees, i) => (
      <rect key={i} class="leaf" x={18 + i * 3} y={19} width={24} height={34} rx={2} transform={`rotate(${degrees} ${30 + i * 3} 36)`} />
    ))}
    <path class="lead-to" d="M56 36h16m-6-6 6 6-6 6" />
    {PILE.map(i => (
      <rect key={i} class="leaf" x={82 + i * 2} y={24 - i * 2} width={24} height={34} rx={2} />
    ))}
  </Sketched>
)

const Source = ({ edition }: { edition: string }) => (editionOf(edition).row > 0 ? <Row /> : <Deck />)

/** What an edition answers, in the words of the rules. */
export type Hands = 'unseen' | 'unseen-open' | 'row' | 'row-open'
const handsIn = (edition: string): { hands: Hands; hand: number; cards: number } => {
  const { hand, row, handsOpen } = editionOf(edition)
  const from = row > 0 ? 'row' : 'unseen'
  return { hands: handsOpen ? `${from}-open` : from, hand, cards: row }
}
const sourceIn = (edition: string): { from: 'row' | 'deck' } => ({ from: editionOf(edition).row > 0 ? 'row' : 'deck' })

const LESSONS: readonly Lesson[] = [
  { id: 'aim', Picture: Escape },
  { id: 'tunnel', Picture: Symbols, fills: () => ({ all: SYMBOLS.length * CARDS_OF_A_SYMBOL, each: CARDS_OF_A_SYMBOL }) },
  { id: 'turn', Picture: Turn },
  { id: 'forward', Picture: Forward },
  { id: 'back', Picture: Back },
  { id: 'cards', Picture: Source, fills: handsIn },
  { id: 'rare', Picture: Reshuffle, fills: sourceIn },
]

export const primers: readonly Primer[] = [{ id: 'aim', say: 'game-goal', signs: () => ['boat'] }]

export const lessons = (): readonly Lesson[] => LESSONS

/** Only the first action of a turn cannot be skipped. */
export const sortOf = ({ choices }: Prompt<TunnelAct>): Sort =>
  choices.some(({ act }) => act.do === 'stop') ? { kind: 'next', lesson: 'turn' } : { kind: 'first', lesson: 'forward' }
