/** The host's page: an invitation link for each free seat, what can be changed before the start, and the host's own link. */
import { document, Part } from '../../parts/layout'
import { Fold } from '../../parts/fold'
import { Mishap } from '../../parts/notice'
import { readerOf, type Company, type Reader } from '../../words/reader'
import { Terms } from '../../parts/terms'
import { Agreement } from './agreed'
import { agreedOf } from '../../words/titles'
import { Committed } from './dice'
import { Deliveries } from '../seat/deliveries'
import { Hooks } from '../seat/settings-channels'
import { Faults, CopyField } from '../../parts/field'
import type { SeatsProps } from './host-page'
import { hostTitle, SeatsNow } from './seats-now'
import { Guests, Seek, Lost, HostForm } from './host-forms'

export function seatsPage(props: SeatsProps): string {
  const { head, game, hostLink, filled, done, unsure, token, post } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  if (head.stage === 'off') return calledOff(reader, head.name)
  const free = head.seats.filter(({ taken }) => !taken)
  const agreed = agreedOf(game, head.options, reader.language)
  // Opens the webhooks' fold after something in it was done or refused.
  const touched = done?.startsWith('hook') || post?.fresh !== undefined || post?.refused !== undefined
  return document(
    { reader, title: hostTitle(reader, props), kind: 'narrow hosting', quick: true, secret: true },
    <>
      <SeatsNow {...props} reader={reader} company={company} />
      <p id="heard" class="ear" role="status" />
      <Faults reader={reader} filled={filled} />
      {token !== undefined && head.stage === 'playing' && <Seek {...props} reader={reader} company={company} token={token} />}
      {token !== undefined && head.stage === 'playing' && <Lost {...props} reader={reader} company={company} token={token} />}
      <div class="folds">
        {token !== undefined && free.length > 0 && head.stage === 'seating' && (
          <Fold id="guest" label={t('host-guest')} open={filled !== undefined}>
            <Guests {...props} reader={reader} company={company} token={token} />
          </Fold>
        )}
        <Fold id="host" label={t('host-own')}>
          <CopyField id="host-link" label={t('host-own-link')} link={hostLink} hint={t('host-own-hint')} />
        </Fold>
        <Fold id="agreed" label={t('agreed-heading')} said={agreed.edition}>
          <Agreement reader={reader} agreed={agreed} />
          <Terms reader={reader} head={head} />
        </Fold>
        {post && token !== undefined && (
          <Fold id="channels" label={t('host-channels')} open={touched}>
            <Post {...props} reader={reader} company={company} post={post} token={token} />
          </Fold>
        )}
        {token !== undefined && head.stage === 'seating' && (
          <Fold id="call-off" label={t('host-off')} open={unsure}>
            <p>{t('host-off-about')}</p>
            <HostForm head={head} token={token}>
              <label class="pick">
                <input type="checkbox" name="sure" required />
                <span>{t('host-off-sure')}</span>
              </label>
              <p class="row">
                <button class="button" name="do" value="call-off">
                  {t('host-off-do')}
                </button>
              </p>
            </HostForm>
          </Fold>
        )}
        <Fold id="dice" label={t('dice-heading')} said={t('claim-dice-said')}>
          <Committed reader={reader} head={head} beacon={props.beacon} />
        </Fold>
      </div>
    </>
  )
}

/** The table's own webhooks, and delivery reports for the seats' notices. */
function Post({
  reader,
  company,
  head,
  post,
  token,
}: SeatsProps & { reader: Reader; company: Company; post: NonNullable<SeatsProps['post']>; token: string }) {
  const { t } = reader
  const doer = { action: `/tables/${head.id}/seats`, token }
  return (
    <>
      <Hooks reader={reader} doer={doer} channels={post} />
      {post.seats.length > 0 && (
        <Part id="post" heading={t('post')}>
          {post.seats.map(({ seat, ...known }) => (
            <details key={seat} class="fold">
              <summary>
                <bdi>{company.crew[seat]?.name}</bdi>
                {head.seats[seat]?.unreached && `\u00a0· ${t('seat-unreached')}`}
              </summary>
              <Deliveries reader={reader} {...known} />
            </details>
          ))}
        </Part>
      )}
    </>
  )
}

function calledOff(reader: Reader, name: string): string {
  const { t } = reader
  return document(
    { reader, title: `${t('off-heading')} · ${name}`, kind: 'narrow', secret: true },
    <Mishap heading={t('off-heading')} ways={[{ href: '/tables/new', text: t('home-new') }]}>
      <p>{t('off-about')}</p>
    </Mishap>
  )
}
