/** A ship's cargo: holds and treasures; and spaces drawn inline in a sentence. */
import type { ComponentChildren } from 'preact'
import { FORT, Icon, Picture } from './draw'
import { sameBy } from './print'

export interface Load {
  sign: string
  count: number
  /** The name of the good, for screen readers. */
  name: string
}

/** Holds in order; undefined is an empty hold. */
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

/** The same holds as one line of icons. Empty holds are shown only if an answer would change them. */
export function Goods({
  loads,
  changed,
  empty,
}: {
  loads: readonly (Load | undefined)[]
  changed?: (hold: number) => boolean
  empty?: string
}) {
  return (
    <span class="goods">
      {loads.map((load, i) => {
        const frame = changed?.(i) === true
        if (!load)
          return frame ? (
            <span key={i} class="good changed none">
              {empty && <span class="ear"> {empty} </span>}
            </span>
          ) : null
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
  /** Lies face down; the default if there is no sign. */
  down?: boolean
  small?: boolean
  /** Shows just the icon with this text beside it; the full wording goes to screen readers. */
  terse?: string
  children: ComponentChildren
}

/** A treasure, face up or face down. */
export function Treasure({ sign, down = !sign, small, terse, children }: TreasureProps) {
  if (terse !== undefined) {
    return (
      <span class={down ? 'good jewel-of down' : 'good jewel-of'}>
        <Icon id={sign ?? 't-gem'} size={22} />
        {terse && <span aria-hidden="true">{terse}</span>}
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
  /** The number on the space; at sea it is drawn beside the price symbol. */
  cost?: number | undefined
  kind?: string
  name?: string
  size?: number
}

/** A space drawn as an icon, with its cost. Cached, as icons are. */
export const SpaceSign = sameBy(
  ({ sign, cost, kind, name, size = 24 }: SpaceSignProps) => (
    <Picture size={size} viewBox={kind === 'home' ? FORT : '-17 -17 34 34'} name={name} kind="spot">
      <use href={`#${sign}`} />
      {cost ? (
        <text class={kind === 'sea' ? 'price' : 'price dark'} x={kind === 'sea' ? -6.4 : 0} y="6">
          {cost}
        </text>
      ) : null}
    </Picture>
  ),
  ({ sign, cost, kind, name, size }) => [sign, cost, kind, size, name]
)
