/** A choice as a way and, where there are few, as a picture: where the pirate stands and where it goes, with everyone there. */
import { Picture, Put } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import { plain } from '../../../../web/words/say'
import { Rich } from '../../../../web/words/rich'
import type { Choice, Group } from '../../../rules/contract'
import type { TunnelAct } from '../rules/acts'
import { boatOf, type Place } from '../rules/state'
import { placeWord } from '../rules/spots'
import type { Tunnel } from './drawing'
import { crowdAt, Space, type SpaceProps } from './pieces'

export function Pick({ choice: { act, label, group }, ...drawing }: Tunnel & { choice: Choice<TunnelAct> }) {
  const { say, language } = drawing
  if (act.do === 'stop') return <Rich text={say(label)} />
  return (
    <span class="move">
      <Way act={act} group={group} boat={boatOf(drawing.view.board)} say={say} language={language} />
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

type WayProps = Pick<Tunnel, 'say' | 'language'> & { act: Exclude<TunnelAct, { do: 'stop' }>; group: Group | undefined; boat: Place }

const Way = sameBy(
  ({ act, group, boat, say }: WayProps) => (
    <span>
      {/* The tab above says it to those who see it. */}
      {group && <span class="ear">{plain(say(group))}: </span>}
      <b>{say({ say: 'pick-way', with: { from: placeWord(act.from, boat), to: placeWord(act.to, boat) } })}</b>{' '}
      {act.do === 'back' && <small>{say({ say: 'pick-cards', with: { cards: act.met } })} </small>}
    </span>
  ),
  ({ act, group, boat, say, language }) => [language, act.from, act.to, boat, act.do === 'back' ? act.met : undefined, group && say(group)]
)

/** More choices than these stand in two columns on a phone, where pictures have no room. */
const PICTURED = 3

/** Each place with pirates of one's own is a choice at most. */
const isPictured = ({ view: { board, viewer } }: Tunnel): boolean =>
  viewer !== 'watcher' && board.pirates.filter(there => there[viewer]).length <= PICTURED

const SIZE = 36

function Stop({ view: { board }, crew, place }: Tunnel & { place: Place }) {
  const symbol = board.symbols[place - 1]
  if (!symbol) return <End id={place === boatOf(board) ? 'boat' : 'gate'} />
  const figures = crew.map(({ pirate }) => pirate)
  return <Division symbol={symbol} crowd={crowdAt(board.pirates[place] ?? [], figures)} />
}

const FRAME = { size: SIZE, viewBox: '-27 -23 54 54', kind: 'stop' } as const

const Division = sameBy(
  (space: SpaceProps) => (
    <Picture {...FRAME}>
      <Space {...space} />
    </Picture>
  ),
  ({ symbol, crowd }) => [symbol, ...crowd]
)

const End = ({ id }: { id: 'boat' | 'gate' }) => (
  <Picture {...FRAME}>{id === 'boat' ? <Put id={id} x={0} y={2} scale={0.66} /> : <Put id={id} x={0} y={4} />}</Picture>
)
