/** The files that hold the kit's symbols for pages: browsers keep them, so a page names a symbol instead of drawing it. */
import { asset } from './assets'

/** What all pages use, and what each game's pages use besides. A symbol that is not listed is drawn on its page. */
export const SIGN_FILES: Readonly<Record<string, readonly string[]>> = {
  'signs.svg': ['logo', 'tables', 'enlarge', 'step', 'to-end', 'back', 'moon', 'glass', 'seal', 'laurel'],
  'signs-tunnel.svg': [
    ...['flag', 'sabre', 'pistol', 'key', 'bottle', 'tricorne', 'gate', 'boat', 'stall', 'stall-goal'],
    ...['pirate-a', 'pirate-e', 'pirate-k', 'pirate-m', 'pirate-o', 'pirate-t'],
  ],
  'signs-regatta.svg': [
    ...['ship-a', 'ship-e', 'ship-k', 'ship-m', 'ship-o', 'ship-t', 'ship-ghost', 'astern', 'aim', 'tab', 'chest', 'fight', 'compass'],
    ...['ring', 'red-line', 'points', 'foot', 'foot-high'],
    ...['sea-food', 'sea-provision', 'port-gold', 'port-piastre', 'lair', 'lair-full', 'royal'],
    ...['gold', 'piastre', 'food', 'provision', 'powder', 'fwd', 'sun', 'upper', 'lower', 'war', 'star'],
    ...['die', 'die-1', 'die-2', 'die-3', 'die-4', 'die-5', 'die-6'],
    ...['t-gem', 't-curse', 't-map', 't-sabre', 't-beth', 't-hold'],
    ...['mark-a', 'mark-e', 'mark-k', 'mark-m', 'mark-o', 'mark-t'],
  ],
}

const fileOf = new Map(Object.entries(SIGN_FILES).flatMap(([file, ids]) => ids.map(id => [id, file] as const)))

/** Where a page finds the symbol; undefined if it has to be drawn there. */
export function addressOf(id: string): string | undefined {
  const file = fileOf.get(id)
  return file && `${asset(file)}#${id}`
}
