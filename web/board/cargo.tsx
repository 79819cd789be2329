/** What a ship carries: holds, treasures, and spaces as words of a sentence. */
import type { ComponentChildren } from 'preact'
import { Icon, Picture } from './draw'

export interface Load {
  sign: string
  count: number
  /** The good by name, for the ear. */
  name: string
}

/** Holds in their order; an empty one is undefined. */
export function Holds({ loads, empty }: { loads: readonly (Load | undefined)[]; empty: string }) {
  return (
    <ol class="holds">
      {loads.map((load, i) =>
        load ? (
          <li key={i} class="hold">
            <Icon id={load.sign} size={26} box={26} name={load.name} />
            <b>{load.count}</b>
          </li>
        ) : (
          <li key={i} class="hold none">
            <span class="ear">{empty}</span>
          </li>
        )
      )}
    </ol>
  )
}

/** The same in one line of signs, without what is empty; in a hold that an answer would change, also that. */
export function Goods({ loads, changed, empty }: { loads: readonly (Load | undefined)[]; changed?: (hold: number) => boolean; empty?: string }) {
  return (
    <span class="goods">
      {loads.map((load, i) => {
        const frame = changed?.(i) === true
        if (!load) return frame ? <span key={i} class="good changed none">{empty && <span class="ear"> {empty} </span>}</span> : null
        return (
          <span key={i} class={frame ? 'good changed' : 'good'}>
            <Icon id={load.sign} size={20} box={26} name={load.name} />
            {load.count}{' '}
          </span>
        )
      })}
    </span>
  )
}

export interface TreasureProps {
  sign?: string
  /** It lies face down, as it does where there is no sign. */
  down?: boolean
  small?: boolean
  /** It stands as a sign with this beside it, and its words are only heard. */
  terse?: string
  children: ComponentChildren
}

/** A treasure, lying open or face down. */
export function Treasure({ sign, down = !sign, small, terse, children }: TreasureProps) {
  if (terse !== undefined) {
    return (
      <span class={down ? 'good jewel-of down' : 'good jewel-of'}>
        <Icon id={sign ?? 't-gem'} size={22} />
        <span aria-hidden="true">{terse}</span>
        <span class="ear"> {children} </span>
      </span>
    )
  }
  return (
    <span class={`jewel${down ? ' down' : ''}${small ? ' small' : ''}`}>
      {sign && <Icon id={sign} size={small ? 24 : 34} />}
      <span>{children}</span>{' '}
    </span>
  )
}

export interface SpaceSignProps {
  sign: string
  /** What it costs; at sea the sign of the price stands beside it. */
  cost?: number | undefined
  kind?: string
  name?: string
  size?: number
}

/** A space by its sign, with its cost. */
export function SpaceSign({ sign, cost, kind, name, size = 24 }: SpaceSignProps) {
  return (
    <Picture size={size} viewBox="-17 -17 34 34" name={name} kind="spot">
      <use href={`#${sign}`} />
      {cost ? (
        <text class={kind === 'sea' ? 'price' : 'price dark'} x={kind === 'sea' ? -6.4 : 0} y="6">
          {cost}
        </text>
      ) : null}
    </Picture>
  )
}
