/** Golden games of Tunnel in which something rare happens. */
import { tunnel } from '../../../worker/games/tunnel'
import type { TunnelAct } from '../../../worker/games/tunnel/rules/acts'
import { SECTIONS, SYMBOLS, type Symbol } from '../../../worker/games/tunnel/rules/sections'
import type { TunnelState } from '../../../worker/games/tunnel/rules/state'
import { chanceFrom, seededChance, type Chance } from '../../../worker/rules/chance'
import { knowingGame, played } from '../golden'
import { setting, type Match, type Move } from '../kit'
import { randomMove } from '../players'
import { cards, picksFor } from './kit'

/** Draws these numbers first, then seeded ones. */
function startingWith(numbers: readonly number[]): Chance {
  const script = [...numbers]
  const rest = seededChance(1)
  return chanceFrom(n => script.shift() ?? rest.pick(n))
}

/** Sections in order with their first side up; seat 0 starts, and these cards are dealt first. */
function dealing(hands: string): Chance {
  const sections = [5, 4, 3, 2, 1] // all stay in place
  const deck = SYMBOLS.flatMap(symbol => new Array<Symbol>(17).fill(symbol))
  const dealt = cards(hands)
  const left = [...deck]
  for (const card of dealt) left.splice(left.indexOf(card), 1)
  return startingWith([...sections, ...SECTIONS.flatMap(() => [0, 0]), 0, ...picksFor(deck, [...dealt, ...left])])
}

const first = ({ prompts: [prompt] }: Match, wanted: (act: TunnelAct) => boolean): Move | undefined => {
  const choice = prompt?.choices.find(({ act }) => wanted(act as TunnelAct))
  return prompt && choice && { seat: prompt.seat, prompt: prompt.id, choice: choice.id }
}
const stateOf = (match: Match): TunnelState => match.present.state as TunnelState

/** Draws as many cards as possible for this many answers, and then runs. */
function hoarding(answers: number): (match: Match) => Move {
  const players = seededChance(3)
  return match => {
    if (match.rows.length > answers) return randomMove(tunnel, match.prompts, players)
    const more = first(match, act => act.do === 'back' && act.met === 2) ?? first(match, act => act.do === 'back')
    return more ?? randomMove(tunnel, match.prompts, players)
  }
}

export const tunnelGoldens: Record<string, () => Match> = {
  'hispaniola-short': () => knowingGame(setting(tunnel, 'hispaniola', 2, { sections: 4, pirates: 3 }), 31),
  // C-TURN-6: twelve sabres fill the six sabre divisions and empty them again.
  standstill: () => {
    const sixEach = new Array(12).fill('sabre').join(' ')
    return played(setting(tunnel, 'jamaica', 2), dealing(sixEach), match => {
      const { pirates, turn } = stateOf(match)
      const waiting = pirates[turn.seat]?.filter(place => place === 0).length ?? 0
      const move = first(match, act => (act.do === 'play' && act.symbol === 'sabre' && act.from === 0) === waiting > 3)
      if (!move) throw new Error('no sabre to play')
      return move
    })
  },
  // C-BACK-6: pirates in the boat go back for cards.
  'boat-backwards': () =>
    played(setting(tunnel, 'tortuga', 2, { sections: 4, pirates: 3 }), seededChance(5), match => {
      const players = seededChance(match.rows.length)
      const out = match.rows.length < 60 && first(match, act => act.do === 'back' && act.from === 25)
      return out || randomMove(tunnel, match.prompts, players)
    }),
  // C-DRAW-1: the deck runs out.
  reshuffle: () => played(setting(tunnel, 'jamaica', 2, { sections: 4, pirates: 4 }), seededChance(6), hoarding(150)),
  // C-TOR-4: rows of fewer than twelve cards; C-DRAW-2: no cards at all.
  'short-row': () => played(setting(tunnel, 'tortuga', 3, { sections: 4, pirates: 4 }), seededChance(7), hoarding(150)),
}
