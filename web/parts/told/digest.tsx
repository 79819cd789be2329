/** The digest, as put together by the game: a heading per round, a line per ship, a scene per fight. */
import type { Game } from '../../../worker/drawing/game'
import type { Line } from '../../../worker/model'
import { Told } from './log'
import { answeredBy, passagesOf } from './pieces'
import type { Company, Reader } from '../../words/reader'
import type { Drawing } from '../../../worker/drawing/board'

interface DigestProps {
  reader: Reader
  company: Company
  game: Game
  drawing: Drawing<unknown> | undefined
  lines: readonly Line[]
}

export function Digest({ reader, company, game, drawing, lines }: DigestProps) {
  const { Piece } = game
  return (
    <ol class="log short">
      {passagesOf(game, drawing?.view, lines).map((passage, i) => {
        const { piece, lines } = passage
        const drawn = drawing && Piece?.({ ...drawing, piece })
        if (!drawn)
          return lines.map((line, n) => (
            <li key={`${i} ${n}`}>
              <Told reader={reader} company={company} line={line} />
            </li>
          ))
        const by = answeredBy(reader, passage, company.crew)
        return (
          <li key={i} class={piece.kind === 'heading' ? 'turn' : 'whole'}>
            {drawn}
            {by && <span class="note">({by})</span>}
          </li>
        )
      })}
    </ol>
  )
}
