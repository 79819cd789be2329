/** What a card does by what its seat has ordered, compared with what it then does. */
import { describe, expect, test } from 'vitest'
import { outlook } from '../../../worker/games/regatta/advice/outlook'
import { orders } from '../../../worker/games/regatta/orders'
import { byOrders } from '../../../worker/games/regatta/pick/ordered'
import { rules } from '../../../worker/games/regatta/rules'
import { courseIn, editionIn } from '../../../worker/games/regatta/state/state'
import { playsCard, type CardAct, type RegattaAct } from '../../../worker/games/regatta/turn/acts'
import { seededChance } from '../../../worker/rules/chance'
import { workedOut } from '../../../worker/rules/kit'
import { hold, scene, type Scene } from './scene'

type Answer = Parameters<typeof orders.courses>[1]
const last: Answer = (_, { choices }) => choices.at(-1)?.act
const byDefault: Answer = (view, prompt) => {
  const judged = orders.judge({}, view, prompt, { edition: 'first', house: {} })
  return judged && 'choice' in judged ? judged.choice.act : undefined
}

function courseOf(of: Scene, answer: Answer): { card: CardAct; takes: readonly RegattaAct[] } {
  for (const { under, takes } of orders.courses(rules.view(scene(of), 0), answer))
    if (playsCard(under) && under.card === of.card) return { card: under, takes }
  throw new Error(`${of.card} is not in the hand`)
}

describe('what a card does by orders', () => {
  test('throws another cargo overboard for its second load', () => {
    const aboard = [hold('food', 1), hold('powder', 1), hold('powder', 3), hold('powder', 4), hold('food', 5)]
    const of: Scene = { card: 'gold-gold', dice: [6, 5], ships: { 0: { space: '6', holds: aboard } } }
    const { card, takes } = courseOf(of, byDefault)
    const halves = byOrders(outlook(rules.view(scene(of), 0).board, 0, card), card, { takes })
    expect(halves.map(({ overboard }) => overboard)).toEqual([[hold('food', 1)], [hold('powder', 1)]])
  })

  test('is known past a payment and a shortage, up to where the orders ask', () => {
    // The port 16 costs three gold; the retreat goes to the sea at 15, which takes two of the food.
    const of: Scene = {
      card: 'fwd-fwd',
      dice: [1, 2],
      ships: { 0: { space: '15', holds: [hold('food', 2), hold('food', 3), null, null, null] } },
    }
    expect(courseOf(of, last).takes.map(act => act.do)).toEqual(['move', 'retreat', 'spend', 'move'])
    expect(courseOf(of, () => undefined).takes.map(act => act.do)).toEqual(['move', 'retreat'])
  })

  test('is what it does, if no fight, treasure or die comes between', () => {
    const chance = seededChance(3)
    const die = (): number => 1 + chance.pick(6)
    const start = scene({ card: 'fwd-fwd', dice: [1, 1] })
    const { cards } = editionIn(start)
    const spaces = courseIn(start).data.spaces.map(({ id }) => id)
    let compared = 0
    for (let n = 0; n < 600; n++) {
      const aboard = Array.from({ length: 5 }, () => hold(chance.pick(2) ? 'food' : 'gold', die()))
      const space = spaces[chance.pick(spaces.length)] ?? '1'
      const of: Scene = {
        card: cards[chance.pick(cards.length)] ?? 'fwd-fwd',
        dice: [die(), die()],
        ships: { 0: { space, holds: aboard } },
      }
      const { card, takes } = courseOf(of, last)
      const done = carriedOut(of, card)
      if (!done) continue
      compared++
      expect(takes.flatMap(act => (act.do === 'move' ? [act.to] : act.do === 'load' ? [`${act.n} ${act.what}`] : []))).toEqual(done)
    }
    expect(compared).toBeGreaterThan(150)
  })
})

/** Where the ship goes and what it loads if every question gets its last answer; undefined if it meets what cannot be foreseen. */
function carriedOut(of: Scene, card: CardAct): string[] | undefined {
  const done: string[] = []
  let state = scene(of)
  for (let act: RegattaAct | undefined = card; act; ) {
    const followed = workedOut(rules, state, 0, act, seededChance(1))
    for (const event of followed.events) {
      if (event.type === 'turned' && event.seat !== 0) return done
      if (event.type === 'attacked' || event.type === 'found' || event.type === 'rolled-shortage') return undefined
      if (event.type === 'moved') done.push(event.to)
      if (event.type === 'loaded') done.push(`${event.n} ${event.what}`)
    }
    state = followed.state
    const { now } = state
    if (now?.step === 'arrived' || now?.fight) return undefined
    act = rules
      .prompts(state)
      .find(({ seat, may }) => seat === 0 && !may)
      ?.choices.at(-1)?.act
  }
  return done
}
