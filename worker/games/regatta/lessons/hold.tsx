/** Lessons drawn with the kit alone: dice and card, a load, treasures. */
import { Sketched } from '../../../../web/board/glimpse'
import { Put } from '../../../../web/board/draw'
import { editionOf } from '../editions'
import { signOfAct } from '../board/signs'

type OfEdition = { edition: string }

export function Dice({ edition }: OfEdition) {
  const { halves, goods } = editionOf(edition)
  const gold = signOfAct(goods.gold)
  return halves === 'day' ? (
    <Sketched>
      <Put id="sun" x={34} y={24} scale={0.66} />
      <Put id="die-4" x={34} y={24} scale={0.66} />
      <Put id="moon" x={91} y={24} scale={0.66} />
      <Put id="die-2" x={94} y={24} scale={0.66} />
      <path class="lead-to" d="M40 40l10 6M88 40l-10 6" />
      <rect class="leaf" x={36} y={46} width={28} height={22} rx={2} />
      <rect class="leaf" x={64} y={46} width={28} height={22} rx={2} />
      <Put id={gold} x={50} y={57} scale={0.72} />
      <Put id="fwd" x={78} y={57} scale={0.72} />
    </Sketched>
  ) : (
    <Sketched>
      <Put id="die-4" x={34} y={20} scale={0.7} />
      <Put id="die-2" x={34} y={52} scale={0.7} />
      <path class="lead-to" d="M49 20h20M49 52h20" />
      <rect class="leaf" x={74} y={6} width={30} height={29} rx={2} />
      <rect class="leaf" x={74} y={35} width={30} height={29} rx={2} />
      <Put id={gold} x={89} y={20} scale={0.78} />
      <Put id="fwd" x={89} y={50} scale={0.78} />
    </Sketched>
  )
}

const HOLD = 23
const FULL = 3

export function Load({ edition }: OfEdition) {
  const { gold, food, powder } = editionOf(edition).goods
  const loads = [gold, food, powder]
  return (
    <Sketched>
      {[0, 1, 2, 3, 4].map(n => (
        <rect key={n} class={n < FULL ? 'bay' : 'bay free'} x={6.5 + n * HOLD} y={42} width={21} height={22} rx={2} />
      ))}
      {loads.map((good, n) => (
        <g key={good}>
          <Put id={signOfAct(good)} x={12.5 + n * HOLD} y={53} scale={0.42} />
          <text class="tallied" x={22 + n * HOLD} y={57}>
            {n + 2}
          </text>
        </g>
      ))}
      <Put id={signOfAct(food)} x={73} y={15} scale={0.72} />
      <text class="tallied large" x={98} y={20}>
        +5
      </text>
      <path class="lead-to" d="M86 26v12m-5-5 5 5 5-5" />
    </Sketched>
  )
}

export function Chest({ edition }: OfEdition) {
  const { treasures, tokenWorth } = editionOf(edition)
  const cards = treasures.length > 0
  return (
    <Sketched>
      <Put id="lair-full" x={28} y={36} scale={1.25} />
      <path class="lead-to" d="M52 36h10m-5-5 5 5-5 5" />
      <Put id="t-gem" x={cards ? 79 : 88} y={28} scale={0.8} />
      <text class="tallied" x={cards ? 79 : 88} y={58}>
        {cards ? '+7' : `+${tokenWorth}`}
      </text>
      {cards && (
        <>
          <Put id="t-curse" x={98} y={28} scale={0.8} />
          <text class="tallied" x={98} y={58}>
            −3
          </text>
          <Put id="t-sabre" x={116} y={30} scale={0.7} />
        </>
      )}
    </Sketched>
  )
}
