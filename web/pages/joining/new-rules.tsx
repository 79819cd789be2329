/** A new table's rules: the editions of each game, and what can be chosen within one. */
import type { Reader } from '../../words/reader'
import type { EditionCard, GameCard, OptionCard } from '../../words/titles'
import { Field, faultOf, idOf, Wrong, type Filled } from '../../parts/field'
import { Fold } from '../../parts/fold'
import { BESIDE, rulesPath } from '../../parts/lessons'
import type { Made } from './new'

/** An edition's option: `house.jamaica.sections`. */
export const optionField = (edition: string, option: string): string => `house.${edition}.${option}`
export const editionField = (game: string): string => `edition.${game}`

/** The editions of all games; CSS shows those of the picked one. */
export function Rules(made: Made) {
  const { reader, filled, games } = made
  const wrong = filled?.faults.some(({ field }) => field.startsWith('house.') || field === 'edition')
  return (
    <Fold id="rules" label={reader.t('new-rules')} said={games.map((game, i) => editionSaid(made, game, i))} open={wrong}>
      <Wrong reader={reader} fault={faultOf(filled, 'edition')} />
      {games.map((game, i) => (
        <fieldset key={game.id} class={ofGame(i)}>
          <legend>{reader.t('new-edition', { game: game.title })}</legend>
          {game.editions.length > 1 ? <Editions {...made} game={game} /> : <OnlyEdition {...made} game={game} />}
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
      {editions.length > 1 ? reader.t('new-rules-said', { edition: title }) : title}{' '}
    </span>
  )
}

type GameProps = Pick<Made, 'reader' | 'filled'> & { game: GameCard }

function Editions({ reader, filled, game }: GameProps) {
  const field = editionField(game.id)
  const typed = filled?.typed[field]
  return (
    <div class="picks">
      {game.editions.map((edition, n) => (
        <div key={edition.id} class="of-edition">
          <label class="pick">
            <input type="radio" name={field} value={edition.id} checked={typed ? typed === edition.id : n === 0} />
            <span>
              {edition.title}
              <small>{aboutOf(reader, edition)}</small>
            </span>
          </label>
          <Within reader={reader} filled={filled} game={game} edition={edition} />
        </div>
      ))}
    </div>
  )
}

/** What has one answer is not asked. */
const OnlyEdition = ({ reader, filled, game }: GameProps) =>
  game.editions.map(edition => (
    <div key={edition.id} class="part">
      <p class="note">{aboutOf(reader, edition)}</p>
      <Within reader={reader} filled={filled} game={game} edition={edition} />
    </div>
  ))

const aboutOf = ({ t }: Reader, { about, seats: [least, most] }: EditionCard): string =>
  `${about}; ${t('new-seats-range', { least, most })}`

/** What can be chosen within an edition, and where its rules are read. */
const Within = ({ reader, filled, game, edition }: GameProps & { edition: EditionCard }) => (
  <>
    {edition.options.length > 0 && (
      <div class="pair within">
        {edition.options.map(option => (
          <OptionField key={option.id} reader={reader} filled={filled} name={optionField(edition.id, option.id)} option={option} />
        ))}
      </div>
    )}
    <p class="within">
      <a href={rulesPath(game.id, edition.id)} {...BESIDE}>
        {reader.t('claim-rules')}
      </a>
    </p>
  </>
)

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
