/** Hidden information in Regatta: the usual search, and deliberate leaks in places where this game could have them. */
import { describe, expect, test } from 'vitest'
import { LIGHT } from '../doors'
import { setting, settingAmong } from '../kit'
import { searchLeak } from '../leak'
import { isCursed } from '../../../worker/games/regatta/editions/cards'
import { rules } from '../../../worker/games/regatta/rules'
import { shipOf, type RegattaState } from '../../../worker/games/regatta/state/state'
import { regatta } from '../../../worker/games/regatta'
import { unasked } from './unasked'
import { repeats } from '../../kit/repeats'

const GAMES = repeats(1, 3)

describe.each(regatta.editions)('$id', edition => {
  test('shows the same in every state the viewer cannot tell apart', () => {
    for (let n = 0; n < GAMES; n++) {
      const { leak, others, imagined } = searchLeak(settingAmong(regatta, edition, n), n, { light: LIGHT, heavy: {} })
      expect(leak).toBeUndefined()
      expect(others).toBeGreaterThan(imagined / 2)
    }
  })
})

const isLoot = ({ choices: [{ act }] }: ReturnType<typeof rules.prompts>[number]): boolean => act.do === 'loot'

test('whether a question is asked never depends on hidden information', () => {
  for (let seed = 0; seed < 2 * GAMES; seed++) expect(unasked(3 + (seed % 3), seed, rules)).toBeUndefined()
})

describe('a deliberate leak is found', () => {
  /** The first door that leaks in a few games with these changes to the rules. */
  const leakIn = (hole: Partial<typeof rules>): string | undefined => {
    const game = { ...regatta, rules: { ...rules, ...hole } }
    for (let seed = 0; seed < 6; seed++) {
      const { leak } = searchLeak(setting(game, 'first', 4), seed, { light: LIGHT, heavy: {} })
      if (leak) return leak.door
    }
    return undefined
  }
  const cursed = (state: RegattaState): boolean => {
    const winner = state.now?.fight?.winner
    return winner !== undefined && shipOf(state, winner).down.some(down => isCursed(down.card))
  }

  test('in the loot prompt: how long the others wait shows whether there is a curse to give', () => {
    const prompts = (state: RegattaState) =>
      rules.prompts(state).map(prompt => ({ ...prompt, ...(isLoot(prompt) && { plain: true as const }) }))
    expect(leakIn({ prompts })).toBe('forced answers')
  })

  test('in a waiting text', () => {
    const prompts = (state: RegattaState) =>
      rules.prompts(state).map(prompt => (cursed(state) ? { ...prompt, waiting: { ...prompt.waiting, say: 'waiting-curse' } } : prompt))
    expect(leakIn({ prompts })).toBe('waiting texts')
  })

  test('in a missing question: a winner without a curse is not asked', () => {
    const play: typeof rules.play = (story, ...answer) => {
      rules.play(story, ...answer)
      const [asked, ...more] = rules.prompts(story.state)
      const loot = asked && isLoot(asked) && more.length === 0 ? asked.choices.map(({ act }) => act) : []
      if (!asked || loot.length === 0 || loot.some(act => act.do === 'loot' && act.loot === 'curse')) return
      rules.play(story, asked.seat, asked.choices[0].act, answer[2])
    }
    const found = Array.from({ length: 8 }, (_, seed) => unasked(4, seed, { ...rules, play }))
    expect(found.find(event => event)?.type).toMatch(/^(stole-cargo|grabbed|took-nothing)$/)
  })

  test('in the view: the number of sealed cards', () => {
    const view: typeof rules.view = (state, viewer) => ({
      ...rules.view(state, viewer),
      moment: { say: 'moment', with: { round: state.cards.filter(({ sealed }) => sealed.length > 0).length } },
    })
    expect(leakIn({ view })).toBe('view')
  })
})
