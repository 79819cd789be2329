/** The fixed picture of a game: a race under way, painted once. */
import { assetIfAny } from './assets'
import type { Reader } from './reader'

/** As wide and high as those who show previews of links wish for. */
export const COVER = { width: 1200, height: 630 } as const

/** Undefined for a game that has none. */
export const coverOf = (game: string): string | undefined => assetIfAny(`cover-${game}.png`)

export function Cover({ reader: { t }, game, title }: { reader: Reader; game: string; title: string }) {
  const src = coverOf(game)
  return src ? <img class="cover" src={src} alt={t('cover', { game: title })} {...COVER} /> : null
}
