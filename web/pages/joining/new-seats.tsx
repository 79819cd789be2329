/** Seats of a new table, the host's own first, and where invitations are sent. */
import { PERSONAS } from '../../parts/personas'
import { asset } from '../../board/assets'
import { Icon } from '../../board/draw'
import { LANGUAGES } from '../../parts/layout'
import { FieldGroup, Field } from '../../parts/field'
import { addressField, kindField, languageField, nameField, type Made } from './new'

const rowsOf = ({ games }: Made): number[] =>
  Array.from({ length: Math.max(...games.flatMap(({ editions }) => editions.map(({ seats }) => seats[1]))) }, (_, seat) => seat)

export function SeatRows(made: Made) {
  const { reader, filled, letters } = made
  return (
    <FieldGroup reader={reader} filled={filled} field="seats" heading={reader.t('new-seats')}>
      {rowsOf(made).map(seat => (
        <Chair key={seat} {...made} seat={seat} />
      ))}
      {letters && (
        <>
          <p class="note letters-about">{reader.t('new-letters-about')}</p>
          <script src={asset('new.js')} defer />
        </>
      )}
      <input type="checkbox" id="more-chairs" class="ear" autocomplete="off" />
      <label class="button more-chairs" for="more-chairs">
        {reader.t('new-more')}
      </label>
    </FieldGroup>
  )
}

function Chair({ seat, ...made }: Made & { seat: number }) {
  const { reader, filled, games, nameLength } = made
  const { t } = reader
  const own = seat === 0
  return (
    <div class={own ? 'chair own' : 'chair'}>
      <Icon id={`${games[0]?.figure ?? 'pirate'}-${PERSONAS[seat] ?? 'a'}`} size={38} box={38} />
      <Field
        reader={reader}
        filled={filled}
        name={nameField(seat)}
        {...(own
          ? eitherOf(t('new-own-name'), t('new-friend'))
          : { label: t('new-seat-name', { n: seat + 1 }), placeholder: t('new-friend') })}
        maxlength={nameLength}
        usual={own ? made.ownName : ''}
        autocomplete={own ? 'nickname' : 'off'}
      />
      {own && (
        <label class="bare-pick">
          <input type="checkbox" name="own" checked={!filled || filled.typed['own'] !== undefined} />
          <span>{t('new-own')}</span>
        </label>
      )}
      <WhoSits {...made} seat={seat} />
      <Invited {...made} seat={seat} />
    </div>
  )
}

/** What the first row asks of a host who plays, or else of a friend. Styles choose one, and show it in the empty field, as no attribute could. */
const eitherOf = (mine: string, theirs: string) => ({
  label: (
    <span class="mine" data-theirs={theirs}>
      <span>{mine}</span>
    </span>
  ),
  placeholder: ' ',
})

const KINDS = ['link', 'open', 'bot'] as const

function WhoSits({ reader: { t }, filled, seat }: Made & { seat: number }) {
  const name = kindField(seat)
  const chosen = filled?.typed[name] ?? 'link'
  return (
    <select name={name} class="kinds" aria-label={t('new-seat-kind', { n: seat + 1 })} autocomplete="off">
      {KINDS.map(kind => (
        <option key={kind} value={kind} selected={kind === chosen}>
          {t(`new-kind-${kind}`)}
        </option>
      ))}
    </select>
  )
}

/** Where the seat's letters go, and in which language. Styles show it once somebody is at the row's name, so that typing moves nothing. */
function Invited(made: Made & { seat: number }) {
  const { reader, filled, seat, letters } = made
  const { t } = reader
  if (!letters) return null
  const words =
    seat === 0
      ? { ...eitherOf(t('links-address'), t('new-friend-address')), hint: t('new-own-address-about') }
      : { label: t('new-seat-address', { n: seat }), placeholder: t('new-friend-address') }
  return (
    <div class="invited">
      <Field reader={reader} filled={filled} name={addressField(seat)} {...words} type="email" inputmode="email" />
      <Reads {...made} seat={seat} />
    </div>
  )
}

function Reads({ reader, filled, seat }: Made & { seat: number }) {
  const name = languageField(seat)
  const chosen = filled?.typed[name] ?? reader.language
  return (
    <div class="field">
      <label for={name}>{seat === 0 ? reader.t('claim-language') : reader.t('new-seat-language', { n: seat })}</label>
      <select id={name} name={name}>
        {LANGUAGES.map(([code, own]) => (
          <option key={code} value={code} lang={code} selected={code === chosen}>
            {own}
          </option>
        ))}
      </select>
    </div>
  )
}
