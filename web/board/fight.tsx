/** A fight as a scene of the log: two ships face to face, their rows level, and the verdict below. */
import type { ComponentChildren } from 'preact'
import { CombatDie } from './dice'
import { Icon } from './draw'

export interface Fighter {
  /** A symbol of the kit: `ship-a`. */
  ship: string
  name: ComponentChildren
  role: string
  face: number | 'star'
  /** The face for the ear. */
  faceName: string
  /** What is added up: "8 + 2 powder". */
  sum: ComponentChildren
  total: number | string
  lost: boolean
}

export interface FightProps {
  id: string
  heading: ComponentChildren
  sides: readonly [Fighter, Fighter]
  verdict: ComponentChildren
}

export function FightScene({ id, heading, sides, verdict }: FightProps) {
  const [attacker, defender] = sides
  return (
    <article class="fight" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
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

function Side({ ship, name, role, face, faceName, sum, total, lost }: Fighter) {
  return (
    <div class={lost ? 'side lost' : 'side'}>
      <Icon id={ship} size={72} box={38} />
      <p>
        {name}
        <br />
        <span class="note">{role}</span>
      </p>
      <CombatDie face={face} name={faceName} />
      <p class="sum">{sum}</p>
      <p class="total">{total}</p>
    </div>
  )
}
