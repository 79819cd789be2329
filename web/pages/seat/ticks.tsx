/** A setting made of check boxes; an on/off setting has just one. */
import { isTicked, TICK_NAMES, TICKS, type TickName } from '../../../worker/model/ticks'
import { DeedForm } from '../../parts/deed'
import { Part } from '../../parts/layout'
import type { Setting } from './settings'

/** This page's settings that apply to this table. */
export function AllTicks(setting: Setting) {
  const here = TICK_NAMES.filter(name => TICKS[name].page === setting.page)
  const fit = here.filter(name => !TICKS[name].clock || setting.model.head.pace)
  return (
    <>
      {fit.map(name => (
        <Ticks key={name} {...setting} name={name} />
      ))}
    </>
  )
}

function Ticks({ reader: { t }, model: { own }, doer, name }: Setting & { name: TickName }) {
  if (!own) return null
  const { field, of } = TICKS[name]
  return (
    <Part id={name} heading={t(`tick-${name}`)}>
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
    </Part>
  )
}
