/** The page of a seat that needs a substitute: what a stranger may know before asking for it, the form, and the steps after it. */
import type { Seat } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { TableHead } from '../../../worker/model'
import { Fold } from '../../parts/fold'
import { BackToTable } from '../../parts/table/back'
import { BESIDE, rulesPath } from '../../parts/lessons'
import { Rich } from '../../words/rich'
import { LanguagePicks } from '../../parts/language-picks'
import { document, Part } from '../../parts/layout'
import { Mishap } from '../../parts/notice'
import { readerOf, type Company, type Reader, type Reading } from '../../words/reader'
import { Terms } from '../../parts/terms'
import { Agreement } from './agreed'
import { agreedOf } from '../../words/titles'
import { Crew } from './crew'
import { Faults, Field, type Filled } from '../../parts/field'

export interface SubstituteProps extends Reading {
  head: TableHead
  game: Game
  seat: Seat
  /** Can be asked for; asked for; the letter's link was opened; confirmed there. */
  state: 'offered' | 'asked' | 'read' | 'confirmed'
  nameLength: number
  filled?: Filled
}

export function substitutePage(props: SubstituteProps): string {
  const { head, game, seat, state, filled } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  const agreed = agreedOf(game, head.options, reader.language)
  const title = t('substitute-title', { game: agreed.game })
  return document(
    { reader, title: filled ? t('fault-title', { title }) : title, kind: 'two-columns', form: true, secret: true },
    <>
      <div class="masthead">
        <BackToTable href={`/tables/${head.id}`} name={head.name} />
        <h1>{title}</h1>
        <p class="lead">
          <Rich text={t('substitute-about', { who: { seat } })} />
        </p>
      </div>
      <Part id="ask" heading={t('substitute-state', { state })}>
        <p>{t('substitute-next', { state })}</p>
        {state === 'offered' && <Ask {...props} reader={reader} />}
        {state === 'read' && (
          <form method="post">
            <p class="row fill">
              <button class="button main">{t('substitute-confirm')}</button>
            </p>
          </form>
        )}
      </Part>
      <Part id="who" heading={t('claim-who')}>
        <Crew reader={reader} company={company} head={head} left={seat} />
        <div class="folds">
          <Fold id="agreed" label={t('agreed-heading')} said={agreed.edition}>
            <Agreement reader={reader} agreed={agreed} />
            <Terms reader={reader} head={head} />
            <p>
              <a href={rulesPath(game.id, head.options.edition)} {...BESIDE}>
                {t('claim-rules')}
              </a>
            </p>
          </Fold>
        </div>
      </Part>
    </>
  )
}

function Ask({ reader, filled, head, seat, nameLength }: SubstituteProps & { reader: Reader }) {
  const { t } = reader
  const same = { reader, filled }
  return (
    <>
      <Faults reader={reader} filled={filled} />
      <form class="part" method="post" action={`/tables/${head.id}/seats/${seat}/substitute`} autocomplete="off" novalidate>
        <Field {...same} name="name" label={t('claim-name')} autocomplete="nickname" maxlength={nameLength} required />
        <Field
          {...same}
          name="address"
          label={t('substitute-address')}
          hint={t('substitute-address-hint')}
          type="email"
          autocomplete="email"
          required
        />
        <LanguagePicks legend={t('claim-language')} chosen={filled?.typed['language'] ?? reader.language} />
        <p class="row fill">
          <button class="button main">{t('substitute-ask')}</button>
        </p>
      </form>
    </>
  )
}

export interface SubstituteRefusedProps extends Reading {
  why: 'not-sought' | 'too-soon' | 'sits-here' | 'dead'
  table: string
}

export function substituteRefusedPage({ why, table, ...reading }: SubstituteRefusedProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const heading = t('substitute-refused', { why })
  const ways = [
    { href: table, text: t('error-table') },
    { href: '/tables', text: t('lobby') },
  ]
  return document(
    { reader, title: heading, kind: 'narrow', secret: true },
    <Mishap heading={heading} ways={ways}>
      <p>{t('substitute-refused-now', { why })}</p>
    </Mishap>
  )
}
