/** The host's forms for seats: invite somebody else, find a substitute, ask for a lost link. */
import { type ComponentChildren, Fragment } from 'preact'
import { Part } from '../../parts/layout'
import { Figure } from '../../parts/figure'
import type { Company, Reader } from '../../words/reader'
import type { Seat } from '../../../worker/rules/contract'
import type { TableHead } from '../../../worker/model'
import { Field } from '../../parts/field'
import type { SeatsProps, ForSeats } from './host-page'

/** Gives a free seat to somebody else, or just withdraws its invitation; the old link dies either way. */
export function Guests(props: SeatsProps & { reader: Reader; company: Company; token: string }) {
  const { reader, company, head, token, letters, filled, held = [] } = props
  const { t } = reader
  const same = { reader, filled }
  const free = head.seats.filter(({ taken }) => !taken)
  const chosen = filled?.typed['seat'] ?? String(free[0]?.seat)
  return (
    <>
      <HostForm head={head} token={token}>
        <fieldset>
          <legend>{t('host-guest-seat')}</legend>
          <div class="picks pairs">
            {free.map(({ seat, name }) => (
              <label key={seat} class="pick bare-pick">
                <input type="radio" name="seat" value={seat} checked={String(seat) === chosen} />
                <Figure company={company} seat={seat} size={30} />
                <span>
                  <bdi>{name}</bdi>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="pair">
          <Field {...same} name="name" label={t('host-guest-name')} />
          {letters && <Field {...same} name="address" label={t('host-email')} type="email" inputmode="email" />}
        </div>
        <p class="row fill">
          <button class="button" name="do" value="refill">
            {t('host-guest-invite')}
          </button>
          <button class="button" name="do" value="withdraw">
            {t('host-withdraw')}
          </button>
        </p>
        <p class="note">{t('host-withdraw-about')}</p>
      </HostForm>
      {(head.host !== undefined || held.length > 0) && <SitToo {...props} />}
    </>
  )
}

/** For who plays several seats in this browser; far from the friends' links, so that nobody takes a friend's seat by mistake. */
function SitToo({ reader: { t }, head, claims }: SeatsProps & { reader: Reader }) {
  return (
    <p class="note">
      {t('host-sit')}{' '}
      {head.seats.map(({ seat, name, taken }) => {
        const link = taken ? undefined : claims[seat]?.link
        return link === undefined ? null : (
          <Fragment key={seat}>
            <a href={link}>
              <bdi>{name}</bdi>
            </a>{' '}
          </Fragment>
        )
      })}
    </p>
  )
}

/** Offers the seats of missing players to strangers. */
export function Seek(props: ForSeats) {
  const { t } = props.reader
  return (
    <SeatButtons
      {...props}
      id="seek"
      seats={props.seekable}
      does="seek"
      heading={t('host-seek')}
      about={t('host-seek-about')}
      label={name => t('host-seek-do', { name })}
    />
  )
}

/** Asks for a new link to a seat. Everybody sees the request; it is granted if the others agree and nobody at the seat objects. */
export function Lost(props: ForSeats) {
  const { t } = props.reader
  return (
    <SeatButtons
      {...props}
      id="lost"
      seats={props.recoverable}
      does="recover"
      heading={t('host-lost')}
      about={t('host-lost-about')}
      label={name => t('host-lost-do', { name })}
    />
  )
}

interface AskingProps extends ForSeats {
  id: string
  seats: readonly Seat[] | undefined
  does: 'recover' | 'seek'
  heading: string
  about: string
  label(name: string): string
}

function SeatButtons({ company, head, token, id, seats = [], does, heading, about, label }: AskingProps) {
  if (seats.length === 0) return null
  return (
    <Part id={id} heading={heading}>
      <p>{about}</p>
      {head.seats
        .filter(({ seat }) => seats.includes(seat))
        .map(({ seat, name }) => (
          <HostForm key={seat} head={head} token={token}>
            <input type="hidden" name="seat" value={seat} />
            <p class="row">
              <Figure company={company} seat={seat} size={30} />
              <button class="button" name="do" value={does}>
                {label(name)}
              </button>
            </p>
          </HostForm>
        ))}
    </Part>
  )
}

export function HostForm({ head, token, children }: { head: TableHead; token: string; children: ComponentChildren }) {
  return (
    <form class="part" method="post" action={`/tables/${head.id}/seats`} autocomplete="off">
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  )
}
