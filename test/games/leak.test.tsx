/** Nothing hidden gets out: a slice of `npm run prove leak`; and leaks made on purpose, which must be found. */
import { describe, expect, test } from 'vitest'
import { addFixture, GAMES } from '../../worker/games'
import type { Prompt, Text } from '../../worker/rules/contract'
import { HEAVY, type Door } from './doors'
import { setting, settingAmong } from './kit'
import { searchLeak } from './leak'
import { toy } from './toy'

addFixture(toy)

describe.each([...GAMES, toy])('what leaves a table of $id', game => {
  test.each(game.editions)('$id: is the same in every state that looks the same', edition => {
    const { leak, others, imagined } = searchLeak(settingAmong(game, edition, 1), 1)
    expect(leak).toBeUndefined()
    expect(others).toBeGreaterThan(imagined / 4)
  })
})

describe('a leak made on purpose is found', () => {
  type Toy = typeof toy
  type State = Parameters<Toy['rules']['check']>[0]
  const { rules } = toy
  const secrets = ({ bonus }: State): string => bonus.join(' and ')
  /** What the drawings below have no right to know. */
  let peeked = ''
  const peeking: Partial<Toy['rules']> = {
    view(state, viewer) {
      peeked = secrets(state)
      return rules.view(state, viewer)
    },
  }

  const told = (state: State): Text => ({ say: 'moment', with: { turn: secrets(state) } })
  const asking = (more: (state: State) => Partial<Omit<Prompt, 'choices'>>): Partial<Toy['rules']> => ({
    prompts: state => rules.prompts(state).map(asked => ({ ...asked, ...more(state) })),
  })

  const leaks: [door: string, hole: { game?: Partial<Toy>; rules?: Partial<Toy['rules']> }][] = [
    ['view', { rules: { view: (state, viewer) => ({ ...rules.view(state, viewer), moment: told(state) }) } }],
    ['own prompts', { rules: asking(state => ({ ask: told(state) })) }],
    ['waiting texts', { rules: asking(state => ({ waiting: told(state) })) }],
    [
      'told lines',
      {
        rules: {
          play: (state, ...answer) => rules.play(state, ...answer).map(event => ({ ...event, secrets: secrets(state) })),
          tell: event => ('secrets' in event ? { say: 'told-bonus', with: { bonus: String(event.secrets) } } : undefined),
        },
      },
    ],
    ['page', { rules: peeking, game: { SeatLine: () => <p>{peeked}</p> } }],
    ['letter', { rules: peeking, game: { sketch: () => peeked } }],
    [
      // Whoever has no bonus must roll: nobody else knows who that is.
      'forced answers',
      {
        rules: {
          prompts: state =>
            rules.prompts(state).map(asked => (state.bonus[asked.seat] ? asked : { ...asked, choices: [asked.choices[0]] })),
        },
      },
    ],
  ]
  test.each(leaks)('in %s', (door, hole) => {
    const game: Toy = { ...toy, ...hole.game, id: `toy with a hole in its ${door}`, rules: { ...rules, ...hole.rules } }
    addFixture(game)
    expect(searchLeak(setting(game, 'plain', 3), 5).leak?.door).toBe(door)
  })

  test('in what a table exports', () => {
    const hole: Door = (match, viewer) => HEAVY.export(match, viewer) + JSON.stringify(match.present.state)
    expect(searchLeak(setting(toy, 'plain', 3), 5, { heavy: { ...HEAVY, export: hole } }).leak?.door).toBe('export')
  })

  test('and imagining nothing at all is found too', () => {
    const game: Toy = { ...toy, rules: { ...rules, imagine: state => state } }
    expect(searchLeak(setting(game, 'plain', 3), 5).others).toBe(0)
  })
})
