/** What the winner of a fight may do with the loser, and where stolen cargo goes (J-LOOT, G-LOOT, Y-LOOT). */
import { isCursed } from './cards'
import { commonHolds } from './editions/edition'
import { cargoes, nameOf, roomFor } from './holds'
import { holdTexts, intoHolds } from './loading'
import type { Option, Question, Story } from './question'
import { editionIn, mateOf, shipOf, type Fight, type Hold, type RegattaState, type Ship, type ShipId } from './state'
import { cargo, named } from './texts'

/** One of these, or nothing (J-LOOT-1, J-D11, G-D4). */
export function lootQuestion(state: RegattaState, fight: Fight): Question {
  const { by, from } = partiesOf(fight)
  const [winner, loser] = [shipOf(state, by), shipOf(state, from)]
  const seat = mateOf(state, by, from)
  const nothing: Option = {
    id: 'nothing',
    label: () => ({ say: 'choice-nothing' }),
    then: story => story.record({ type: 'took-nothing', by, from }),
  }
  return {
    about: 'loot',
    seat,
    ask: () => ({ say: by === 'ghost' ? 'ask-loot-ghost' : 'ask-loot', with: named('ship', from) }),
    waiting: () => ({ say: 'waiting-loot', with: named('who', seat) }),
    hidden: by !== 'ghost' && winner.down.length > 0, // the winner may hold a cursed card to give
    options: [
      ...cargoOptions(state, by, from),
      ...treasureOptions(state, loser, by, from),
      ...(by === 'ghost' ? [] : curseOptions(winner, by, from)), // G-LOOT-2
      nothing,
    ],
  }
}

function partiesOf({ attacker, defender, winner }: Fight): { by: ShipId; from: ShipId } {
  return winner === attacker ? { by: attacker, from: defender } : { by: defender, from: attacker }
}

/** J-LOOT-2: every hold of the loser that the winner could load. */
function cargoOptions(state: RegattaState, by: ShipId, from: ShipId): Option[] {
  const { holds } = shipOf(state, from)
  return cargoes(holds).flatMap((index): Option[] => {
    const hold = holds[index]
    if (!hold || !canStow(state, by, hold)) return []
    const say = index === commonHolds ? 'choice-cargo-sixth' : 'choice-cargo'
    return [
      {
        id: `cargo:${nameOf(hold, index)}`,
        label: () => ({ say, with: { cargo: cargo(hold) } }),
        then: story => grab(story, by, from, index, hold),
      },
    ]
  })
}

/** G-LOOT-1: a ghost ship throws everything but gold overboard. */
const sinks = (state: RegattaState, by: ShipId, hold: Hold): boolean =>
  by === 'ghost' && hold?.what !== editionIn(state).goods.gold
const canStow = (state: RegattaState, by: ShipId, hold: NonNullable<Hold>): boolean =>
  sinks(state, by, hold) || roomFor(shipOf(state, by).holds, hold.what).length > 0

/** Where it is clear where the cargo goes it is taken at once. */
function grab(story: Story, by: ShipId, from: ShipId, index: number, hold: NonNullable<Hold>): void {
  const { what, n } = hold
  if (sinks(story.state, by, hold)) return story.record({ type: 'stole-cargo', by, from, hold: index, what, n, emptied: null })
  story.record({ type: 'grabbed', by, from, hold: index, what, n })
}

/** J-D12, G-D5. */
export function stowQuestion(state: RegattaState, fight: Fight): Question {
  const { by, from } = partiesOf(fight)
  const index = fight.grabbed ?? 0
  const hold = shipOf(state, from).holds[index]
  if (!hold) throw new Error(`regatta: nothing in hold ${index}`)
  const { what, n } = hold
  const options = intoHolds(shipOf(state, by).holds, what, (story, into, emptied) =>
    story.record({ type: 'stole-cargo', by, from, hold: index, what, n, into, emptied })
  )
  return { about: 'stow', options, seat: mateOf(state, by, from), ...holdTexts(mateOf(state, by, from), what, n) }
}

/** J-LOOT-3, Y-LOOT-1: a face-up card, any face-down one, or a token. */
function treasureOptions(state: RegattaState, loser: Ship, by: ShipId, from: ShipId): Option[] {
  const options = loser.powers
    .filter(power => !(from === 'ghost' && power === 'beth')) // G-SET-2
    .map((power): Option => {
      const cargo = power === 'hold' ? (loser.holds[commonHolds] ?? null) : null
      const keeps = !sinks(state, by, cargo) // G-LOOT-2
      return {
        id: `power:${power}`,
        label: () => ({ say: 'choice-power', with: { power: { say: `power-${power}` } } }),
        then: story => story.record({ type: 'stole-power', by, from, power, cargo, keeps }),
      }
    })
  if (loser.down.length > 0) {
    options.push({
      id: 'unseen',
      label: () => ({ say: 'choice-unseen', with: { n: loser.down.length } }),
      then: (story, chance) => {
        const index = chance.pick(loser.down.length)
        const down = loser.down[index]
        if (down) story.record({ type: 'stole-unseen', by, from, index, card: down.card, final: true })
      },
    })
  }
  if (loser.tokens > 0) {
    options.push({
      id: 'token',
      label: () => ({ say: 'choice-token' }),
      then: story => story.record({ type: 'stole-token', by, from }),
    })
  }
  return options
}

/** J-LOOT-4: one of the winner's own cursed cards. */
const curseOptions = (winner: Ship, by: ShipId, to: ShipId): Option[] =>
  winner.down.flatMap(({ card }, index): Option[] => {
    if (!isCursed(card)) return []
    return [
      {
        id: `curse:${card}`,
        label: () => ({ say: 'choice-curse', with: { worth: card } }),
        then: story => story.record({ type: 'gave-curse', by, to, index, card, final: true }),
      },
    ]
  })
