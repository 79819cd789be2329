/** The tunnel's six sections, two sides each. One side of each is PUB-8; the other six are our own. */
export const SYMBOLS = ['flag', 'sabre', 'pistol', 'key', 'bottle', 'tricorne'] as const
export type Symbol = (typeof SYMBOLS)[number]

type Side = readonly [Symbol, Symbol, Symbol, Symbol, Symbol, Symbol]

/** Every side has each symbol once (C-SET-1), and no two sides are alike, even read backward. */
export const SECTIONS: readonly (readonly [Side, Side])[] = [
  [
    ['bottle', 'pistol', 'tricorne', 'flag', 'sabre', 'key'],
    ['flag', 'bottle', 'sabre', 'tricorne', 'key', 'pistol'],
  ],
  [
    ['sabre', 'bottle', 'key', 'pistol', 'tricorne', 'flag'],
    ['key', 'tricorne', 'flag', 'pistol', 'bottle', 'sabre'],
  ],
  [
    ['tricorne', 'key', 'pistol', 'bottle', 'flag', 'sabre'],
    ['pistol', 'sabre', 'flag', 'key', 'tricorne', 'bottle'],
  ],
  [
    ['key', 'bottle', 'flag', 'sabre', 'tricorne', 'pistol'],
    ['tricorne', 'flag', 'pistol', 'sabre', 'bottle', 'key'],
  ],
  [
    ['pistol', 'key', 'sabre', 'tricorne', 'flag', 'bottle'],
    ['sabre', 'flag', 'tricorne', 'bottle', 'pistol', 'key'],
  ],
  [
    ['tricorne', 'sabre', 'key', 'bottle', 'pistol', 'flag'],
    ['bottle', 'tricorne', 'pistol', 'key', 'sabre', 'flag'],
  ],
]
