/**
 * The form for a new table. What most people need fits one phone screen; the rest is folded. Fields of games and editions not picked are
 * hidden by CSS only; they are submitted anyway, and ignored.
 */
import { document } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import type { TableHead } from '../../../worker/model'
import type { PaceShown } from '../../parts/terms'
import type { EditionCard, GameCard, OptionCard } from '../../words/titles'
import { FieldGroup, Faults, Field, faultOf, idOf, Wrong, type Filled } from '../../parts/field'
import { WallClock } from '../../parts/time/wall-clock'
import { Fold } from '../../parts/fold'
import { Icon } from '../../board/draw'
import { ClockChoice, Rare } from './new-clock'
import { Letters, SeatRows } from './new-seats'

export interface NewProps extends Reading {
  games: readonly GameCard[]
  /** The table's name if none is typed. */
  suggestion: string
  /** The site can send letters. */
  letters: boolean
  /** Characters in a name. */
  nameLength: number
  /** The name last typed in this browser. */
  ownName?: string | undefined
  /** The clocks a host can choose. */
  clock: ClockOffer
  /** The form came back with errors. */
  filled?: Filled
}
export interface ClockOffer {
  /** Named paces, in hours. */
  paces: readonly PaceShown[]
  /** Limits of custom hours. */
  hours: { least: number; most: number }
  absences: { usual: TableHead['absences']; most: TableHead['absences'] }
  /** The latest possible start, in days. */
  startDays: number
}
export type Made = NewProps & { reader: Reader }

/** An edition's option: `house.jamaica.sections`. */
export const optionField = (edition: string, option: string): string => `house.${edition}.${option}`
export const nameField = (seat: number): string => `name.${seat}`
export const addressField = (seat: number): string => `address.${seat}`
export const editionField = (game: string): string => `edition.${game}`
export const languageField = (seat: number): string => `language.${seat}`
export const kindField = (seat: number): string => `kind.${seat}`

export function newPage(props: NewProps): string {
  const reader = readerOf(props)
  const { filled, suggestion, nameLength } = props
  const { t } = reader
  const title = filled?.faults.length ? t('fault-title', { title: t('new-title') }) : t('new-title')
  return document(
    { reader, title, kind: 'narrow opening' },
    <>
      <h1>{t('new-title')}</h1>
      <Faults reader={reader} filled={filled} />
      <form class="part" method="post" action="/tables" autocomplete="off" novalidate>
        <Games {...props} reader={reader} />
        <SeatRows {...props} reader={reader} />
        <ClockChoice reader={reader} filled={filled} offer={props.clock} />
        <p class="row fill">
          <button class="button main">{t('new-open')}</button>
        </p>
        <div class="folds">
          <Rules {...props} reader={reader} />
          <Letters {...props} reader={reader} />
          <Fold id="name-of" label={t('new-name-label')} open={faultOf(filled, 'name') !== undefined}>
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
          </Fold>
          <Rare reader={reader} filled={filled} offer={props.clock} letters={props.letters} />
        </div>
        <WallClock reader={reader} />
      </form>
    </>
  )
}

function Games({ reader, filled, games }: Made) {
  const typed = filled?.typed['game']
  return (
    <FieldGroup reader={reader} filled={filled} field="game" heading={reader.t('new-game')}>
      <div class="picks cards-in-a-row">
        {games.map((game, i) => (
          <label key={game.id} class="pick">
            <input type="radio" name="game" value={game.id} checked={typed ? typed === game.id : i === 0} />
            <Icon id={`${game.figure}-a`} size={34} box={38} />
            <span>
              {game.title}
              <small>{reader.t('new-players', rangeOf(game))}</small>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const rangeOf = ({ editions }: GameCard): { least: number; most: number } => ({
  least: Math.min(...editions.map(({ seats }) => seats[0])),
  most: Math.max(...editions.map(({ seats }) => seats[1])),
})

/** The editions of all games; CSS shows those of the picked one. */
function Rules(made: Made) {
  const { reader, filled, games } = made
  const wrong = filled?.faults.some(({ field }) => field.startsWith('house.') || field === 'edition')
  return (
    <Fold id="rules" label={reader.t('new-rules')} said={games.map((game, i) => editionSaid(made, game, i))} open={wrong}>
      <Wrong reader={reader} fault={faultOf(filled, 'edition')} />
      {games.map((game, i) => (
        <fieldset key={game.id} class={ofGame(i)}>
          <legend>{reader.t('new-edition', { game: game.title })}</legend>
          <div class="picks">
            {game.editions.map((edition, n) => (
              <EditionChoice
                key={edition.id}
                reader={reader}
                filled={filled}
                field={editionField(game.id)}
                edition={edition}
                first={n === 0}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Fold>
  )
}

/** CSS shows what belongs to the picked game. */
const ofGame = (i: number): string => `rules-of r${i + 1}`

/** The edition that a game is played by unless the host changes it. */
function editionSaid({ reader, filled }: Made, { id, editions }: GameCard, i: number) {
  const typed = filled?.typed[editionField(id)]
  const { title = '' } = editions.find(edition => edition.id === typed) ?? editions[0] ?? {}
  return (
    <span key={id} class={ofGame(i)}>
      {reader.t('new-rules-said', { edition: title })}{' '}
    </span>
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
