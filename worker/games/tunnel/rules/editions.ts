/** The variants, as data: the rules read these fields and never ask which edition it is. */
export interface TunnelEdition {
  id: string
  /** Cards that each seat begins with (C-SET-3). */
  hand: number
  /** Hands are visible to everybody. */
  handsOpen: boolean
  /** Cards in the open row they are taken from; 0: cards are drawn unseen from the deck. */
  row: number
}

export const EDITIONS = [
  { id: 'jamaica', hand: 6, handsOpen: false, row: 0 }, // C-JAM-1
  { id: 'tortuga', hand: 6, handsOpen: true, row: 12 }, // C-TOR-1
  { id: 'hispaniola', hand: 6, handsOpen: false, row: 12 }, // C-HIS-1
] as const satisfies readonly TunnelEdition[]

export function editionOf(id: string): TunnelEdition {
  const edition = EDITIONS.find(e => e.id === id)
  if (!edition) throw new Error(`tunnel: no edition "${id}"`)
  return edition
}
