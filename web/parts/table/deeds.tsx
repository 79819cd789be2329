/** Everything a seat can do besides answering, folded; and the urgent ones of those, above the table. */
import type { ComponentChildren } from 'preact'
import type { Deeds as May, Holder, TableModel } from '../../../worker/model'
import { Rich } from '../../words/rich'
import { DeedButton, DeedForm, type Doer } from '../deed'
import { Later, type Opening } from '../fold'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'
import { inWords } from '../time/time'

const WORDS = 2000

interface DeedsProps extends Opening {
  may: May
  paths: Paths
  doer: Doer
  /** Standing orders are in use at this table. */
  ordered: boolean
  /** All others are bots: nobody need agree. */
  alone: boolean
}

/** Rare deeds, each with its consequences. */
export function Deeds({ reader, opened, may, paths, doer, ordered, alone }: DeedsProps) {
  const { t } = reader
  return (
    <Later reader={reader} opened={opened} name="deeds" label={t('deeds')}>
      <ul class="deeds">
        <li>
          <a class="button" href={paths.setting('time')}>
            {t('settings')}
          </a>{' '}
          {ordered && (
            <a class="button" href={paths.orders}>
              {t('orders')}
            </a>
          )}
          <p class="note">{t('settings-about')}</p>
        </li>
        {may.proposeTakeback && (
          <li>
            <DeedButton
              {...doer}
              deed="propose"
              fills={{ what: 'takeback' }}
              text={t('deed-takeback', { whose: alone ? 'own' : 'all' })}
              quick
            />
            {!alone && <p class="note">{t('deed-takeback-about')}</p>}
          </li>
        )}
        {may.proposePause && (
          <li>
            <DeedButton {...doer} deed="propose" fills={{ what: 'pause' }} text={t('deed-pause')} quick />
            <p class="note">{t('deed-pause-about')}</p>
          </li>
        )}
        {may.resign && (
          <li>
            <a class="button" href={`${paths.setting('seat')}#resign`}>
              {t('deed-resign')}
            </a>
            <p class="note">{t('deed-resign-about')}</p>
          </li>
        )}
      </ul>
      {may.report && (
        <DeedForm {...doer} deed="report" kind="field" quick>
          <label for="report">{t('report')}</label>
          <textarea id="report" name="text" rows={2} maxlength={WORDS} required aria-describedby="report-hint" />
          <small id="report-hint">{t('report-about')}</small>
          <button class="button">{t('report-send')}</button>
        </DeedForm>
      )}
    </Later>
  )
}

interface UrgentProps {
  reader: Reader
  paths: Paths
  model: TableModel
  holder: Holder
  doer?: Doer
}

/** That no letters come to this seat, and how they would. */
export function Unlettered({ reader: { t }, paths, model: { own }, holder }: UrgentProps) {
  if (own?.consent === undefined || holder.lent) return null
  return (
    <p class="notice">
      {t('consent', { state: own.consent })} {own.consent === 'asked' && <a href={paths.setting('letters')}>{t('consent-change')}</a>}
    </p>
  )
}

/** A paused table, a seat in other hands, a win to claim: each with the button that changes it. */
export function Urgent({ reader, model, holder, doer }: Omit<UrgentProps, 'paths'>) {
  const { t } = reader
  const { head, may, own, viewer } = model
  const card = head.seats.find(({ seat }) => seat === viewer)
  const opponent = head.seats.find(({ seat }) => seat !== viewer)
  return (
    <>
      {head.paused !== undefined && (
        <Box id="paused" heading={t('paused')} about={t('paused-about', { until: inWords(head.paused, reader) })}>
          {may.resume && doer && <DeedButton {...doer} deed="resume" text={t('paused-resume')} main quick />}
        </Box>
      )}
      {own?.recovery !== undefined && !holder.lent && doer && (
        <Box id="recovery" heading={t('recovery')} about={t('recovery-about', { until: inWords(own.recovery, reader) })}>
          <DeedButton {...doer} deed="object" text={t('recovery-object')} main quick />
        </Box>
      )}
      {holder.lent && card?.lent !== undefined && (
        <p class="notice">
          <Rich text={t('lent-reader', { who: { seat: card.seat }, until: inWords(card.lent, reader) })} />
        </p>
      )}
      {may.takeSeatBack && doer && (
        <Box id="again-here" heading={t('back', { by: own?.bot === undefined ? 'substitute' : 'bot' })} about={t('back-about')}>
          <DeedButton {...doer} deed="take-seat-back" text={t('back-take')} main quick />
        </Box>
      )}
      {may.claimWin && doer && opponent && (
        <Box id="claim-win" heading={<Rich text={t('claim-win', { who: { seat: opponent.seat } })} />} about={t('claim-win-about')}>
          <DeedButton {...doer} deed="claim-win" text={t('claim-win-take')} quick />
        </Box>
      )}
    </>
  )
}

function Box({ id, heading, about, children }: { id: string; heading: ComponentChildren; about: string; children: ComponentChildren }) {
  return (
    <section class="calm" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{about}</p>
      {children}
    </section>
  )
}
