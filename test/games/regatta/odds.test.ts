import { describe, expect, test } from 'vitest'
import type { Face } from '../../../worker/games/regatta/editions/cards'
import {
  oddsIfAttackRerolled,
  attackRolled,
  oddsIfAttackKept,
  defenceRepeated,
  defenceRolled,
  helps,
  oddsOfAttack,
  result,
} from '../../../worker/games/regatta/state/odds'

const die: readonly Face[] = [2, 4, 6, 8, 10, 'star']
const duel = (attack: number, defence: number, sabre?: 'attack' | 'defence') => ({
  die,
  strength: { attack, defence },
  ...(sabre && { sabre }),
})
const outOf36 = (n: number) => expect.closeTo(n / 36)

describe('the odds of a fight', () => {
  // Of 36 pairs of faces, 6 have the attacker's star and 5 more the defender's.
  test.each([
    [0, 0, { attack: 16, defence: 15, tie: 5 }],
    [1, 0, { attack: 21, defence: 15, tie: 0 }],
    [2, 0, { attack: 21, defence: 11, tie: 4 }],
    [9, 0, { attack: 31, defence: 5, tie: 0 }],
    [0, 9, { attack: 6, defence: 30, tie: 0 }],
  ])('with strength %i against %i', (attack, defence, { attack: won, defence: lost, tie }) => {
    expect(oddsOfAttack(duel(attack, defence))).toEqual({ attack: outOf36(won), defence: outOf36(lost), tie: outOf36(tie) })
  })

  test('add up to one with either owner of the Sabre', () => {
    for (const sabre of [undefined, 'attack', 'defence'] as const) {
      for (let more = -6; more <= 6; more++) {
        const { attack, defence, tie } = oddsOfAttack(duel(6 + more, 6, sabre))
        expect(attack + defence + tie).toBeCloseTo(1)
      }
    }
  })

  test("never get worse for the Sabre's owner", () => {
    for (let more = -6; more <= 6; more++) {
      expect(oddsOfAttack(duel(6 + more, 6, 'attack')).attack).toBeGreaterThanOrEqual(oddsOfAttack(duel(6 + more, 6)).attack)
      expect(oddsOfAttack(duel(6 + more, 6, 'defence')).defence).toBeGreaterThanOrEqual(oddsOfAttack(duel(6 + more, 6)).defence)
    }
  })

  test("say that an attacker's star wins at once (J-FIGHT-7)", () => {
    expect(oddsIfAttackKept(duel(0, 12), 'star').attack).toBe(1)
    expect(attackRolled(duel(0, 0, 'defence'), 'star')).toEqual(oddsIfAttackRerolled(duel(0, 0)))
  })

  test("say that the defender's star beats everything, and that equal strengths tie (J-FIGHT-5, J-FIGHT-6)", () => {
    expect(result(duel(12, 0), 10, 'star').defence).toBe(1)
    expect(result(duel(2, 0), 8, 10).tie).toBe(1)
  })

  test('say whether a roll is worth repeating', () => {
    const own = duel(0, 0, 'attack')
    expect(helps('attack', oddsIfAttackKept(own, 2), oddsIfAttackRerolled(own))).toBe(true)
    expect(helps('attack', oddsIfAttackKept(own, 10), oddsIfAttackRerolled(own))).toBe(false)
    expect(helps('defence', result(duel(0, 0), 6, 4), defenceRepeated(duel(0, 0), 6))).toBe(true)
    expect(defenceRolled(duel(0, 0, 'attack'), 6, 'star').attack).toBeGreaterThan(0)
  })
})
