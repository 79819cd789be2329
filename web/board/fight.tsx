/** A fight that is over, as a scene: two ships face to face, what each side adds up to, and the verdict below. */
import type { ComponentChildren } from 'preact'
import { CombatDie } from './dice'
import { Icon } from './draw'

export interface Fighter {
  /** Symbol id, such as `ship-a`. */
  ship: string
  name: ComponentChildren
  /** For screen readers; sighted readers see the attacker on the left. */
  role: string
  /** Absent if this side did not roll. */
  face?: number | 'star'
  /** What was added to the roll, such as "+ 2 powder". */
  sum: ComponentChildren
  total: number | string
  lost: boolean
}

export interface FightProps {
  heading: ComponentChildren
  sides: readonly [Fighter, Fighter]
  verdict: ComponentChildren
}

export function FightScene({ heading, sides, verdict }: FightProps) {
  const [attacker, defender] = sides
  return (
    <article class="fight">
      <h3 class="ear">{heading}</h3>
      <Side {...attacker} />
      <span class="versus">
        <Icon id="fight" size={26} box={24} />
      </span>
      <Side {...defender} />
      <div class="verdict">{verdict}</div>
    </article>
  )
}

function Side({ ship, name, role, face, sum, total, lost }: Fighter) {
  return (
    <div class={lost ? 'side lost' : 'side'}>
      <Icon id={ship} size={44} box={38} />
      <p>
        <b class="total">{total}</b> {name} <span class="ear">{role}: </span>
        <span class="sum">
          {face !== undefined && <CombatDie face={face} size={22} />}
          {sum}
        </span>
      </p>
    </div>
  )
}
