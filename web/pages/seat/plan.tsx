/** A planned turn as pages show it: its actions with their conditions, and how it ends. */
import type { Text } from '../../../worker/rules/contract'
import type { PlanEnd, PlanStep } from '../../../worker/rules/plans'
import { Rich } from '../../words/rich'
import type { Reader } from '../../words/reader'

export type StepShown = PlanStep & { label: Text }

export function Steps({ reader: { t, say }, steps, then }: { reader: Reader; steps: readonly StepShown[]; then?: PlanEnd }) {
  return (
    <>
      <ol class="plan">
        {steps.map(({ label, exactly, otherwise }, i) => (
          <li key={i}>
            <b>
              <Rich text={say(label)} />
            </b>{' '}
            <span class="note">
              {t(exactly ? 'plan-exactly' : 'plan-anyway')}; {t('plan-if-not', { end: otherwise })}
            </span>
          </li>
        ))}
      </ol>
      {then && <p class="note">{t('plan-then', { end: then })}</p>}
    </>
  )
}

const ENDS: readonly PlanEnd[] = ['stop', 'ask']

export function EndPick({ reader: { t }, name, legend, usual }: { reader: Reader; name: string; legend: string; usual: PlanEnd }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="pair">
        {ENDS.map(end => (
          <label key={end} class="pick">
            <input type="radio" name={name} value={end} checked={end === usual} />
            <span>{t('plan-end', { end })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
