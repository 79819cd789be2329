/** Nothing hidden gets out: a sample of `npm run prove leak`, and deliberate leaks that must be found. */
import { describe, expect, test } from 'vitest'
import { addFixture, GAMES } from '../../worker/games'
import type { Prompt, Text } from '../../worker/rules/contract'
import { through } from '../../worker/rules/kit'
import { HEAVY, type Door } from './doors'
import { setting, settingAmong } from './kit'
import { searchLeak } from './leak'
import { toy } from './toy'
import { repeats } from '../kit/repeats'

addFixture(toy)

const EVERY = repeats(8, 1)

describe.each([...GAMES, toy])('what leaves a table of $id', game => {
  test.each(game.editions)('$id: is the same for every state the viewer cannot tell apart', edition => {
    const { leak, others, imagined } = searchLeak(settingAmong(game, edition, 1), 1, { every: EVERY })
    expect(leak).toBeUndefined()
    expect(others > imagined / 4).toBe(game.rules.imagine !== undefined)
  })
})

describe('a game without hidden information', () => {
  const { imagine: _, ...rules } = toy.rules
  const shown: Pick<typeof rules, 'view' | 'tell'> = {
    view: (state, viewer) => ({ ...rules.view(state, viewer), board: { way: state.way, bonus: state.bonus } }),
    tell: event => rules.tell(event, 'watcher'),
  }
  const open = { ...toy, id: 'open toy', rules: { ...rules, ...shown } }
  const closed = { ...toy, id: 'toy that only says so', rules }

  test('needs no `imagine`, and passes', () => {
    addFixture(open)
    expect(searchLeak(setting(open, 'plain', 3), 5)).toMatchObject({ others: 0 })
    expect(searchLeak(setting(open, 'plain', 3), 5).leak).toBeUndefined()
  })

  test('is caught if it hides something after all', () => {
    addFixture(closed)
    expect(searchLeak(setting(closed, 'plain', 3), 5).leak?.door).toBe('open to all')
  })
})

describe('a deliberate leak is found', () => {
  type Toy = typeof toy
  type State = Parameters<Toy['rules']['check']>[0]
  const { rules } = toy
  const secrets = ({ bonus }: State): string => bonus.join(' and ')
  /** A secret that drawings must not have access to. */
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
          play: (story, ...answer) =>
            rules.play(
              through(story, event => ({ ...event, secrets: secrets(story.state) })),
              ...answer
            ),
          tell: event => ('secrets' in event ? { say: 'told-bonus', with: { bonus: String(event.secrets) } } : undefined),
        },
      },
    ],
    ['page', { rules: peeking, game: { SeatLine: () => <p>{peeked}</p> } }],
    ['letter', { rules: peeking, game: { sketch: () => peeked } }],
    ['letter', { rules: peeking, game: { bearings: () => peeked } }],
    [
      // Only seats without a bonus must roll, and others cannot know who they are.
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

  test("in a table's export", () => {
    const hole: Door = (match, viewer) => HEAVY.export(match, viewer) + JSON.stringify(match.present.state)
    expect(searchLeak(setting(toy, 'plain', 3), 5, { heavy: { ...HEAVY, export: hole } }).leak?.door).toBe('export')
  })

  test('and so is an `imagine` that changes nothing', () => {
    const game: Toy = { ...toy, rules: { ...rules, imagine: state => state } }
    expect(searchLeak(setting(game, 'plain', 3), 5).others).toBe(0)
  })
})
