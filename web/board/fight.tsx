/** A fight as a scene of the log: two ships face to face, their rows level, and the verdict below. */
import type { ComponentChildren } from 'preact'
import { CombatDie } from './dice'
import { Icon } from './draw'

export interface Fighter {
  /** A symbol of the kit: `ship-a`. */
  ship: string
  name: ComponentChildren
  role: string
  /** None: it did not roll. */
  face?: number | 'star'
  /** What is added up: "8 + 2 powder". */
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
      <h3>{heading}</h3>
      <div class="duel">
        <Side {...attacker} />
        <span class="versus">
          <Icon id="fight" size={32} box={24} />
        </span>
        <Side {...defender} />
      </div>
      <div class="verdict">{verdict}</div>
    </article>
  )
}

function Side({ ship, name, role, face, sum, total, lost }: Fighter) {
  return (
    <div class={lost ? 'side lost' : 'side'}>
      <Icon id={ship} size={72} box={38} />
      <p>
        {name}
        <br />
        <span class="note">{role}</span>
      </p>
      {face === undefined ? <span /> : <CombatDie face={face} />}
      <p class="sum">{sum}</p>
      <p class="total">{total}</p>
    </div>
  )
}
