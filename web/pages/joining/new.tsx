/**
 * The form for a new table. What most people need fits one phone screen; the rest is folded. Fields of games and editions not picked are
 * hidden by CSS only; they are submitted anyway, and ignored.
 */
import { document } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import type { TableHead } from '../../../worker/model'
import type { PaceShown } from '../../parts/terms'
import type { GameCard } from '../../words/titles'
import { FieldGroup, Faults, Field, faultOf, type Filled } from '../../parts/field'
import { WallClock } from '../../parts/time/wall-clock'
import { Fold } from '../../parts/fold'
import { Icon } from '../../board/draw'
import { ClockChoice, Rare } from './new-clock'
import { Rules } from './new-rules'
import { SeatRows } from './new-seats'

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

export const nameField = (seat: number): string => `name.${seat}`
export const addressField = (seat: number): string => `address.${seat}`
export const languageField = (seat: number): string => `language.${seat}`
export const kindField = (seat: number): string => `kind.${seat}`

export function newPage(props: NewProps): string {
  const reader = readerOf(props)
  const { filled, suggestion, nameLength } = props
  const { t } = reader
  const title = filled?.faults.length ? t('fault-title', { title: t('new-title') }) : t('new-title')
  return document(
    { reader, title, kind: 'narrow opening', form: true },
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
