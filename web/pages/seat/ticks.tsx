/** A setting made of check boxes; an on/off setting has just one. */
import type { OwnSeat } from '../../../worker/model'
import { isTicked, TICK_NAMES, TICKS, type TickName } from '../../../worker/model/ticks'
import { DeedForm } from '../../parts/deed'
import { Fold } from '../../parts/fold'
import { Part } from '../../parts/layout'
import type { Setting } from './settings'

type Props = Setting & { own: OwnSeat }

/** This page's settings that apply to this table. An on/off setting is a fold of one line, for which every page has room. */
export function AllTicks({ own, ...setting }: Setting & { own: OwnSeat | undefined }) {
  if (!own) return null
  const here = TICK_NAMES.filter(name => TICKS[name].page === setting.page)
  const fit = here.filter(name => !TICKS[name].clock || setting.model.head.pace)
  const { t } = setting.reader
  const switches = fit.filter(name => !hasSeveral(name))
  return (
    <>
      {fit.filter(hasSeveral).map(name => (
        <Part key={name} id={name} heading={t(`tick-${name}`)}>
          <Ticks {...setting} own={own} name={name} />
        </Part>
      ))}
      {switches.length > 0 && (
        <div class="folds">
          {switches.map(name => (
            <Fold key={name} id={name} label={t(`tick-${name}`)} said={saidOf(name, { ...setting, own })} open={setting.done === name}>
              <Ticks {...setting} own={own} name={name} />
            </Fold>
          ))}
        </div>
      )}
    </>
  )
}

const hasSeveral = (name: TickName): boolean => TICKS[name].of.length > 1

/** What is ticked, if anything. */
const saidOf = (name: TickName, { reader: { t }, own }: Props): string | undefined =>
  TICKS[name].of
    .filter(tick => isTicked(name, tick, own.ticked))
    .map(tick => t(`tick-${name}-each`, { tick }))
    .join(', ') || undefined

function Ticks({ reader: { t }, own, doer, name }: Props & { name: TickName }) {
  const { field, of } = TICKS[name]
  return (
    <DeedForm {...doer} deed={name} kind="part">
      <fieldset>
        <legend class="note">{t(`tick-${name}-about`)}</legend>
        <div class="picks tiny">
          {of.map(tick => (
            <label key={tick} class="pick">
              <input type="checkbox" name={`${field}.${tick}`} checked={isTicked(name, tick, own.ticked)} />
              <span>{t(`tick-${name}-each`, { tick })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="row">
        <button class="button">{t('settings-save')}</button>
      </p>
    </DeedForm>
  )
}
