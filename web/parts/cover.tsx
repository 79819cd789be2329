/** A game's fixed cover picture of a race under way, by day or by night. */
import { assetIfAny } from '../board/assets'
import type { Reader } from '../words/reader'

/** The size that link previews expect. */
export const COVER = { width: 1200, height: 630 } as const

/** Undefined if the game has no cover. */
export const coverOf = (game: string): string | undefined => assetIfAny(`cover-${game}.png`)

export function Cover({ reader: { t }, game, title }: { reader: Reader; game: string; title: string }) {
  const src = coverOf(game)
  const night = assetIfAny(`cover-${game}-night.png`)
  if (!src) return null
  return (
    <picture>
      {night && <source media="(prefers-color-scheme: dark)" srcset={night} />}
      <img class="cover" src={src} alt={t('cover', { game: title })} {...COVER} />
    </picture>
  )
}
