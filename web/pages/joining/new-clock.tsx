/** A new table's clock, and settings hosts rarely change: absences, talk, a fixed start. */
import type { Reader } from '../../words/reader'
import { Field, faultOf, idOf, type Filled } from '../../parts/field'
import { paceWords } from '../../parts/terms'
import type { ClockOffer } from './new'

interface ChoiceProps {
  reader: Reader
  filled: Filled | undefined
  offer: ClockOffer
}

export function ClockChoice({ reader, filled, offer }: ChoiceProps) {
  const { t } = reader
  return (
    <fieldset id={idOf('pace')}>
      <legend>
        <h2>{t('new-pace')}</h2>
      </legend>
      <div class="picks cards-in-a-row">
        {offer.paces.map(({ name }) => (
          <PacePick key={name} reader={reader} filled={filled} value={name} about={t('pace-takes', { pace: name })} />
        ))}
      </div>
    </fieldset>
  )
}

function PacePick({ reader, filled, value, about }: Omit<ChoiceProps, 'offer'> & { value: string; about: string }) {
  return (
    <label class="pick">
      <input type="radio" name="pace" value={value} checked={value === (filled?.typed['pace'] ?? 'steady')} />
      <span>
        {reader.t('pace-name', { name: value })}
        <small>{about}</small>
      </span>
    </label>
  )
}

/** The hours behind the named paces, custom hours, or no clock. */
function OtherClocks(props: ChoiceProps) {
  const { t } = props.reader
  return (
    <fieldset aria-describedby="pace-about">
      <legend>{t('terms-pace')}</legend>
      <p class="note" id="pace-about">
        {t('pace-about')}
      </p>
      <ul class="note">
        {props.offer.paces.map(pace => (
          <li key={pace.name}>{paceWords(props.reader, pace)}</li>
        ))}
      </ul>
      <div class="picks">
        <div class="of-edition">
          <PacePick {...props} value="own" about={t('pace-own-about')} />
          <OwnNumbers {...props} />
        </div>
        <PacePick {...props} value="none" about={t('pace-none-about')} />
      </div>
    </fieldset>
  )
}

function OwnNumbers({ reader, filled, offer: { hours, paces } }: ChoiceProps) {
  const { t } = reader
  const usual = paces.find(({ name }) => name === 'steady')
  const field = (part: 'first' | 'add' | 'most') => (
    <Field
      reader={reader}
      filled={filled}
      name={`own.${part}`}
      label={t(`pace-${part}`)}
      type="number"
      min={hours.least}
      max={hours.most}
      usual={usual?.[part]}
    />
  )
  return (
    <div class="pair within">
      {field('first')}
      {field('add')}
      {field('most')}
    </div>
  )
}

/** Has no effect on games without standing orders. */
function MannerChoice({ reader: { t }, filled }: Pick<ChoiceProps, 'reader' | 'filled'>) {
  const chosen = filled?.typed['manner'] ?? 'brisk'
  return (
    <fieldset>
      <legend>{t('terms-manner')}</legend>
      <div class="picks">
        {(['brisk', 'classic'] as const).map(manner => (
          <label key={manner} class="pick">
            <input type="radio" name="manner" value={manner} checked={manner === chosen} />
            <span>
              {t('manner-name', { manner })}
              <small>{t('manner-about', { manner })}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Starts open if something in it is wrong, so that the error's link has a target. */
export function Rare({ reader, filled, offer, letters }: ChoiceProps & { letters: boolean }) {
  const { t } = reader
  const { usual, most } = offer.absences
  const same = { reader, filled }
  const fields = ['absence.times', 'absence.days', 'startdays', 'hostaddress', 'own.first', 'own.add', 'own.most']
  const wrong = fields.some(field => faultOf(filled, field))
  return (
    <details class="fold" id="rare" open={wrong}>
      <summary>{t('new-rare')}</summary>
      <div class="part">
        <OtherClocks {...same} offer={offer} />
        <p class="note">{t('new-absences-about')}</p>
        <div class="pair">
          <Field
            {...same}
            name="absence.times"
            label={t('new-absences-times')}
            type="number"
            min={0}
            max={most.times}
            usual={usual.times}
          />
          <Field {...same} name="absence.days" label={t('new-absences-days')} type="number" min={0} max={most.days} usual={usual.days} />
        </div>
        <Field
          {...same}
          name="startdays"
          label={t('new-start')}
          hint={t('new-start-hint')}
          type="number"
          min={0}
          max={offer.startDays}
          usual={0}
        />
        <MannerChoice reader={reader} filled={filled} />
        {letters && (
          <Field
            {...same}
            name="hostaddress"
            label={t('new-host-address')}
            hint={t('new-host-address-hint')}
            type="email"
            autocomplete="email"
          />
        )}
        <label class="pick">
          <input id={idOf('opentalk')} type="checkbox" name="opentalk" checked={filled?.typed['opentalk'] !== undefined} />
          <span>{t('new-open-talk')}</span>
        </label>
      </div>
    </details>
  )
}
