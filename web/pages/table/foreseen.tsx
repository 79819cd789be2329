/** Small questions the current answers may lead to, folded inside their form; each defaults to the seat's standing orders. */
import { Rich } from '../../words/rich'
import type { TableModel } from '../../../worker/model'
import { plain } from '../../words/say'
import { Later, type Opening } from '../../parts/fold'
import type { Reader } from '../../words/reader'

type Questions = NonNullable<TableModel['foreseen']>

/** The question's form field; its value is a choice id, or empty. */
export const aheadField = (id: string): string => `ahead.${id}`

export function Foreseen({ reader, opened, questions }: Opening & { questions: Questions }) {
  const { t, say } = reader
  if (questions.length === 0) return null
  const answers = [...Map.groupBy(questions, ({ under }) => under.id).values()]
  return (
    <Later
      reader={reader}
      opened={opened}
      name="ahead"
      kind="foreseen"
      label={t('ahead')}
      inForce={questions.some(({ said }) => said !== undefined)}
    >
      <p class="note">{t('ahead-about')}</p>
      {answers.map(same => (
        <details key={same[0]?.under.id} class="fold" open={same.some(({ said }) => said !== undefined)}>
          <summary>{same[0] && <Rich text={say(same[0].under.label)} />}</summary>
          {same.map(question => (
            <Question key={question.id} reader={reader} question={question} />
          ))}
        </details>
      ))}
    </Later>
  )
}

function Question({ reader: { t, say }, question: { id, prompt, path, said = '' } }: { reader: Reader; question: Questions[number] }) {
  const asked = say(prompt.ask)
  return (
    <div class="field">
      <label for={`a-${id}`}>
        <Rich text={path.length === 0 ? asked : t('ahead-after', { asked, path: path.map(say).join(', ') })} />
      </label>
      <select id={`a-${id}`} name={aheadField(id)}>
        <option value="">{t('ahead-usual')}</option>
        {prompt.choices.map(choice => (
          <option key={choice.id} value={choice.id} selected={choice.id === said}>
            {plain(say(choice.label))}
          </option>
        ))}
      </select>
    </div>
  )
}
