/** The preview of a table's link: only what a watcher sees. */
import { titleOf } from '../../words/titles'
import type { TableModel } from '../../../worker/model'
import { coverOf } from '../cover'
import { plain } from '../../words/say'
import type { Preview } from '../preview'
import type { Company, Reader } from '../../words/reader'

/** `picture`: address of the board's picture at this position. */
export function previewOf(reader: Reader, { game }: Company, { head, standing, view }: TableModel, picture: string | undefined): Preview {
  const { t, say, language } = reader
  const names = (seats: readonly { name: string }[]): string => new Intl.ListFormat(language).format(seats.map(({ name }) => name))
  const awaited = head.seats.filter(({ waits }) => waits)
  const free = head.seats.filter(({ taken }) => !taken).length
  const state = (): string => {
    if (head.stage === 'off') return t('off-heading')
    if (head.stage === 'seating') return t('seating-heading', { free })
    if (standing) return say(standing.why)
    return awaited.length > 0 ? t('preview-move', { names: names(awaited) }) : t('preview-on')
  }
  return {
    title: `${head.name} · ${titleOf(game, language)}`,
    about: plain(`${state()} · ${names(head.seats)}`),
    picture: (view && picture) ?? coverOf(game.id),
    path: `/tables/${head.id}`,
  }
}
