/** The questions a card may ask, known before it is played; and questions whose answer makes no difference. */
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../../worker/games'
import type { RegattaAct } from '../../../worker/games/regatta/turn/acts'
import { orders } from '../../../worker/games/regatta/orders'
import { rules } from '../../../worker/games/regatta/rules'
import type { RegattaState, Ship } from '../../../worker/games/regatta/state/state'
import { alikeFor, saidAhead, saidOf, unkeptWish, type SaidAhead } from '../../../worker/engine/ahead'
import { seededChance } from '../../../worker/rules/chance'
import type { Prompt } from '../../../worker/rules/contract'
import type { Foreseen } from '../../../worker/rules/orders'
import { workedOut } from '../../../worker/rules/kit'
import { begin, give, setting, type Match } from '../kit'
import { botMove, randomMove } from '../players'
import { hold, holds, sail, scene, type Scene } from './scene'

const regatta = gameOf('regatta')
const laden = [hold('gold', 1), hold('gold', 9), hold('food', 3), hold('food', 5), hold('food', 6)]

const foreseen = (of: Scene): readonly Foreseen<RegattaAct>[] => {
  const card = `${of.dice.join('-')}:${of.card}`
  return orders.foresees(rules.view(scene(of), 0)).filter(({ under }) => under.id === card)
}
const said = (question: Foreseen, id: string): SaidAhead => {
  const [first, ...others] = question.prompt.choices
  return { ...saidOf(question, others.find(choice => choice.id === id) ?? first), choice: id }
}

describe('what a card may ask is known before it is played:', () => {
  const forked: Scene = { card: 'fwd-powder', dice: [3, 1], ships: { 0: { space: '6', holds: laden } } }
  const asked = (of: Scene): string[] =>
    foreseen(of).map(
      ({ prompt, path }) =>
        `${prompt.id.split('.').slice(2).join('.')} after ${path.length}: ${prompt.choices.map(({ id }) => id).join(' ')}`
    )

  test('the fork, the payment at one of its ends, and the hold needed by the second action', () => {
    expect(asked(forked)).toEqual([
      'morning.course after 0: fwd:9 fwd:13',
      'evening.hold after 1: into:gold1 into:gold9 into:food3 into:food5 into:food6',
      'morning.pay after 1: from:food3-3 from:food3-2+food5-1 from:food3-2+food6-1 from:food3-1+food5-2 from:food3-1+food5-1+food6-1 from:food5-2+food6-1 from:food5-1+food6-2',
    ])
  })

  test('nothing, if nothing is left to decide', () => {
    expect(asked({ ...forked, card: 'food-gold', ships: { 0: { holds: holds(hold('food', 3)) } } })).toEqual([])
  })
})

describe('before a card is chosen', () => {
  const race = (n: number): Match[] => {
    const chance = seededChance(n)
    const positions = [begin(setting(regatta, n % 2 ? 'first' : 'yassa', 3), chance)]
    for (let match = positions[0]; match && match.prompts.length > 0 && positions.length < 150; positions.push(match)) {
      match = give({ ...match, rows: match.rows.slice(-1) }, botMove(regatta, match.prompts, match.present.state, chance), chance)
    }
    return positions
  }
  const positions = [1, 2, 3, 4].flatMap(race)

  test('each question is foreseen for a card on offer or sealed, and names the choice that a standing order would take then', () => {
    let judged = 0
    for (const { present, prompts, setting } of positions) {
      for (const seat of [0, 1, 2]) {
        const view = regatta.rules.view(present.state, seat)
        const acts = prompts.flatMap(prompt => (prompt.seat === seat ? prompt.choices.map(({ act }) => JSON.stringify(act)) : []))
        for (const { under, prompt, then } of regatta.orders?.foresees(view) ?? []) {
          const isSealed = prompts.some(
            ({ seat: of, id }) => of === seat && id.includes('.seal.') && !acts.includes(JSON.stringify(under.act))
          )
          expect(acts.includes(JSON.stringify(under.act)) || isSealed).toBe(true)
          const usual = then && regatta.orders?.judge({}, then, prompt, setting.options)
          if (!usual || !('choice' in usual)) continue
          expect(prompt.choices).toContain(usual.choice)
          judged++
        }
      }
    }
    expect(judged).toBeGreaterThan(100)
  })
})

describe('a question that was answered ahead', () => {
  const forked: Scene = { card: 'fwd-powder', dice: [3, 1], ships: { 0: { space: '6', holds: laden } } }
  const answer = (then: Scene, what: readonly SaidAhead[]) => {
    const { state, prompts } = sail(then)
    const [prompt] = prompts.filter(({ may }) => !may)
    return prompt && saidAhead(regatta, () => what)(() => rules.view(state, prompt.seat), prompt as Prompt)
  }
  const [fork] = foreseen(forked)
  if (!fork) throw new Error('no question is foreseen')

  test('is answered as said if it is exactly the same', () => {
    for (const choice of ['fwd:9', 'fwd:13'])
      expect(answer(forked, [said(fork, choice)])).toMatchObject({ choice: { id: choice }, by: 'order', line: 'ahead' })
  })

  test('is answered as said whoever lies there now', () => {
    for (const space of ['9', '13']) {
      const met: Scene = { ...forked, ships: { ...forked.ships, 1: { space } } }
      for (const choice of ['fwd:9', 'fwd:13']) expect(answer(met, [said(fork, choice)])).toMatchObject({ choice: { id: choice } })
    }
  })

  test('is asked if another card was played or the answer was never offered', () => {
    expect(answer(forked, [{ ...said(fork, 'fwd:13'), under: '3-1:fwd-gold' }])).toBe('ask')
    expect(answer(forked, [said(fork, 'fwd:12')])).toBe('ask')
  })
})

describe.each(gameOf('regatta').editions.map(({ id }) => id))('in random games of %s', edition => {
  test('one’s own wish is obeyed, or one is told that it could not be', () => {
    const count = { kept: 0, told: 0 }
    const wishes = new Map<number, { under: string; round: number; said: readonly SaidAhead[] }>()
    for (const { present, prompts } of everyMatch(edition, 12)) {
      const state = present.state as RegattaState
      for (const prompt of prompts as Prompt<RegattaAct>[]) {
        const view = rules.view(state, prompt.seat)
        if (!state.now) {
          const wished = orders.foresees(view).map((one, i) => said(one, one.prompt.choices[i % one.prompt.choices.length]?.id ?? ''))
          wishes.set(prompt.seat, { under: '', round: state.round, said: wished })
          continue
        }
        const { round, said: all } = wishes.get(prompt.seat) ?? { round: 0, said: [] }
        const here = orders.underway(view)
        const due = all.filter(one => one.prompt === prompt.id && one.under === here?.under && one.after?.length !== 0)
        const meant = due.filter(({ after }) => !after || after.includes(here?.at ?? ''))
        if (round !== state.round || meant.length === 0) continue
        const answer = saidAhead(regatta, () => all)(() => view, prompt as Prompt)
        const told = unkeptWish(regatta, view, prompt as Prompt, all)
        const offered = meant.flatMap(({ choice }) => prompt.choices.filter(({ id }) => id === choice))
        if (offered.length > 0) expect(offered).toContain(answer === 'ask' ? answer : answer.choice)
        else expect(told).toBeDefined()
        count[offered.length > 0 ? 'kept' : 'told']++
      }
    }
    expect(count.kept).toBeGreaterThan(30)
  })
})

const everyMatch = function* (edition: string, games: number): Generator<Match> {
  for (let n = 0; n < games; n++) {
    const chance = seededChance(n)
    let match = begin(setting(regatta, edition, 2 + (n % 3)), chance)
    while (match.prompts.length > 0) {
      yield match
      const needed = match.prompts.filter(({ may, calls }) => !may || calls)
      const move = n % 2 ? botMove(regatta, needed, match.present.state, chance) : randomMove(regatta, needed, chance)
      match = give({ ...match, rows: match.rows.slice(-1) }, move, chance)
    }
  }
}

describe.each(gameOf('regatta').editions.map(({ id }) => id))('in whole games of %s', edition => {
  test('many questions about forks, holds and payments are foreseen', () => {
    const count = { load: { yes: 0, no: 0 }, move: { yes: 0, no: 0 }, spend: { yes: 0, no: 0 } }
    let before: Record<number, readonly Foreseen<RegattaAct>[]> = {}
    for (const { present, prompts } of everyMatch(edition, 8)) {
      const state = present.state as RegattaState
      if (!state.now) before = Object.fromEntries(state.ships.map((_, seat) => [seat, orders.foresees(rules.view(state, seat))]))
      for (const prompt of state.now ? (prompts as Prompt<RegattaAct>[]) : []) {
        const { do: what } = prompt.choices[0].act
        if (what !== 'load' && what !== 'move' && what !== 'spend') continue
        const view = rules.view(state, prompt.seat)
        const answer = saidAhead(regatta, () => (before[prompt.seat] ?? []).map(one => said(one, one.prompt.choices[0].id)))(
          () => view,
          prompt as Prompt
        )
        count[what][answer === 'ask' ? 'no' : 'yes']++
      }
    }
    const share = ({ yes, no }: { yes: number; no: number }): number => yes / (yes + no)
    expect(share(count.load)).toBeGreaterThan(0.3)
    expect(share(count.move)).toBeGreaterThan(0.15)
    expect(share(count.spend)).toBeGreaterThan(0.25)
  })

  test('a question is never called trivial if its answers lead to different positions', () => {
    let trivial = 0
    for (const { present, prompts } of everyMatch(edition, 30)) {
      for (const prompt of prompts as Prompt<RegattaAct>[]) {
        if (prompt.may || !orders.alike(rules.view(present.state as RegattaState, prompt.seat), prompt)) continue
        trivial++
        const asked = alikeFor(regatta, { edition, house: {} })(
          () => rules.view(present.state as RegattaState, prompt.seat),
          prompt as Prompt
        )
        expect(asked).toMatchObject({ by: 'order', line: 'alike' })
        const ends = prompt.choices.map(({ act }) => comesTo(present.state as RegattaState, prompt.seat, act))
        expect(ends.filter(end => end !== ends[0])).toEqual([])
      }
    }
    expect(trivial).toBeGreaterThan(0)
  })
})

/** The whole position after an answer, with equal dice; the order of the common holds is ignored. */
function comesTo(state: RegattaState, seat: number, act: RegattaAct): string {
  const after = workedOut(rules, state, seat, act, seededChance(5)).state
  const plain = ({ holds, ...ship }: Ship) => ({
    ...ship,
    holds: [
      ...holds
        .slice(0, 5)
        .map(one => JSON.stringify(one))
        .sort(),
      ...holds.slice(5),
    ],
  })
  return JSON.stringify({ ...after, ships: after.ships.map(plain) })
}
