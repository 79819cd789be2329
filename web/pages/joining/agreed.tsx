/** The terms of a table, as seen before taking a seat. */
import type { SeatCard } from '../../../worker/model'
import type { Reader } from '../../words/reader'
import type { Agreed } from '../../words/titles'

export function Agreement({ reader: { t }, agreed }: { reader: Reader; agreed: Agreed }) {
  const said = (value: number | boolean) => (typeof value === 'number' ? value : t(value ? 'agreed-yes' : 'agreed-no'))
  return (
    <dl class="agreed">
      <div>
        <dt>{t('agreed-game')}</dt>
        <dd>{agreed.game}</dd>
      </div>
      <div>
        <dt>{t('agreed-edition')}</dt>
        <dd>{agreed.edition}</dd>
      </div>
      {agreed.options.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

export type Sitting = Pick<SeatCard, 'seat' | 'name' | 'taken' | 'pirate'>
