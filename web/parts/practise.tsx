/** Starts a practice game against bots with this edition. */
import type { Reader } from '../words/reader'

export function PractiseForm({ reader, game, edition, main }: { reader: Reader; game: string; edition: string; main?: true }) {
  return (
    <form class="row practice" method="post" action="/practice">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="edition" value={edition} />
      <button class={main ? 'button main' : 'button'}>{reader.t('home-practice')}</button>
    </form>
  )
}
