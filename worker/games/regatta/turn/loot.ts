/** What a fight's winner may take from the loser, and where stolen cargo goes (J-LOOT, G-LOOT, Y-LOOT). */
import type { Chance } from '../../../rules/chance'
import type { Does, Loot } from './acts'
import { isCursed } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import { cargoes, roomFor } from '../state/holds'
import { holdTexts, intoHolds } from './loading'
import type { Option, Question, Story } from './question'
import { editionIn, mateOf, shipOf, type Fight, type Hold, type RegattaState, type Ship, type ShipId } from '../state/state'
import { cargo, named } from '../state/texts'

type Prize = Pick<Option, 'label'> & { loot: Loot }

/** One of these prizes, or nothing (J-LOOT-1, J-D11, G-D4). */
export function lootQuestion(state: RegattaState, fight: Fight): Question {
  const { by, from } = partiesOf(fight)
  const [winner, loser] = [shipOf(state, by), shipOf(state, from)]
  const seat = mateOf(state, by, from)
  const prizes: Prize[] = [
    ...cargoPrizes(state, by, from),
    ...treasurePrizes(state, loser, by, from),
    ...(by === 'ghost' ? [] : cursePrizes(winner)), // G-LOOT-2
    { loot: { loot: 'nothing' }, label: () => ({ say: 'choice-nothing' }) },
  ]
  return {
    about: 'loot',
    seat,
    ask: () => ({ say: by === 'ghost' ? 'ask-loot-ghost' : 'ask-loot', with: named('ship', from) }),
    waiting: () => ({ say: 'waiting-loot', with: named('who', seat) }),
    hidden: by !== 'ghost' && winner.down.length > 0, // the winner may hold a cursed card to give away
    options: prizes.map(({ loot, label }) => ({ act: { do: 'loot', by, from, ...loot }, label })),
  }
}

function partiesOf({ attacker, defender, winner }: Fight): { by: ShipId; from: ShipId } {
  return winner === attacker ? { by: attacker, from: defender } : { by: defender, from: attacker }
}

/** J-LOOT-2: each of the loser's holds whose cargo the winner can load. */
function cargoPrizes(state: RegattaState, by: ShipId, from: ShipId): Prize[] {
  const { holds } = shipOf(state, from)
  return cargoes(holds).flatMap((index): Prize[] => {
    const hold = holds[index]
    if (!hold || !canStow(state, by, hold)) return []
    const say = index === commonHolds ? 'choice-cargo-sixth' : 'choice-cargo'
    const loot: Loot = { loot: 'cargo', hold: index, what: hold.what, n: hold.n, sinks: sinks(state, by, hold) }
    return [{ loot, label: () => ({ say, with: { cargo: cargo(hold) } }) }]
  })
}

/** G-LOOT-1: the ghost ship throws everything but gold overboard. */
const sinks = (state: RegattaState, by: ShipId, hold: Hold): boolean => by === 'ghost' && hold?.what !== editionIn(state).goods.gold
const canStow = (state: RegattaState, by: ShipId, hold: NonNullable<Hold>): boolean =>
  sinks(state, by, hold) || roomFor(shipOf(state, by).holds, hold.what).length > 0

/** J-D12, G-D5: into which hold the stolen cargo goes. */
export function stowQuestion(state: RegattaState, fight: Fight): Question {
  const { by, from } = partiesOf(fight)
  const index = fight.grabbed ?? 0
  const hold = shipOf(state, from).holds[index]
  if (!hold) throw new Error(`regatta: hold ${index} is empty`)
  const { what, n } = hold
  const seat = mateOf(state, by, from)
  return { about: 'stow', options: intoHolds(shipOf(state, by).holds, 'stow', what, n), seat, ...holdTexts(seat, what, n) }
}

/** J-LOOT-3, Y-LOOT-1: a face-up card, any face-down one, or a token. */
function treasurePrizes(state: RegattaState, loser: Ship, by: ShipId, from: ShipId): Prize[] {
  const prizes = loser.powers
    .filter(power => from !== 'ghost' || power !== editionIn(state).ghost.power) // G-SET-2
    .map((power): Prize => {
      const cargo = power === 'hold' ? (loser.holds[commonHolds] ?? null) : null
      const keeps = !sinks(state, by, cargo) // G-LOOT-2
      return {
        loot: { loot: 'power', power, cargo, keeps },
        label: () => ({ say: 'choice-power', with: { power: { say: `power-${power}` } } }),
      }
    })
  const among = loser.down.length
  if (among > 0) prizes.push({ loot: { loot: 'unseen', among }, label: () => ({ say: 'choice-unseen', with: { n: among } }) })
  if (loser.tokens > 0) prizes.push({ loot: { loot: 'token' }, label: () => ({ say: 'choice-token' }) })
  return prizes
}

/** J-LOOT-4: give away one of the winner's own cursed cards. */
const cursePrizes = (winner: Ship): Prize[] =>
  winner.down.flatMap(({ card }, index): Prize[] =>
    isCursed(card) ? [{ loot: { loot: 'curse', index, card }, label: () => ({ say: 'choice-curse', with: { worth: card } }) }] : []
  )

// ── what follows ──

export function takeLoot(story: Story, act: Does<'loot'>, chance: Chance): void {
  const { by, from } = act
  switch (act.loot) {
    case 'cargo': {
      const { hold, what, n } = act
      // Cargo that sinks needs no hold, so it is taken at once.
      if (act.sinks) return story.record({ type: 'stole-cargo', by, from, hold, what, n, emptied: null })
      return story.record({ type: 'grabbed', by, from, hold, what, n })
    }
    case 'power':
      return story.record({ type: 'stole-power', by, from, power: act.power, cargo: act.cargo, keeps: act.keeps })
    case 'unseen': {
      const index = chance.pick(act.among)
      const down = shipOf(story.state, from).down[index]
      if (!down) throw new Error(`regatta: no face-down card ${index}`)
      return story.record({ type: 'stole-unseen', by, from, index, card: down.card, final: true })
    }
    case 'token':
      return story.record({ type: 'stole-token', by, from })
    case 'curse':
      return story.record({ type: 'gave-curse', by, to: from, index: act.index, card: act.card, final: true, ruling: 'Q-32' })
    case 'nothing':
      return story.record({ type: 'took-nothing', by, from })
  }
}

export function stow(story: Story, fight: Fight, { what, n, into, emptied }: Does<'load' | 'stow'>): void {
  const { by, from } = partiesOf(fight)
  story.record({ type: 'stole-cargo', by, from, hold: fight.grabbed ?? 0, what, n, into, emptied })
}
