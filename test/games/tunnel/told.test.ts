/** The log line for each kind of event, as told to its own seat, another seat and a watcher. */
import { expect, test } from 'vitest'
import { tunnel } from '../../../worker/games/tunnel'
import { NO_CARDS, type TunnelEvent } from '../../../worker/games/tunnel/rules/state'
import { tell } from '../../../worker/games/tunnel/rules/told'
import type { Viewer } from '../../../worker/rules/contract'
import { wordsOf } from '../../../web/words/platform'
import { plain, say } from '../../../web/words/say'

type Told = [own: string, other: string, watcher: string]
const alike = (line: string): Told => [line, line, line]
const NOTHING = alike('')

const EVENTS: { [T in TunnelEvent['type']]: [event: Extract<TunnelEvent, { type: T }>, ...told: Told][] } = {
  began: [
    [
      { type: 'began', edition: 'jamaica', symbols: [], seats: 2, pirates: 6, first: 0 },
      'The pirates are at the entrance. You begin.',
      'The pirates are at the entrance. Anne begins.',
      'The pirates are at the entrance. Anne begins.',
    ],
  ],
  dealt: [[{ type: 'dealt', hands: [NO_CARDS], deck: [] }, ...NOTHING]],
  laid: [[{ type: 'laid', cards: ['key', 'flag'], final: true }, ...alike('2 new cards are laid out in the row.')]],
  advanced: [
    [
      { type: 'advanced', seat: 0, symbol: 'flag', from: 0, to: 23, passed: 2, boat: false },
      'You play: flag, entrance → 23. 2 occupied spaces are passed.',
      'Anne plays: flag, entrance → 23. 2 occupied spaces are passed.',
      'Anne plays: flag, entrance → 23. 2 occupied spaces are passed.',
    ],
    [
      { type: 'advanced', seat: 0, symbol: 'key', from: 35, to: 37, passed: 0, boat: true },
      'You play: key, 35 → boat.',
      'Anne plays: key, 35 → boat.',
      'Anne plays: key, 35 → boat.',
    ],
  ],
  retreated: [
    [
      { type: 'retreated', seat: 0, from: 37, to: 36, met: 1, draws: 1, boat: true },
      'You go back, boat → 36, to a space with one pirate, and take 1 card.',
      'Anne goes back, boat → 36, to a space with one pirate, and takes 1 card.',
      'Anne goes back, boat → 36, to a space with one pirate, and takes 1 card.',
    ],
  ],
  drew: [
    [{ type: 'drew', seat: 0, symbol: 'key', from: 'deck', seen: false, final: true }, 'You take from the deck: key.', '', ''],
    [
      { type: 'drew', seat: 0, symbol: 'key', from: 'row', seen: true },
      'You take from the row: key.',
      'Anne takes from the row: key.',
      'Anne takes from the row: key.',
    ],
  ],
  reshuffled: [[{ type: 'reshuffled', deck: ['key'], final: true }, ...alike('The discard pile is shuffled and becomes the deck.')]],
  acted: [[{ type: 'acted' }, ...NOTHING]],
  missed: [
    [
      { type: 'missed', seat: 0 },
      'You can’t do anything, so you lose the turn.',
      'Anne can’t do anything and loses the turn.',
      'Anne can’t do anything and loses the turn.',
    ],
  ],
  turned: [[{ type: 'turned', to: 0 }, 'It’s your turn', 'It’s Anne’s turn', 'It’s Anne’s turn']],
  escaped: [
    [
      { type: 'escaped', seat: 0 },
      'All your pirates are in the boat: you win.',
      'Anne’s pirates are all in the boat: Anne wins.',
      'Anne’s pirates are all in the boat: Anne wins.',
    ],
  ],
  stood: [[{ type: 'stood' }, ...alike('Nobody can move any more: the game ends.')]],
}

test.each(Object.values(EVENTS).flat())('%o', (event, ...told) => {
  const words = wordsOf('en', tunnel)
  const viewers: Viewer[] = [0, 1, 'watcher']
  const lines = viewers.map(viewer => {
    const text = tell(event, viewer)
    return text ? plain(say(words, text, ['Anne', 'Edward'], viewer)) : ''
  })
  expect(lines).toEqual(told)
})
