/** The six pirates. Where possible, a pirate's letter looks the same in its Latin and its Cyrillic name. */
import { Icon } from '../board/draw'
import type { Pirate } from '../../worker/drawing/game'
import type { SeatCard } from '../../worker/model'
import type { Company, Reader } from '../words/reader'

export const PERSONAS: readonly Pirate[] = ['a', 'e', 'k', 'm', 'o', 't']

/** Pirates not used by any taken seat. */
export function freePirates(seats: readonly SeatCard[]): Pirate[] {
  return PERSONAS.filter(pirate => !seats.some(seat => seat.taken && seat.pirate === pirate))
}

interface PersonaChoiceProps {
  reader: Reader
  company: Pick<Company, 'game'>
  free: readonly Pirate[]
  picked: Pirate
}

/** Folded, because one is assigned anyway. */
export function PersonaChoice({ reader: { t }, company, free, picked }: PersonaChoiceProps) {
  const figure = company.game.figure ?? 'pirate'
  return (
    <details class="fold" id="personas">
      <summary>{t('persona-choose', { name: t(`persona-${picked}`) })}</summary>
      <fieldset>
        <legend class="ear">{t('persona-heading')}</legend>
        <div class="picks">
          {free.map(pirate => (
            <label key={pirate} class="pick">
              <input type="radio" name="pirate" value={pirate} checked={pirate === picked} />
              <Icon id={`${figure}-${pirate}`} size={44} box={38} />
              <span>
                {t(`persona-${pirate}`)}
                <small>{t(`persona-${pirate}-life`)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
