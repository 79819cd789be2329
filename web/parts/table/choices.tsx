/** A question's choices as clickable rows, grouped if there are many. */
import type { Choice, Prompt } from '../../../worker/rules/contract'
import { Icon, marked } from '../../board/draw'
import { plain } from '../../words/say'
import type { Heap, Question, Row } from './listing'
import { Rich } from '../../words/rich'
import type { AskProps } from './ask'

type ChoicesProps = Pick<AskProps, 'reader' | 'pick' | 'headed' | 'spare' | 'rarer'> & { question: Question; heading: string | undefined }

// The fieldset's id contains the prompt's, so a swap keeps ticks while the question stays the same, and a new question never inherits them.
export function Choices({ reader, question, pick, headed, spare, rarer, heading }: ChoicesProps) {
  const { prompt, heaps, loose } = question
  const columns = heaps.length > 1 && heaps.every(({ group }) => group.column)
  const isTabbed = heaps.some(({ g }) => g)
  const among = (ids: readonly string[] = []): Row[] => loose.filter(({ choice }) => ids.includes(choice.id))
  const folds = [
    { rows: among(spare?.(prompt)), why: 'ask-spare' },
    { rows: among(rarer?.(prompt)), why: 'ask-rarer' },
  ].filter(({ rows }) => rows.length > 0)
  const folded = folds.flatMap(({ rows }) => rows)
  const row = (item: Row, bare = false) => <ChoiceRow key={item.n} prompt={prompt} item={item} pick={pick} bare={bare} />
  const heaped = (heap: Heap) => (
    <div key={heap.group.id} class={heap.g ? `group g${heap.g}` : 'group'} role="group" aria-label={plain(reader.say(heap.group))}>
      <h3 aria-hidden="true">{(!heap.g && headed?.(heap.group, under(heap))) || <Rich text={reader.say(heap.group)} />}</h3>
      {heap.rows.map(item => row(item))}
    </div>
  )
  return (
    <fieldset id={`q-${prompt.id}`} aria-labelledby={heading}>
      {!heading && <legend>{headed?.(prompt.ask, prompt.choices) ?? <Rich text={reader.say(prompt.ask)} />}</legend>}
      {isTabbed && <Groups reader={reader} prompt={prompt} heaps={heaps} headed={headed} />}
      {columns ? <div class="deal">{heaps.map(heap => heaped(heap))}</div> : heaps.map(heap => heaped(heap))}
      {loose.map(item => !folded.includes(item) && row(item, isTabbed && !item.choice.at))}
      {folds.map(({ rows, why }) => (
        <details key={why} class="fold" open={rows.some(({ picked }) => picked)}>
          <summary>{reader.t(why, { count: rows.length })}</summary>
          <div class="picks">{rows.map(item => row(item))}</div>
        </details>
      ))}
    </fieldset>
  )
}

export const under = ({ rows }: Pick<Heap, 'rows'>): Choice[] => rows.map(({ choice }) => choice)

/** Icons that select which group is shown. They are not part of the answer, and without CSS all groups are visible. */
function Groups({ reader, prompt, heaps, headed }: Pick<AskProps, 'reader' | 'headed'> & { prompt: Prompt; heaps: readonly Heap[] }) {
  return (
    <div class="groups picks" role="group" aria-label={reader.t('ask-groups')}>
      {heaps.map(({ g, group, rows, picked }) => (
        <label key={group.id} class="pick bare-pick">
          <input class={`ear g${g}`} type="radio" name={`group.${prompt.id}`} value={group.id} checked={picked} />
          {headed?.(group, under({ rows })) ?? (
            <>
              {group.sign && <Icon id={group.sign} size={26} />}
              <span>
                <Rich text={reader.say(group)} />
              </span>
            </>
          )}
        </label>
      ))}
    </div>
  )
}

/** `bare`: without its number, which no ring has either, and which would seem to skip those under the other tabs. */
type RowProps = Pick<AskProps, 'pick'> & { prompt: Prompt; item: Row; bare?: boolean }

// The line break is for text browsers; with CSS a row is a block anyway.
function ChoiceRow({ prompt, item: { n, choice, label, picked }, pick, bare }: RowProps) {
  return (
    <>
      <label class="pick">
        <input class={marked(n)} type="radio" name={`choice.${prompt.id}`} value={choice.id} checked={picked} required={!prompt.may} />
        <b class="tag">{bare ? '\u00a0' : n}</b> <span>{pick ? pick(choice, prompt) : <Rich text={label} />}</span>
      </label>
      <br />
    </>
  )
}
