/** A choice as a way and, where there are few, as a picture: where the pirate stands and where it goes, with everyone there. */
import { Picture, Put } from '../../../../web/board/draw'
import { plain } from '../../../../web/words/say'
import { Rich } from '../../../../web/words/rich'
import type { Choice } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import { boatOf, type Place } from '../rules/state'
import { placeWord } from '../rules/spots'
import type { Tunnel } from './drawing'
import { crowdAt, Space } from './pieces'

export function Pick({ choice: { act, label, group }, ...drawing }: Tunnel & { choice: Choice<TunnelAct> }) {
  const { say } = drawing
  if (act.do === 'stop') return <Rich text={say(label)} />
  const boat = boatOf(drawing.view.board)
  const way = { from: placeWord(act.from, boat), to: placeWord(act.to, boat) }
  return (
    <span class="move">
      <span>
        {/* The tab above says it to those who see it. */}
        {group && <span class="ear">{plain(say(group))}: </span>}
        <b>{say({ say: 'pick-way', with: way })}</b>{' '}
        {act.do === 'back' && <small>{say({ say: 'pick-cards', with: { cards: act.met } })} </small>}
      </span>
      {isPictured(drawing) && (
        <span class="stops" aria-hidden="true">
          <Stop {...drawing} place={act.from} />
          <span class="leads">→</span>
          <Stop {...drawing} place={act.to} />
        </span>
      )}
    </span>
  )
}

/** More choices than these stand in two columns on a phone, where pictures have no room. */
const PICTURED = 3

/** Each place with pirates of one's own is a choice at most. */
const isPictured = ({ view: { board, viewer } }: Tunnel): boolean =>
  viewer !== 'watcher' && board.pirates.filter(there => there[viewer]).length <= PICTURED

const SIZE = 36

function Stop({ view: { board }, crew, place }: Tunnel & { place: Place }) {
  const symbol = board.symbols[place - 1]
  const figures = crew.map(({ pirate }) => pirate)
  return (
    <Picture size={SIZE} viewBox="-27 -23 54 54" kind="stop">
      {symbol ? (
        <Space symbol={symbol} crowd={crowdAt(board.pirates[place] ?? [], figures)} />
      ) : place === boatOf(board) ? (
        <Put id="boat" x={0} y={2} scale={0.66} />
      ) : (
        <Put id="gate" x={0} y={4} />
      )}
    </Picture>
  )
}
