/** An action card on the table: its slice of the pirate's picture, and its meaning for screen readers. */
import { ActionCard } from '../../../../web/board/card'
import type { Pirate } from '../../../drawing/game'
import type { Regatta } from '../board/board'
import { actOf, type Card } from '../editions/cards'
import { signOfAct, sliceOf } from '../board/signs'
import type { RegattaBoard } from '../state/view'

interface PlayingCardProps {
  board: RegattaBoard
  say: Regatta['say']
  card: Card
  pirate: Pirate | undefined
  width?: number
  /** The card's meaning is already given in the text beside it. */
  told?: boolean
}

export function PlayingCard({ board, say, card, pirate = 'a', width = 56, told = false }: PlayingCardProps) {
  const [morning, evening] = [actOf(card, 0), actOf(card, 1)]
  const words = (act: string) => ({ say: 'act', with: { act } })
  return (
    <>
      <ActionCard
        slice={sliceOf(board.edition, card)}
        morning={signOfAct(morning)}
        evening={signOfAct(evening)}
        pirate={pirate}
        width={width}
        upright={board.halves === 'card'}
      />
      {!told && <span class="ear">{say({ say: 'choice-card', with: { morning: words(morning), evening: words(evening) } })} </span>}
    </>
  )
}
