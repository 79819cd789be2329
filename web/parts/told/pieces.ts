/** Log lines grouped into the pieces of a game's digest. */
import type { SeatView } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { Line, SeatCard } from '../../../worker/model'
import type { Company, Reader } from '../../words/reader'
import { answeredByText } from './said-by'
import type { SummaryPiece } from '../../../worker/drawing/end'

export interface Passage {
  piece: SummaryPiece
  lines: readonly Line[]
}

/** Leaves out lines that were taken back, since the takeback is told itself. Before a game starts, each line is its own piece. */
export function passagesOf(game: Pick<Game, 'pieces'>, view: SeatView<unknown> | undefined, lines: readonly Line[]): Passage[] {
  const valid = lines.filter(line => !line.void)
  const told = valid.map(({ text }) => text)
  const pieces = (view && game.pieces?.(view, told)) ?? told.map((text): SummaryPiece => ({ kind: 'told', told: [text] }))
  return pieces.map(piece => ({ piece, lines: valid.filter(({ text }) => piece.told.includes(text)) }))
}

/** Who answered instead of people, without repetition; named where the piece is about several seats. Of a bot's own seat everybody knows. */
export function answeredBy(
  reader: Pick<Reader, 't' | 'say'>,
  { piece, lines }: Passage,
  crew: readonly (Company['crew'][number] & Pick<SeatCard, 'bot'>)[]
): string {
  const ways = Map.groupBy(
    lines.filter(({ seat }) => seat === undefined || !crew[seat]?.bot),
    line => answeredByText(reader, line)
  )
  const said = [...ways].flatMap(([by, answered]) => {
    if (by === undefined) return []
    const names = new Set(answered.flatMap(({ seat, by }) => (seat === undefined || by === 'order' ? [] : (crew[seat]?.name ?? []))))
    return piece.kind === 'line' || names.size === 0 ? [by] : [reader.t('log-by-who', { by, names: [...names].join(', ') })]
  })
  return said.join(', ')
}
