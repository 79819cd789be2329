/**
 * An invitation, or an open seat from the lobby. The first screen says who invites to what and offers the seat; everything else worth
 * knowing is folded below.
 */
import { Cover } from '../../parts/cover'
import { Figure } from '../../parts/figure'
import { Fold } from '../../parts/fold'
import { document } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { seatPath } from '../../parts/paths'
import { readerOf, type Company, type Reader } from '../../words/reader'
import { WallClock } from '../../parts/time/wall-clock'
import { agreedOf, invitationTitle } from '../../words/titles'
import { Faults, faultOf, Field } from '../../parts/field'
import { type ClaimProps, type Claiming, Folds } from './claim-folds'

export function claimPage(props: ClaimProps): string {
  const { head, game, filled, seat } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  const agreed = agreedOf(game, head.options, reader.language)
  const title = invitationTitle(reader, head, agreed.game, props.joining)
  const claiming = { ...props, reader, company }
  return document(
    { reader, title: filled?.faults.length ? t('fault-title', { title }) : title, kind: 'claim', form: true, secret: true },
    <>
      <div class="masthead">
        <h1>{title}</h1>
        <Cover reader={reader} game={game.id} title={agreed.game} />
        <p>{t('game-goal')}</p>
      </div>
      <div class="part">
        <Held {...claiming} />
        <Faults reader={reader} filled={filled} />
        <form class="part" method="post" action={props.action} autocomplete="off" novalidate>
          <div class="named">
            <Figure company={company} seat={seat} size={52} />
            <Field
              reader={reader}
              filled={filled}
              name="name"
              label={t('claim-name')}
              usual={usualName(props)}
              autocomplete="nickname"
              maxlength={props.nameLength}
              required
            />
          </div>
          <Address {...claiming} />
          <p class="row fill">
            <button class="button main">{t('claim-sit')}</button>
          </p>
          <p class="note">
            {t('claim-takes', { pace: head.pace?.name ?? 'none' })}
            {head.manner === 'brisk' && ` ${t('claim-orders')}`}
          </p>
          <WallClock reader={reader} />
          <Folds {...claiming} />
        </form>
        {!props.joining && <Decline reader={reader} action={props.action} />}
      </div>
    </>
  )
}

/** The name last typed in this browser, unless it already sits at this table or somebody here has that name; else the host's. */
function usualName({ head, seat, open, joining, held, ownName }: ClaimProps): string | undefined {
  const isTaken = head.seats.some(card => card.seat !== seat && card.name === ownName)
  if (ownName !== undefined && held === undefined && !isTaken) return ownName
  return open || joining ? '' : head.seats[seat]?.name
}

/** For guests whose browser already holds a seat here. */
function Held({ reader: { t }, head, held }: Claiming) {
  const own = held === undefined ? undefined : head.seats[held]
  if (!own) return null
  return (
    <Notice>
      {t('claim-held', { name: own.name })} <a href={seatPath(head.id, own.seat)}>{t('host-go')}</a>
    </Notice>
  )
}

/** An address typed by the host is kept and not asked for again. */
function Address({ reader, filled, letters, invited }: Claiming) {
  const { t } = reader
  if (!letters) return null
  const same = { reader, filled, name: 'address', type: 'email', autocomplete: 'email' } as const
  if (invited === undefined) return <Field {...same} label={t('claim-address')} hint={t('claim-address-hint')} />
  return (
    <>
      <p class="note">{t('claim-address-known', { address: invited })}</p>
      <Fold id="other" label={t('claim-address-other')} open={faultOf(filled, 'address') !== undefined}>
        <Field {...same} label={t('claim-address')} hint={t('claim-address-hint')} />
        <label class="pick">
          <input type="checkbox" name="unlettered" checked={filled?.typed['unlettered'] !== undefined} />
          <span>{t('claim-unlettered')}</span>
        </label>
      </Fold>
    </>
  )
}

function Decline({ reader: { t }, action }: { reader: Reader; action: string }) {
  return (
    <Fold id="decline" label={t('decline-do')}>
      <form class="part" method="post" action={action}>
        <input type="hidden" name="do" value="decline" />
        <p class="note">{t('decline-about')}</p>
        <p class="row">
          <button class="button">{t('decline-do')}</button>
        </p>
      </form>
    </Fold>
  )
}
