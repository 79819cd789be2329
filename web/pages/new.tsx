/** A new table in one form. What belongs to a game or an edition that is not picked is hidden by the style sheet alone, is
    sent all the same, and counts for nothing. */
import type { ComponentChildren } from 'preact'
import { document } from '../parts/layout'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import type { TableHead } from '../model'
import type { Pace } from '../parts/terms'
import type { EditionCard, GameCard, OptionCard } from './cards'
import { Faults, Field, faultOf, idOf, Wrong, type Filled } from './field'
import { ClockChoice, Rare } from './new-clock'

export interface NewProps extends Reading {
  games: readonly GameCard[]
  /** A name that the table gets when none is typed. */
  suggestion: string
  /** The site can send letters. */
  letters: boolean
  /** The most that a name may have. */
  nameLength: number
  /** What a host may choose of the clock. */
  clock: ClockOffer
  /** The form came back with faults. */
  filled?: Filled
}
export interface ClockOffer {
  /** Named ones, in hours; the second is usual. */
  paces: readonly Pace[]
  /** Hours that own numbers may say. */
  hours: { least: number; most: number }
  absences: { usual: TableHead['absences']; most: TableHead['absences'] }
  /** Days until the start at most. */
  startDays: number
}
type Made = NewProps & { reader: Reader }

/** `house.jamaica.sections`: an option of an edition. */
export const optionField = (edition: string, option: string): string => `house.${edition}.${option}`
export const nameField = (seat: number): string => `name.${seat}`
export const addressField = (seat: number): string => `address.${seat}`
export const editionField = (game: string): string => `edition.${game}`
export const kindField = (seat: number): string => `kind.${seat}`

export function newPage(props: NewProps): string {
  const reader = readerOf(props)
  const { filled, suggestion, nameLength } = props
  const { t } = reader
  const title = filled?.faults.length ? t('fault-title', { title: t('new-title') }) : t('new-title')
  return document(
    { reader, title, kind: 'narrow' },
    <>
      <div class="masthead">
        <h1>{t('new-title')}</h1>
        <p class="note">{t('new-about')}</p>
      </div>
      <Faults reader={reader} filled={filled} />
      <form class="part form" method="post" action="/tables" autocomplete="off" novalidate>
        <Games {...props} reader={reader} />
        <SeatRows {...props} reader={reader} />
        <ClockChoice reader={reader} filled={filled} offer={props.clock} />
        <input type="hidden" name="suggestion" value={suggestion} />
        <Field
          reader={reader}
          filled={filled}
          name="name"
          label={t('new-name-label')}
          hint={t('new-name-hint')}
          placeholder={suggestion}
          maxlength={nameLength}
        />
        <Rare reader={reader} filled={filled} offer={props.clock} letters={props.letters} />
        <p class="row fill">
          <button class="button main">{t('new-open')}</button>
        </p>
        <p class="note">{t('new-after')}</p>
      </form>
    </>
  )
}

function Games(made: Made) {
  const { reader, filled, games } = made
  return (
    <Choosing reader={reader} filled={filled} field="game" heading={reader.t('new-game')}>
      <div id={idOf('edition')} class="picks">
        {games.map((game, i) => (
          <GameChoice key={game.id} {...made} game={game} first={i === 0} />
        ))}
      </div>
      <Wrong reader={reader} fault={faultOf(filled, 'edition')} />
    </Choosing>
  )
}

function GameChoice({ reader, game, filled, first }: Made & { game: GameCard; first: boolean }) {
  const typed = filled?.typed['game']
  return (
    <div class="of-game">
      <label class="pick">
        <input type="radio" name="game" value={game.id} checked={typed ? typed === game.id : first} />
        <span>
          {game.title}
          <small>{game.about}</small>
        </span>
      </label>
      <div class="picks within" role="radiogroup" aria-labelledby={`rules-of-${game.id}`}>
        <p class="note" id={`rules-of-${game.id}`}>
          {reader.t('new-edition', { game: game.title })}
        </p>
        {game.editions.map((edition, i) => (
          <EditionChoice key={edition.id} reader={reader} filled={filled} field={editionField(game.id)} edition={edition} first={i === 0} />
        ))}
      </div>
    </div>
  )
}

type EditionProps = { reader: Reader; filled: Filled | undefined; field: string; edition: EditionCard; first: boolean }

function EditionChoice({ reader, filled, field, edition, first }: EditionProps) {
  const typed = filled?.typed[field]
  const [least, most] = edition.seats
  return (
    <div class="of-edition">
      <label class="pick">
        <input type="radio" name={field} value={edition.id} checked={typed ? typed === edition.id : first} />
        <span>
          {edition.title}
          <small>
            {edition.about}; {reader.t('new-seats-range', { least, most })}
          </small>
        </span>
      </label>
      {edition.options.length > 0 && (
        <div class="pair within">
          {edition.options.map(option => (
            <OptionField key={option.id} reader={reader} filled={filled} name={optionField(edition.id, option.id)} option={option} />
          ))}
        </div>
      )}
    </div>
  )
}

type OptionProps = { reader: Reader; filled: Filled | undefined; name: string; option: OptionCard }

function OptionField({ reader, filled, name, option }: OptionProps) {
  if (option.kind === 'number') {
    const { title, least, most, usual } = option
    const hint = reader.t('new-option-range', { least, most })
    return (
      <Field reader={reader} filled={filled} name={name} label={title} hint={hint} type="number" min={least} max={most} usual={usual} />
    )
  }
  return (
    <label class="pick">
      <input id={idOf(name)} type="checkbox" name={name} checked={filled ? filled.typed[name] !== undefined : option.usual} />
      <span>{option.title}</span>
    </label>
  )
}

function SeatRows({ reader, games, letters, filled, nameLength }: Made) {
  const { t } = reader
  const most = Math.max(...games.flatMap(({ editions }) => editions.map(({ seats }) => seats[1])))
  const rows = Array.from({ length: most }, (_, seat) => seat)
  return (
    <Choosing reader={reader} filled={filled} field="seats" heading={t('new-seats')}>
      <p class="note">{t(letters ? 'new-seats-about-letters' : 'new-seats-about')}</p>
      {rows.map(seat => (
        <div key={seat} class="pair chair">
          <div class="of-name">
            <Field
              reader={reader}
              filled={filled}
              name={nameField(seat)}
              label={t('new-seat-name', { n: seat + 1 })}
              maxlength={nameLength}
              placeholder=" "
            />
          </div>
          {letters && (
            <Field reader={reader} filled={filled} name={addressField(seat)} label={t('new-seat-address')} type="email" inputmode="email" />
          )}
          <WhoSits reader={reader} filled={filled} seat={seat} />
        </div>
      ))}
    </Choosing>
  )
}

const KINDS = ['link', 'open', 'bot'] as const

function WhoSits({ reader: { t }, filled, seat }: { reader: Reader; filled: Filled | undefined; seat: number }) {
  const name = kindField(seat)
  const chosen = filled?.typed[name] ?? 'link'
  return (
    <div class="picks kinds" role="radiogroup" aria-label={t('new-seat-kind', { n: seat + 1 })}>
      {KINDS.map(kind => (
        <label key={kind} class="pick bare-pick">
          <input type="radio" name={name} value={kind} checked={kind === chosen} />
          <span>{t(`new-kind-${kind}`)}</span>
        </label>
      ))}
    </div>
  )
}

type ChoosingProps = { reader: Reader; filled: Filled | undefined; field: string; heading: string; children: ComponentChildren }

/** A headed group of fields; what is wrong with the group as a whole stands below its heading. */
function Choosing({ reader, filled, field, heading, children }: ChoosingProps) {
  const fault = faultOf(filled, field)
  return (
    <fieldset id={idOf(field)} aria-describedby={fault && `${idOf(field)}-wrong`}>
      <legend>
        <h2>{heading}</h2>
      </legend>
      <Wrong reader={reader} fault={fault} />
      {children}
    </fieldset>
  )
}
