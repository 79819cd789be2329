/** The table's talk: plain text with safe links and mentions in bold; and whom to mute. */
import type { Seat } from '../../../worker/rules/contract'
import type { Said, SeatCard } from '../../../worker/model'
import { DeedButton, DeedForm, type Doer } from '../deed'
import { Figure } from '../figure'
import { Later, type Opening } from '../fold'
import type { Company, Reader } from '../../words/reader'
import { piecesOf } from '../saying'
import { When } from '../time/time'

/** Messages shown; older ones are folded. */
const SHOWN = 12
const LENGTH = 2000

interface TalkProps extends Opening {
  company: Company
  talk: readonly Said[]
  /** Present if the viewer may write. */
  doer?: Doer
  own?: Seat
  seats: readonly SeatCard[]
  /** Seats muted by the viewer; present only for the seat's owner. */
  muted?: readonly Seat[]
  /** Messages from muted seats are hidden. */
  unheard?: boolean | undefined
  /** Watchers may read the talk. */
  open: boolean
  /** All others are bots. */
  alone: boolean
}

export function Talk(props: TalkProps) {
  const { reader, talk, doer, own, open, alone, unheard } = props
  const { t } = reader
  // Skips messages erased when their author left.
  const said = talk.filter(({ text }) => text !== '')
  const earlier = said.slice(0, -SHOWN)
  // Whoever can write sees the silence; whoever has muted somebody is told what it means.
  const silence = !doer || (props.muted?.length ?? 0) > 0
  return (
    <>
      {said.length === 0 && silence && <p class="note">{t(unheard ? 'talk-muted' : 'talk-nothing')}</p>}
      {earlier.length > 0 && (
        <details class="fold" id="talk-earlier">
          <summary>{t('talk-earlier', { count: earlier.length })}</summary>
          <Sayings {...props} said={earlier} />
        </details>
      )}
      <Sayings {...props} said={said.slice(-SHOWN)} />
      {doer && own !== undefined && (
        <>
          <Speak
            reader={reader}
            doer={doer}
            last={talk.findLast(({ seat }) => seat === own)?.number ?? 0}
            to={open ? 'open' : alone ? undefined : 'table'}
          />
          {props.muted && <Mutes {...props} muted={props.muted} doer={doer} own={own} />}
        </>
      )}
    </>
  )
}

function Sayings({ reader, company, said }: TalkProps & { said: readonly Said[] }) {
  if (said.length === 0) return null
  const names = company.crew.map(({ name }) => name)
  return (
    <ol class="talked">
      {said.map(({ number, at, seat, text }) => (
        <li key={number} class="said">
          <p class="note">
            <Figure company={company} seat={seat} size={22} />{' '}
            <b>
              <bdi>{names[seat]}</bdi>
            </b>{' '}
            <When at={at} reader={reader} />
          </p>
          <Words text={text} names={names} />
        </li>
      ))}
    </ol>
  )
}

/** Text that a person wrote. */
export function Words({ text, names = [] }: { text: string; names?: readonly string[] }) {
  return (
    <p class="words" dir="auto">
      {piecesOf(text, names).map(({ text: piece, href, called }) => {
        if (called) return <b>{piece}</b>
        return href ? (
          <a href={href} rel="noopener nofollow">
            {piece}
          </a>
        ) : (
          piece
        )
      })}
    </p>
  )
}

/** `to`: who can read it; nobody among bots. The field's id contains one's latest message: a swap keeps a text being typed, and empties the field once it is sent. */
function Speak({ reader: { t }, doer, last, to }: { reader: Reader; doer: Doer; last: number; to: 'open' | 'table' | undefined }) {
  const id = `say-${last}`
  return (
    <DeedForm {...doer} deed="say" kind="field speak" quick>
      <label for={id}>{t('talk-say')}</label>
      <textarea id={id} name="text" rows={1} maxlength={LENGTH} required aria-describedby={to && 'talk-hint'} />
      <button class="button">{t('talk-send')}</button>
      {to && <small id="talk-hint">{t('talk-hint', { open: to })}</small>}
    </DeedForm>
  )
}

function Mutes({ reader, opened, company, seats, muted, doer, own }: TalkProps & { muted: readonly Seat[]; doer: Doer; own: Seat }) {
  const others = seats.filter(({ seat, bot }) => seat !== own && !bot)
  if (others.length === 0) return null
  const { t } = reader
  return (
    <Later reader={reader} opened={opened} name="mutes" label={t('talk-mute')}>
      <p class="note">{t('talk-mute-about')}</p>
      <ul class="seats small">
        {others.map(({ seat, name }) => {
          const silent = muted.includes(seat)
          return (
            <li key={seat} class="seat">
              <Figure company={company} seat={seat} size={30} />
              <bdi>{name}</bdi>
              <DeedButton {...doer} deed="mute" fills={{ seat, mute: silent ? 0 : 1 }} text={t(silent ? 'talk-hear' : 'talk-silence')} />
            </li>
          )
        })}
      </ul>
    </Later>
  )
}
