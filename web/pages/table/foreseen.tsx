/** Small questions the current answers may lead to, folded inside their form; each defaults to the seat's standing orders. */
import { Rich } from '../../words/rich'
import type { Choice } from '../../../worker/rules/contract'
import type { Course } from '../../../worker/rules/orders'
import type { TableModel } from '../../../worker/model'
import { plain } from '../../words/say'
import { Later, type Opening } from '../../parts/fold'
import type { Row } from '../../parts/table/listing'
import type { Reader } from '../../words/reader'
import { marked } from '../../board/draw'

type Questions = NonNullable<TableModel['foreseen']>

/** The question's form field; its value is a choice id, or empty. */
export const aheadField = (id: string): string => `ahead.${id}`

/** `rows`: the choices on offer; the questions of a choice show while it is ticked. */
export function Foreseen({ reader, opened, questions, rows }: Opening & { questions: Questions; rows: readonly Row[] }) {
  const { t, say } = reader
  const asked = questions.filter(({ idle, said }) => !idle || said !== undefined)
  const answers = [...Map.groupBy(asked, ({ under }) => under.id).values()]
  const sealed = questions.some(({ under }) => numbersOf(under, rows).length === 0)
  return (
    <Later
      reader={reader}
      opened={opened}
      name="ahead"
      kind="foreseen"
      label={t('ahead', { sealed: sealed ? 'yes' : 'no' })}
      inForce={questions.some(({ said }) => said !== undefined)}
    >
      <p class="note">{t('ahead-about')}</p>
      {answers.map(same => (
        <div key={same[0]?.under.id} class={whileTicked(same, rows)}>
          <p>{same[0] && <Rich text={say(same[0].under.label)} />}</p>
          {same.map(question => (
            <Question key={question.id} reader={reader} question={question} />
          ))}
        </div>
      ))}
    </Later>
  )
}

/** Questions already answered stay in sight, as do those of a card that is sealed and so no longer on offer. */
function whileTicked(same: Questions, rows: readonly Row[]): string | undefined {
  const numbers = same[0] ? numbersOf(same[0].under, rows) : []
  if (numbers.length === 0 || same.some(({ said }) => said !== undefined)) return undefined
  return ['as', ...numbers.map(n => marked(n))].join(' ')
}

function numbersOf({ act }: Pick<Choice, 'act'>, rows: readonly Row[]): number[] {
  const under = JSON.stringify(act)
  return rows.filter(({ choice }) => JSON.stringify(choice.act) === under).map(({ n }) => n)
}

/** What this act would lead to, as far as it is known. */
export function courseOf(act: unknown, courses: readonly Course[] = []): Course | undefined {
  const under = JSON.stringify(act)
  return courses.find(course => JSON.stringify(course.under) === under)
}

/** What happens if nothing is said here. */
function usually({ t, say }: Reader, { usual, prompt }: Questions[number]): string {
  if (usual === 'asks') return t('ahead-asks')
  const choice = usual && prompt.choices.find(({ id }) => id === usual.choice)
  return choice ? t('ahead-usual-is', { choice: plain(say(choice.label)) }) : t('ahead-usual')
}

function Question({ reader, question }: { reader: Reader; question: Questions[number] }) {
  const { t, say } = reader
  const { id, prompt, path, said = '' } = question
  const asked = say(prompt.ask)
  return (
    <div class="field">
      <label for={`a-${id}`}>
        <Rich text={path.length === 0 ? asked : t('ahead-after', { asked, path: path.map(say).join(', ') })} />
      </label>
      <select id={`a-${id}`} name={aheadField(id)}>
        <option value="">{usually(reader, question)}</option>
        {prompt.choices.map(choice => (
          <option key={choice.id} value={choice.id} selected={choice.id === said}>
            {plain(say(choice.label))}
          </option>
        ))}
      </select>
    </div>
  )
}
