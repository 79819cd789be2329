/** What nobody may learn in Regatta: the usual search, and leaks made on purpose where this game could have them. */
import { describe, expect, test } from 'vitest'
import { LIGHT } from '../doors'
import { setting, settingAmong } from '../kit'
import { searchLeak } from '../leak'
import { apply } from '../../../worker/games/regatta/apply'
import { isCursed } from '../../../worker/games/regatta/cards'
import { rules } from '../../../worker/games/regatta/rules'
import { shipOf, type RegattaState } from '../../../worker/games/regatta/state'
import { fold } from '../../../worker/rules/kit'
import { regatta } from '../../../worker/games/regatta'
import { unasked } from './unasked'

const GAMES = Number(process.env['GAMES'] ?? 3)

describe.each(regatta.editions)('$id', edition => {
  test('shows the same in every state that looks the same', () => {
    for (let n = 0; n < GAMES; n++) {
      const { leak, others, imagined } = searchLeak(settingAmong(regatta, edition, n), n, { light: LIGHT, heavy: {} })
      expect(leak).toBeUndefined()
      expect(others).toBeGreaterThan(imagined / 2)
    }
  })
})

const isLoot = ({ choices: [{ act }] }: ReturnType<typeof rules.prompts>[number]): boolean => act.do === 'loot'

test('nothing goes on without a question because of something hidden', () => {
  for (let seed = 0; seed < 2 * GAMES; seed++) expect(unasked(3 + (seed % 3), seed, rules)).toBeUndefined()
})

describe('a leak made on purpose is found', () => {
  /** The first door through which something gets out, in a few games with so changed rules. */
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

  test('in the loot prompt: a curse to give is seen by how long the others are kept waiting', () => {
    const prompts = (state: RegattaState) =>
      rules.prompts(state).map(prompt => ({ ...prompt, ...(isLoot(prompt) && { plain: true as const }) }))
    expect(leakIn({ prompts })).toBe('forced answers')
  })

  test('in a waiting text', () => {
    const prompts = (state: RegattaState) =>
      rules.prompts(state).map(prompt => (cursed(state) ? { ...prompt, waiting: { ...prompt.waiting, say: 'waiting-curse' } } : prompt))
    expect(leakIn({ prompts })).toBe('waiting texts')
  })

  test('in there being an event: who has no curse to give is not asked', () => {
    const play: typeof rules.play = (state, ...answer) => {
      const events = rules.play(state, ...answer)
      const after = fold(apply, events, state)
      const [asked, ...more] = rules.prompts(after)
      const loot = asked && isLoot(asked) && more.length === 0 ? asked.choices.map(({ act }) => act) : []
      if (!asked || loot.length === 0 || loot.some(act => act.do === 'loot' && act.loot === 'curse')) return events
      return [...events, ...rules.play(after, asked.seat, asked.choices[0].act, answer[2])]
    }
    const found = Array.from({ length: 8 }, (_, seed) => unasked(4, seed, { ...rules, play }))
    expect(found.find(event => event)?.type).toMatch(/^(stole-cargo|grabbed|took-nothing)$/)
  })

  test('in the view, as the number of cards sealed', () => {
    const view: typeof rules.view = (state, viewer) => ({
      ...rules.view(state, viewer),
      moment: { say: 'moment', with: { round: state.cards.filter(({ sealed }) => sealed.length > 0).length } },
    })
    expect(leakIn({ view })).toBe('view')
  })
})
