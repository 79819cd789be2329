/** What a newcomer is told with the first questions, one subject at a time: the most urgent first. */
import type { SeatView } from '../../../rules/contract'
import type { Primer } from '../../../drawing/lesson'
import { outlook, outlookOf, type Half, type Outlook } from '../advice/outlook'
import { isCursed, type Power } from '../editions/cards'
import { editionOf } from '../editions'
import { courseOf } from '../editions/courses'
import { signOfAct, signOfSpace, signOfTreasure } from '../board/signs'
import type { RegattaBoard } from '../state/view'
import type { RegattaAct } from '../turn/acts'

type View = SeatView<RegattaBoard>

const always =
  (...signs: string[]) =>
  (): readonly string[] =>
    signs
/** Kinds of question asked in a fight. */
const FIGHT = ['whom', 'attack', 'defend', 'powder', 'loot']
const CARDS = ['captain', 'card', 'seal']

const dear = (edition: string): readonly string[] => {
  const { data } = courseOf(editionOf(edition).course)
  return [signOfSpace(data, { kind: 'sea' }, false), signOfSpace(data, { kind: 'port' }, false)]
}
const goodsOf = (edition: string): readonly string[] => {
  const { gold, food, powder } = editionOf(edition).goods
  return [gold, food, powder].map(signOfAct)
}
const arms = (edition: string): readonly string[] => [signOfAct(editionOf(edition).goods.powder)]

type Shown = NonNullable<Primer<RegattaBoard, RegattaAct>['shown']>

/** Whether some card would do such a thing. */
const foreseen =
  (such: (half: Half) => boolean): Shown =>
  ({ board, viewer }, choices) =>
    choices.some(({ act }) => outlook(board, viewer, act).some(such))

const leadsToFight = ({ meets, meetsBehind }: Outlook): boolean => meets.length + meetsBehind.length > 0
const byCard = foreseen(({ ends }) => ends.some(leadsToFight))

/** Whether a card or a way may lead to a fight; the ghost ship's ways say whom it meets. */
const meets: Shown = (view, choices) =>
  byCard(view, choices) ||
  choices.some(({ act }) => {
    if (act.do !== 'move' && act.do !== 'retreat') return false
    const seen = outlookOf(view.board, act)
    return act.meets.length > 0 || (seen !== undefined && leadsToFight(seen))
  })

export const primers: readonly Primer<RegattaBoard, RegattaAct>[] = [
  { id: 'aim', say: 'primer-aim', signs: always('royal'), first: CARDS },
  { id: 'symbols', say: 'primer-symbols', signs: always('fwd', 'back') },
  { id: 'spaces', say: 'primer-spaces', signs: dear },
  { id: 'order', say: 'primer-order', signs: always('ship-a', 'ship-e') },
  { id: 'holds', say: 'primer-holds', signs: goodsOf, shown: foreseen(({ overboard }) => overboard !== undefined) },
  { id: 'lair', say: 'primer-lair', signs: always('lair-full', 'lair') },
  {
    id: 'short',
    say: 'primer-short',
    signs: always('back'),
    first: ['retreat'],
    shown: foreseen(({ ends }) => ends.some(({ short }) => short)),
  },
  { id: 'points', say: 'primer-points', signs: always('laurel') },
  { id: 'rings', say: 'primer-rings', signs: always('aim') },
  { id: 'turns', say: 'primer-turns', signs: always('die-5') },
  { id: 'hand', say: 'primer-hand', signs: always('die-3') },
  {
    id: 'meet',
    say: 'primer-meet',
    signs: always('fight'),
    first: FIGHT,
    shown: meets,
    only: true,
  },
  { id: 'crowd', say: 'primer-crowd', signs: always('fight', 'fight'), first: FIGHT, only: true },
  { id: 'stake', say: 'primer-stake', signs: always('chest'), first: FIGHT, shown: meets, only: true },
  { id: 'guard', say: 'primer-guard', signs: arms, first: [...FIGHT, 'load'], shown: meets, only: true },
  owned('map'),
  owned('sabre'),
  owned('beth'),
  owned('hold'),
  { id: 'curse', say: 'primer-curse', signs: always(signOfTreasure(-2)), met: isCurseOwned },
  { id: 'phantom', say: 'primer-phantom', signs: always('ship-ghost'), met: ({ board }) => board.ghost !== undefined },
]

/** A power is explained once one's own ship has it. */
function owned(power: Power): Primer<RegattaBoard, RegattaAct> {
  return {
    id: `power${power}`,
    say: `primer-${power}`,
    signs: always(signOfTreasure(power)),
    met: ({ board, viewer }) => viewer !== 'watcher' && board.ships[viewer]?.powers.includes(power) === true,
  }
}

function isCurseOwned({ board, viewer }: View): boolean {
  const ship = viewer === 'watcher' ? undefined : board.ships[viewer]
  return ship?.down.some(({ card, cursed }) => cursed ?? (card !== undefined && isCursed(card))) ?? false
}
