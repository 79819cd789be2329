/** The choices of a fight (opponent, powder, the Sabre, loot), each with its consequences. */
import { Goods } from '../../../../web/board/cargo'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { Does } from '../turn/acts'
import { Treasures } from '../aboard/cargo'
import { chancesOfSabre, chancesWith, type Chances } from '../advice/chances'
import { editionOf } from '../editions'
import { count, roomFor } from '../state/holds'
import { loadsOf } from '../aboard/loads'
import { Labelled, type Picked } from './label'
import { shipIn } from '../state/reading'
import { signOfAct, signOfShip, signOfTreasure } from '../board/signs'
import type { Regatta } from '../board/board'
import type { RegattaBoard } from '../state/view'

export function OpponentPick({ view: { board }, say, crew, act, label }: Picked<Does<'attack'>>) {
  const ship = shipIn(board, act.defender)
  return (
    <Labelled say={say} label={label} sign={signOfShip(crew, act.defender)} box={38}>
      {ship && (
        <span class="beside">
          <Goods loads={loadsOf(say, ship.holds)} /> <Treasures ship={ship} say={say} over={board.over} />
        </span>
      )}
    </Labelled>
  )
}

export function PowderPick({ view: { board }, say, act, label }: Picked<Does<'powder'>>) {
  const chances = chancesWith(board, act)
  const sign = signOfAct(editionOf(board.edition).goods.powder)
  return (
    <span class="staked">
      <b>{act.n === 0 ? <Labelled say={say} label={label} /> : <Amount say={say} label={label} sign={sign} n={act.n} />}</b>{' '}
      {chances && <ChancesOf say={say} chances={chances} />}
    </span>
  )
}

/** An icon and a number, with words for screen readers. */
const Amount = ({ say, label, sign, n }: Pick<Picked<unknown>, 'say' | 'label'> & { sign: string; n: number }) => (
  <>
    <Icon id={sign} size={26} box={28} /> <span aria-hidden="true">{n}</span> <span class="ear">{say(label)} </span>
  </>
)

export function SabrePick({ view: { board }, say, act, label }: Picked<Does<'sabre'>>) {
  const chances = chancesOfSabre(board, act)
  return (
    <span class="staked">
      <b>
        <Labelled say={say} label={label} sign={act.again ? 'sabre' : undefined} />
      </b>{' '}
      {chances && <ChancesOf say={say} chances={chances} />}
    </span>
  )
}

function ChancesOf({ say, chances: { wins, against, loses, ties = 0 } }: Pick<Regatta, 'say'> & { chances: Chances }) {
  return (
    <>
      <b class="odds">{say({ say: 'odds-you-win', with: { n: wins } })}</b>{' '}
      {against && (
        <small>
          <Rich text={say({ say: 'odds-against', with: { n: against.wins, powder: against.powder, by: against.by } })} />{' '}
        </small>
      )}
      {loses !== undefined && (
        <small>
          {say({ say: 'odds-you-lose', with: { n: loses } })}
          {ties > 0 && ` · ${say({ say: 'odds-tie', with: { n: ties } })}`}{' '}
        </small>
      )}
      <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="well" width="100" height="6" />
        <rect class="ink" width={wins} height="6" />
      </svg>
    </>
  )
}

export function LootPick({ view: { board }, say, act, label }: Picked<Does<'loot'>>) {
  return (
    <Labelled say={say} label={label} sign={signOfLoot(act)}>
      {act.loot === 'cargo' && !act.sinks && <Aboard board={board} say={say} act={act} />}
      {act.loot === 'curse' && <small>{say({ say: 'loot-points', with: { n: -act.card } })}</small>}
    </Labelled>
  )
}

/** The winner's stock of this good now, and after taking it. */
function Aboard({
  board,
  say,
  act: { by, what, n },
}: {
  board: RegattaBoard
  say: Regatta['say']
  act: Extract<Does<'loot'>, { loot: 'cargo' }>
}) {
  const holds = shipIn(board, by)?.holds ?? []
  const before = count(holds, what)
  const full = !holds.includes(null) && roomFor(holds, what).length > 0
  return (
    <small class="whole-line">
      {before} → {before + n} <Icon id={signOfAct(what)} size={18} box={24} name={say({ say: 'act', with: { act: what } })} />
      {editionOf(board.edition).goods.gold === what && ` · ${say({ say: 'loot-points', with: { n } })}`}
      {full && ` ${say({ say: 'pick-full' })}`}
    </small>
  )
}

function signOfLoot(act: Does<'loot'>): string | undefined {
  switch (act.loot) {
    case 'cargo':
      return signOfAct(act.what)
    case 'power':
      return signOfTreasure(act.power)
    case 'curse':
      return 't-curse'
    case 'unseen':
      return 't-gem'
    case 'token':
      return 'chest'
    case 'nothing':
      return undefined
  }
}
